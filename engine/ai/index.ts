/** The players of every rule system, by their ids. They see a view and the legal actions, nothing else. */
import type { AnyGame, Player, Scenario, Thinkers } from '../game.ts'
import { commandCardsPlayers } from '../systems/command-cards/players.ts'
import type { SystemId } from '../systems/index.ts'
import { operationalPlayers } from '../systems/operational/players.ts'
import { randomPlayer } from './random.ts'

/** All there can be, from weak to strong. Everything can be played at random. */
export const playerIds = ['random', 'greedy', 'planner'] as const
export type PlayerId = (typeof playerIds)[number]

/** The thinking players of each system. */
const thinkers: Readonly<Record<SystemId, Thinkers<never>>> = {
  operational: operationalPlayers,
  'command-cards': commandCardsPlayers,
}

/** The ids of those who can play a scenario, from weak to strong. */
export const playersOf = ({ system }: Pick<Scenario, 'system'>): readonly PlayerId[] =>
  playerIds.filter((id) => id === 'random' || thinkers[system as SystemId][id] !== undefined)

/** A player of a kind for an opened game; throws a RangeError when its system has none of that kind. */
export const makePlayer = (id: PlayerId, game: AnyGame): Player => {
  if (id === 'random') return randomPlayer()
  const make = thinkers[game.scenario.system as SystemId][id]
  if (make === undefined) throw new RangeError(`the system “${game.scenario.system}” has no player “${id}”`)
  return make(game as never)
}
