/** The players of every rule system, by their ids. */
import type { AnyGame, Player, Scenario, Thinkers } from '../game.ts'
import { commandCardsPlayers } from '../systems/command-cards/players.ts'
import type { SystemId } from '../systems/index.ts'
import { operationalPlayers } from '../systems/operational/players.ts'
import { type PlayerId, playerAmong, playersAmong } from './players.ts'

const thinkers: Readonly<Record<SystemId, Thinkers<never>>> = {
  operational: operationalPlayers,
  'command-cards': commandCardsPlayers,
}

/** The ids of those who can play a scenario, from weak to strong. */
export const playersOf = ({ system }: Pick<Scenario, 'system'>): readonly PlayerId[] =>
  playersAmong(thinkers[system as SystemId])

/** A player of a kind for an opened game; throws a RangeError when its system has none of that kind. */
export const makePlayer = (id: PlayerId, game: AnyGame): Player =>
  playerAmong(thinkers[game.scenario.system as SystemId], id, game)
