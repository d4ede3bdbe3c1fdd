/** The planner: does what seems best, one action after the other, by what its side knows. */
import type { Player } from '../../../game.ts'
import { otherSide, type Side } from '../../../twoSides.ts'
import type { TacticalGame } from '../index.ts'
import type { TacticalState, TacticalView } from '../types.ts'
import { fuelOf, modelOf, stands } from '../units.ts'
import type { TacticalAction } from '../verbs/index.ts'
import { knownState } from '../view.ts'
import { makeProposer } from './propose.ts'
import { usual, type Weights } from './weights.ts'

/** Enemies that are seen are taken to be as experienced as they began, and to have all they can carry. */
const reckoned = ({ table }: TacticalGame, state: TacticalState, viewer: Side): TacticalState => {
  for (const unit of table.unitsOf[otherSide(viewer)])
    if (stands(state, unit)) {
      state.experience[unit] = table.scenario.units[unit].experience
      state.ammunition[unit] = modelOf(table, state, unit).ammunition
      state.fuel[unit] = fuelOf(table, state, unit)
    }
  return state
}

/** @param id what the player is called */
export const tacticalPlanner = (
  game: TacticalGame,
  id = 'planner',
  weights: Weights = usual,
): Player<TacticalAction, TacticalView> => {
  const propose = makeProposer(game, weights)
  let state: TacticalState | undefined
  return {
    id,
    choose(view) {
      const side = view.viewer as Side
      state = knownState(game.table, view, state)
      return propose(reckoned(game, state, side), side, 1)[0]
    },
  }
}
