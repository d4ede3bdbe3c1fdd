/** How a unit looks, with no names left in it: the small parts of its drawing are texts of marks. No rule reads it. */
import type { Drawing, DrawnBody, DrawnMan, DrawnThing } from './drawing.generated.ts'

export type ShownBody = Omit<DrawnBody, 'shape' | 'size' | 'points'> & { readonly points: readonly number[] }

export type ShownThing = Omit<DrawnThing, 'thing'> & { readonly marks: string }

/** Joints of a man: places as x and y, legs as knee, heel and toe. */
export interface Posture {
  readonly head: readonly [number, number]
  readonly neck: readonly [number, number]
  readonly hip: readonly [number, number]
  readonly far: readonly number[]
  readonly near: readonly number[]
  /** Where the weapon is held, and how it points in degrees. */
  readonly grip: readonly [number, number]
  readonly points: number
}

export type ShownMan = Omit<DrawnMan, 'posture' | 'weapon' | 'hat' | 'pack'> & {
  readonly posture: Posture
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
