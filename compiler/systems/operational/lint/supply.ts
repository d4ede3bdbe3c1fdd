/** Where supply and the orders of headquarters come as the first turn begins, and where supply could come at best. */

import { distance } from '../../../../engine/hex.ts'
import type { OperationalScenario } from '../../../../engine/systems/operational/scenario.ts'
import { place } from '../../../../engine/systems/operational/setup.ts'
import { crossing, nobody } from '../../../../engine/systems/operational/types.ts'
import type { Side } from '../../../../engine/twoSides.ts'
import type { LintContext } from './rule.ts'

/** True if any supply comes into a hex. operational.E10 */
export const isFed = ({ supply }: LintContext, side: Side, hex: number): boolean => supply[side].value[hex] > 0

/** True if a side's hub in a hex is supplied. operational.E7 */
export const isHubFed = ({ supply }: LintContext, side: Side, hex: number): boolean => supply[side].full[hex] === 1

/** True if a headquarters commands in a hex. operational.F6 */
export const commands = ({ game, start }: LintContext, hq: number, hex: number): boolean =>
  game.services.ranges.fresh(start, hq)[hex] === 1

/**
 * True if supply comes into a hex in the weather of some turn, if a side holds all land and may found a hub wherever one can stand.
 * operational.E1-E6
 */
export const couldBeFed = ({ scenario, game, isSea }: LintContext, side: Side, hex: number): boolean => {
  const { table, services } = game
  const { tracer } = services
  const state = place(table)
  for (const land of table.board.spaces) state.owner[land] = isSea(land) ? nobody : side
  if (table.hqsOf[side].length > 0) state.crossing.fill(crossing.bridge) // operational.F29
  const { hubRange } = scenario.rules.supply
  const weathers = new Set<number>()
  for (let turn = 1; turn <= scenario.turns; turn++) {
    if (weathers.has(table.weatherByTurn[turn])) continue
    weathers.add(table.weatherByTurn[turn])
    state.turn = turn
    if (tracer.of(state, side).value[hex] > 0) return true
    if (!hasTrucks(scenario, side)) continue
    const hubPlaces = tracer
      .hubPlaces(state, side)
      .filter((at) => table.terrains[table.terrain[at]].hub)
      .sort((one, other) => distance(table.board, one, hex) - distance(table.board, other, hex))
    if (hubPlaces.some((at) => tracer.within(state, side, at, hubRange[hubRange.length - 1])[hex] === 1)) return true
  }
  return false
}

/** True if a side has trucks for a hub, or a card that may bring one. operational.E5, I6 */
const hasTrucks = ({ sides, rules, bonuses }: OperationalScenario, side: Side): boolean => {
  const { trucks, hubs, cards } = sides[side]
  const won = bonuses.flatMap((one) => (one.side === side && one.reward.type === 'card' ? [one.reward.card] : []))
  const bringsTruck = (card: string): boolean => rules.cards[card].effect === 'truck'
  return trucks > 0 || hubs.length > 0 || [...cards.map(({ card }) => card), ...won].some(bringsTruck)
}
