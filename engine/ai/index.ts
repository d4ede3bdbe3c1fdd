/** The players that come with the engine. They see a view and the legal actions, nothing else. */
import type { Player } from '../game.ts'
import type { OperationalGame } from '../systems/operational/index.ts'
import { operationalPlanner } from '../systems/operational/planner/index.ts'
import { randomPlayer } from './random.ts'

/** From weak to strong. */
export const playerIds = ['random', 'planner'] as const
export type PlayerId = (typeof playerIds)[number]

const makers: Readonly<Record<PlayerId, (game: OperationalGame) => Player>> = {
  random: () => randomPlayer(),
  planner: (game) => operationalPlanner(game) as Player,
}

/** A player of a kind for an opened game. */
export const makePlayer = (id: PlayerId, game: OperationalGame): Player => makers[id](game)
