/**
 * States that look like a view. What its viewer does not know is dealt by the dice, from the view, the order of battle and the rules:
 * every choice is one that the enemy could have made, though not always the one that it would make. operational.H6-H9
 */
import type { Insight } from '../../../game.ts'
import { otherSide, type Side } from '../../../twoSides.ts'
import { sees } from '../fog/knowledge.ts'
import { seeAsUsual } from '../fog/look.ts'
import type { Services } from '../services.ts'
import { place } from '../setup.ts'
import { type OperationalState, unseen } from '../types.ts'
import type { OperationalAction } from '../verbs/index.ts'
import { seenState } from '../view.ts'
import type { OperationalView } from '../viewTypes.ts'
import { type Deal, takeFromStart, unitLengths } from './deal.ts'
import { dealConditions, dealPoints, dealSpecialistLosses, dealStepLosses } from './losses.ts'
import { dealPlaces, dealStragglers } from './places.ts'
import { dealHeadquarters, dealStocks, spendPoints } from './stocks.ts'

/** One of so many units that the enemy does not see has been reported to it. */
const reported = 3

export const makeImaginer = (
  services: Services,
): Insight<OperationalState, OperationalAction, OperationalView>['imagine'] => {
  const { table } = services
  let start: OperationalState | undefined
  return (view, dice) => {
    const state = seenState(table, view)
    // Without fog, and from outside, everything is known.
    if (view.viewer === null || !table.scenario.fog) return state
    start ??= place(table)
    const enemy = otherSide(view.viewer)
    const hidden = table.unitsOf[enemy].filter((unit) => state.hex[unit] === unseen)
    const begun = turnsBegun(state, enemy)
    const deal: Deal = { services, state, start, dice, viewer: view.viewer, enemy, begun, hidden }
    for (const unit of hidden) {
      takeFromStart(deal, unitLengths(table), unit)
      state.hex[unit] = unseen
    }
    dealHeadquarters(deal)
    dealPlaces(deal, view.markers)
    dealStocks(deal)
    dealStragglers(deal)
    dealStepLosses(deal)
    dealSpecialistLosses(deal)
    dealConditions(deal, view.markers)
    dealPoints(deal)
    spendPoints(deal)
    seeAsUsual(table, state, enemy)
    for (const unit of table.unitsOf[view.viewer])
      if (begun > 0 && state.hex[unit] > 0 && !sees(state, enemy, state.hex[unit]))
        state.marked[unit] = dice.below(reported) === 0 ? 1 : 0
    return state
  }
}

/** Turns that a side has begun; none before the first one. */
const turnsBegun = ({ turn, side: mover }: OperationalState, side: Side): number =>
  side === 1 && mover === 0 ? Math.max(0, turn - 1) : turn
