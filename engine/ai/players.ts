/** The kinds of players, whatever rule system they play. They see a view and the legal actions, nothing else. */
import type { AnyGame, Player, Thinkers } from '../game.ts'
import { randomPlayer } from './random.ts'

/** All there can be, from weak to strong. Everything can be played at random. */
export const playerIds = ['random', 'greedy', 'planner'] as const
export type PlayerId = (typeof playerIds)[number]

/** The ids of those who can play a system with these thinking players, from weak to strong. */
export const playersAmong = (thinkers: Thinkers<never>): readonly PlayerId[] =>
  playerIds.filter((id) => id === 'random' || thinkers[id] !== undefined)

/** A player of a kind for an opened game of a system; throws a RangeError when the system has none of that kind. */
export const playerAmong = (thinkers: Thinkers<never>, id: PlayerId, game: AnyGame): Player => {
  if (id === 'random') return randomPlayer()
  const make = thinkers[id]
  if (make === undefined) throw new RangeError(`the system “${game.scenario.system}” has no player “${id}”`)
  return make(game as never)
}
