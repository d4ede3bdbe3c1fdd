/** The planner's knowledge of good play, for players that think ahead. Apart from it: most players do not. */
import { withChanges } from '../../../ai/players.ts'
import type { Changes, Insight } from '../../../game.ts'
import type { Side } from '../../../twoSides.ts'
import { imagine } from '../imagine.ts'
import type { EchelonGame } from '../index.ts'
import { type EchelonState, type EchelonView, phase } from '../types.ts'
import type { EchelonAction, EchelonActionType } from '../verbs/index.ts'
import { makeProposer } from './index.ts'
import { chanceToWin, featuresOf } from './value.ts'
import { usual } from './weights.ts'

const landings: ReadonlySet<EchelonActionType> = new Set(['drop', 'assault'])

export const insightOf = (game: EchelonGame, changes?: Changes): Insight<EchelonState, EchelonAction, EchelonView> => {
  const { propose } = makeProposer(game, withChanges(usual, changes))
  return {
    imagine: (view, dice) => imagine(game.table, view, dice),
    // A turn is a hundred decisions; which hexes are attacked, and where troops land, is what those who think ahead have a say in.
    propose(state, side, most) {
      const ask = (like?: object) => game.legal(state, side, like)
      if (state.phase === phase.combat) return propose(state, ask, most)
      const first = propose(state, ask, 1)
      return most > 1 && landings.has(first[0].type) ? propose(state, ask, most) : first
    },
    turnOf: ({ turn, active }) => 2 * turn + active,
    value: (state, side) => chanceToWin(game.services, state, side as Side),
    features: (state, side) => featuresOf(game.services, state, side as Side),
  }
}
