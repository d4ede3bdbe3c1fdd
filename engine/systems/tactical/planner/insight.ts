/** The planner's knowledge of good play, for players that think ahead. */
import { withChanges } from '../../../ai/players.ts'
import type { Changes, Insight } from '../../../game.ts'
import type { Side } from '../../../twoSides.ts'
import { imagine } from '../imagine.ts'
import type { TacticalGame } from '../index.ts'
import type { TacticalState, TacticalView } from '../types.ts'
import type { TacticalAction } from '../verbs/index.ts'
import { makeProposer } from './propose.ts'
import { chanceToWin, featuresOf } from './value.ts'
import { usual } from './weights.ts'

export const insightOf = (
  game: TacticalGame,
  changes?: Changes,
): Insight<TacticalState, TacticalAction, TacticalView> => {
  const propose = makeProposer(game, withChanges(usual, changes))
  return {
    imagine: (view, dice) => imagine(game.services, view, dice),
    propose: (state, side, most) => propose(state, side as Side, most),
    turnOf: ({ turn, side }) => 2 * turn + side,
    value: (state, side) => chanceToWin(game.table, state, side as Side),
    features: (state, side) => featuresOf(game.table, state, side as Side),
  }
}
