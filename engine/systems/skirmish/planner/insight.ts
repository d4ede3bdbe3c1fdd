/** The planner's knowledge of good play, for players that think ahead. */
import { withChanges } from '../../../ai/players.ts'
import type { Changes, Insight } from '../../../game.ts'
import type { SkirmishGame } from '../index.ts'
import type { SkirmishState, SkirmishView } from '../types.ts'
import type { SkirmishAction } from '../verbs/index.ts'
import { imagine } from '../view.ts'
import { makeProposer } from './propose.ts'
import { chanceToWin, featuresOf } from './value.ts'
import { usual } from './weights.ts'

export const insightOf = (
  game: SkirmishGame,
  changes?: Changes,
): Insight<SkirmishState, SkirmishAction, SkirmishView> => {
  const { table } = game
  const judge = { table, weights: usual }
  return {
    imagine: (view, dice) => imagine(table, view, dice),
    propose: makeProposer(game, withChanges(usual, changes)),
    turnOf: ({ turns }) => turns,
    value: (state, side) => chanceToWin(judge, state, table.teamOf[side]),
    features: (state, side) => featuresOf(judge, state, table.teamOf[side]),
  }
}
