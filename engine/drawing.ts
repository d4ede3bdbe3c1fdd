/** How a unit looks, with no names left in it: the small parts of its drawing are texts of marks. No rule reads it. */
import type { Drawing, DrawnBody, DrawnMan, DrawnThing } from './drawing.generated.ts'

export type ShownBody = Omit<DrawnBody, 'shape' | 'size' | 'points'> & { readonly points: readonly number[] }

export type ShownThing = Omit<DrawnThing, 'thing'> & { readonly marks: string }

export type ShownMan = Omit<DrawnMan, 'weapon' | 'hat' | 'pack'> & {
  readonly weapon: { readonly hold: number; readonly marks: string }
  /** He holds it at his head, not where his posture has his hands. */
  readonly atHead?: boolean
  readonly hat: string
  readonly pack: string
}

export type UnitDrawing = Pick<Drawing, 'gun' | 'guns' | 'tracks' | 'wheels' | 'plane'> & {
  readonly hull?: ShownBody
  readonly upper?: ShownBody
  readonly turret?: ShownBody
  readonly below?: readonly ShownBody[]
  readonly over?: readonly ShownBody[]
  readonly crew?: readonly ShownMan[]
  readonly men?: readonly ShownMan[]
  readonly behind?: readonly ShownThing[]
  readonly things?: readonly ShownThing[]
}
