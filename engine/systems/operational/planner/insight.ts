/** What the planner knows of good play, for those who think ahead. Apart from it: most players do not. */
import type { Insight } from '../../../game.ts'
import type { Side } from '../../../twoSides.ts'
import type { OperationalGame } from '../index.ts'
import type { OperationalAction, OperationalState } from '../types.ts'
import { makeStaff } from './index.ts'
import { chanceToWin } from './value.ts'
import { usual, type Weights } from './weights.ts'

export const insightOf = (
  game: OperationalGame,
  weights: Weights = usual,
): Insight<OperationalState, OperationalAction> => {
  const { propose, groundOf } = makeStaff(game, weights)
  return {
    propose: (state, side, most) => propose(game.view(state, side), (like) => game.legal(state, side, like), most),
    value: (state, side) => chanceToWin(game, groundOf(state), state, side as Side),
  }
}
