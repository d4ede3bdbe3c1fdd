/** The planner's knowledge of good play, for players that think ahead. Apart from it: most players do not. */
import { withChanges } from '../../../ai/players.ts'
import type { Changes, Insight } from '../../../game.ts'
import type { Side } from '../../../twoSides.ts'
import { makeImaginer } from '../imagine/index.ts'
import type { OperationalGame } from '../index.ts'
import type { OperationalState } from '../types.ts'
import type { OperationalAction } from '../verbs/index.ts'
import type { OperationalView } from '../viewTypes.ts'
import { makeStaff } from './index.ts'
import { chanceToWin, featuresOf } from './value.ts'
import { usual } from './weights.ts'

export const insightOf = (
  game: OperationalGame,
  changes?: Changes,
): Insight<OperationalState, OperationalAction, OperationalView> => {
  const { propose, groundOf } = makeStaff(game, withChanges(usual, changes))
  return {
    imagine: makeImaginer(game.services),
    propose: (state, side, most) => propose(game.view(state, side), (like) => game.legal(state, side, like), most),
    turnOf: ({ turn, side }) => 2 * turn + side,
    value: (state, side) => chanceToWin(game, groundOf(state), state, side as Side),
    features: (state, side) => featuresOf(game, groundOf(state), state, side as Side),
  }
}
