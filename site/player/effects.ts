/** What moves on the map because of events: what it is, where, and when. Only what the viewer is told and sees takes part. */
import type { GameEvent } from '../../engine/game.ts'
import { paceOf } from './sound/index.ts'
import { hexOf, isSame, keyOf } from './subject.ts'
import type { PlayerState, ShownFlash } from './systemUi.ts'
import type { Effect, March, Piece, PlaceOf, Subject } from './types.ts'

/** Milliseconds of each effect, and after which part of it the next one begins. */
const lengths = { fire: 320, hit: 180, gone: 420, taken: 420 } as const
const untilStruck = 120
const untilGone = 260
/** Milliseconds of a march: by its hexes, and never so long that play waits for it. */
const marchLasts = (hexes: number): number => Math.min(260, 60 + 50 * hexes)
/** Milliseconds of all that an action brings about: more is shown faster. */
const longest = 1500

/** True if whoever looks wants no motion. */
export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Milliseconds till the last of some effects ends. */
export const effectsLast = (effects: readonly Effect[]): number =>
  Math.max(0, ...effects.map(({ at, lasts }) => at + lasts))

/** Goes through the events of an action: where pieces stand after each, and by which ways it moved them. `start` is where they stood before. */
export function* placed<E extends GameEvent>(
  marches: (event: E, placeOf: PlaceOf, later: readonly E[]) => readonly March[],
  start: PlaceOf,
  events: readonly E[],
) {
  const moved = new Map<string, number>()
  const placeOf: PlaceOf = (piece) => (piece.kind === 'hex' ? piece.number : (moved.get(keyOf(piece)) ?? start(piece)))
  for (const [at, event] of events.entries()) {
    const ways = marches(event, placeOf, events.slice(at + 1)).map(([piece, way]): March => {
      const from = placeOf(piece)
      return [piece, from <= 0 || way.includes(from) ? way : [from, ...way]]
    })
    for (const [piece, way] of ways) moved.set(keyOf(piece), way.at(-1) ?? 0)
    yield { event, placeOf, ways }
  }
}

/**
 * The flashes and effects of events that the viewer is told, one after the other; without motion all flashes at once.
 * @param before the pieces that the viewer saw before them
 */
export const stage = (state: PlayerState, before: readonly Piece[], told: readonly GameEvent[]) => {
  const { map, events } = state.ui
  const effects: Effect[] = []
  const flashes: Pick<ShownFlash, 'hex' | 'text' | 'tone' | 'delay'>[] = []
  const stood = (piece: Subject) => before.find(({ subject }) => isSame(subject, piece))
  // Who has just come into sight is known to stand where it is now.
  const start: PlaceOf = (piece) => stood(piece)?.hex ?? hexOf(state, piece)
  let at = 0
  for (const { event, placeOf, ways } of placed(map.marches, start, told)) {
    const scene = events.scene(state.scenario, event)
    const begun = at
    for (const [piece, way] of ways) {
      if (way.length < 2 || start(piece) <= 0) continue
      const lasts = marchLasts(way.length)
      effects.push({ is: 'march', piece, way, at: begun, lasts })
      at = Math.max(at, begun + lasts)
    }
    const { fire, taken } = scene ?? {}
    const to = fire ? placeOf(fire.at) : 0
    if (fire && to > 0) {
      const from = [...new Set(fire.from.map(placeOf))].filter((hex) => hex > 0 && hex !== to)
      const sounds = events.sounds(state.scenario, event)
      effects.push({ is: 'fire', from, to, sounds, misses: fire.misses === true, at, lasts: lengths.fire })
      at += untilStruck
    }
    const struck = at
    for (const { at: where, text, tone, gone } of scene?.flashes ?? []) {
      const hex = placeOf(where)
      if (hex <= 0) continue
      flashes.push({ hex, text, tone, delay: struck })
      const pieces = where.kind === 'hex' ? before.map(({ subject }) => subject) : [where]
      if (tone !== 'none')
        for (const piece of pieces)
          if (placeOf(piece) === hex) effects.push({ is: 'hit', piece, at: struck, lasts: lengths.hit })
      const piece = gone && stood(gone)
      if (!piece) continue
      const drawn = map.alone?.(state, gone.number) ?? piece.drawn
      effects.push({ is: 'gone', hex, side: piece.side, drawn, at: struck, lasts: lengths.gone })
      at = struck + untilGone
    }
    if (taken) effects.push({ is: 'taken', ...taken, at, lasts: lengths.taken })
  }
  const pace = isStill() || state.covered.value ? 0 : paceOf(state)
  const factor = pace * Math.min(1, longest / Math.max(1, effectsLast(effects)))
  return {
    flashes: flashes.map((one) => ({ ...one, delay: one.delay * factor })),
    effects: factor === 0 ? [] : effects.map((one) => ({ ...one, at: one.at * factor, lasts: one.lasts * factor })),
  }
}
