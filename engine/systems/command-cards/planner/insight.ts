/** The planner's knowledge of good play, for players that think ahead. Apart from it: most players do not. */
import { withChanges } from '../../../ai/players.ts'
import type { Changes, Insight } from '../../../game.ts'
import type { Side } from '../../../twoSides.ts'
import { sameAction } from '../actions.ts'
import type { CommandCardsGame } from '../index.ts'
import { type CommandCardsState, type CommandCardsView, type Phase, phase } from '../types.ts'
import type { CommandCardsAction } from '../verbs/index.ts'
import { imagine } from '../view.ts'
import { makeProposer } from './index.ts'
import { chanceToWin, featuresOf } from './value.ts'
import { type Judge, usual } from './weights.ts'

/**
 * The decisions in which thinking ahead finds better actions than the planner: which card is played, and who is ordered. In 53 positions
 * with 128 games played on from each action, it gained 1 to 3 points a decision there, and nothing in moves, battles and retreats.
 */
const deepPhases: ReadonlySet<Phase> = new Set([phase.play, phase.order])

export const insightOf = (
  game: CommandCardsGame,
  changes?: Changes,
): Insight<CommandCardsState, CommandCardsAction, CommandCardsView> => {
  const rank = makeProposer(game, withChanges(usual, changes))
  // The value was fitted with the usual weights.
  const judge: Judge = { ...game.services, weights: usual }
  return {
    imagine: (view, dice) => imagine(game.table, view, dice),
    propose(state, side, most, dice) {
      const legal = game.legal(state, side)
      if (legal.length < 2) return legal
      const wanted = deepPhases.has(state.phase) ? most : 1
      const found: CommandCardsAction[] = []
      for (const action of rank(state, legal, dice)) {
        if (found.length === wanted) break
        if (!found.some((one) => sameAction(one, action))) found.push(action)
      }
      return found
    },
    turnOf: ({ turn, active }) => 2 * turn + active,
    value: (state, side) => chanceToWin(judge, state, side as Side),
    features: (state, side) => featuresOf(judge, state, side as Side),
  }
}
