/** What moves on the map because of events: what it is, where, and when. Only what the viewer is told and sees takes part. */
import type { GameEvent } from '../../engine/game.ts'
import { paceOf } from './pace.ts'
import { hexOf, isSame, keyOf } from './subject.ts'
import type { PlayerState, ShownFlash } from './systemUi.ts'
import type { Effect, March, Motion, Piece, PlaceOf, Subject } from './types.ts'

/** Milliseconds of each motion, and after which the next one begins. */
const lengths = { fire: 320, hit: 180, gone: 420, taken: 420 } as const
const untilStruck = 120
const untilGone = 260
/** Milliseconds of a march: by its hexes, and never so long that play waits for it. */
const marchLasts = (hexes: number): number => Math.min(260, 60 + 50 * hexes)
/** Milliseconds after an action in which all of it has begun: what is left comes at once. */
const latest = 1080

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
export const effectsOf = (state: PlayerState, before: readonly Piece[], told: readonly GameEvent[]) => {
  const { map, events } = state.ui
  const effects: Effect[] = []
  const flashes: Pick<ShownFlash, 'hex' | 'text' | 'tone' | 'delay'>[] = []
  const stood = (piece: Subject) => before.find(({ subject }) => isSame(subject, piece))
  // Who has just come into sight is known to stand where it is now.
  const start: PlaceOf = (piece) => stood(piece)?.hex ?? hexOf(state, piece)
  const pace = isStill() ? 0 : paceOf(state)
  let time = 0
  const now = (): number => Math.min(time, latest) * pace
  const add = (lasts: number, motion: Motion): void => {
    if (pace > 0) effects.push({ ...motion, at: now(), lasts: lasts * pace })
  }
  for (const { event, placeOf, ways } of placed(map.marches, start, told)) {
    let next = time
    for (const [piece, way] of ways) {
      if (way.length < 2 || start(piece) <= 0) continue
      const lasts = marchLasts(way.length)
      add(lasts, { is: 'march', piece, way })
      next = Math.max(next, time + lasts)
    }
    time = next
    const { fire, taken, flashes: words = [] } = events.scene(state.scenario, event) ?? {}
    const to = fire ? placeOf(fire.at) : 0
    if (fire && to > 0) {
      const from = [...new Set(fire.from.map(placeOf))].filter((hex) => hex > 0 && hex !== to)
      const sounds = events.sounds(state.scenario, event)
      add(lengths.fire, { is: 'fire', from, to, sounds, misses: fire.misses })
      time += untilStruck
    }
    next = time
    for (const { at, text, tone, gone } of words) {
      const hex = placeOf(at)
      if (hex <= 0) continue
      flashes.push({ hex, text, tone, delay: now() })
      for (const { subject } of tone === 'none' ? [] : before)
        if (placeOf(subject) === hex && (at.kind === 'hex' || isSame(subject, at)))
          add(lengths.hit, { is: 'hit', piece: subject })
      const fallen = gone && stood(gone)
      if (!fallen) continue
      const drawn = map.alone?.(state, gone.number) ?? fallen.drawn
      add(lengths.gone, { is: 'gone', hex, side: fallen.side, drawn })
      next = time + untilGone
    }
    time = next
    if (taken) add(lengths.taken, { is: 'taken', hexes: taken.hexes, side: taken.side })
  }
  return { flashes, effects }
}
