/** Lorries, bridges and dumps. operational.E5-E8, F27-F29 */
import { degree } from '../../../hex.ts'
import { freeTrucks, turnsOnTheWay } from '../supply/trucks.ts'
import { crossing } from '../types.ts'
import type { Assessment } from './assessment.ts'
import { pressureOn } from './front.ts'
import { far } from './ground.ts'
import { bestOf, type Options, type Proposal, strongest } from './options.ts'

/** True if the enemy could walk into a hex, or press too hard on the unit there. */
const isLost = (assessment: Assessment, hex: number): boolean => {
  const guard = assessment.unitAt[hex]
  return guard < 0
    ? assessment.incursion()[hex] > 0
    : pressureOn(assessment, guard, hex) >= assessment.weights.hopelessHub
}

/** Own units and ground toward the goals that a hub would feed; units that go hungry weigh most. */
const fedBy = (assessment: Assessment, hex: number, range: number): number => {
  const { state, own, toGoal, weights } = assessment
  const { fromSupply } = assessment.paths()
  const distance = assessment.ground.fieldWithin('mobile', hex, range)
  let worth = 0
  for (const unit of own) {
    if (distance[state.hex[unit]] > range) continue
    worth += fromSupply[state.hex[unit]] > 0 ? weights.fedHungry : weights.fedUnit
  }
  if (toGoal && toGoal.mobile[hex] < far) worth += Math.max(0, 20 - toGoal.mobile[hex]) * 2
  if (isLost(assessment, hex)) return 0
  if (assessment.threat[hex] > 0) worth -= weights.hubInDanger
  return worth
}

/** Puts trucks where they feed most. */
export const planTrucks = (assessment: Assessment, options: Options) => {
  const { hubRange } = assessment.game.scenario.rules.supply
  const { state, weights } = assessment
  return bestOf(options.of('add-truck'), weights.truckThreshold, ({ to }) => {
    const hub = state.hubHex.indexOf(to)
    const trucks = hub < 0 ? 0 : state.hubTrucks[hub]
    const after = fedBy(assessment, to, hubRange[Math.min(trucks, hubRange.length - 1)])
    return trucks === 0 ? after : after - fedBy(assessment, to, hubRange[trucks - 1])
  })
}

/**
 * Takes trucks from hubs that the enemy could walk into, and from those that feed nobody and reach nothing, while they can still be of
 * use elsewhere.
 */
export const planWithdrawal = (assessment: Assessment, options: Options) => {
  const { table, scenario } = assessment.game
  const { hubRange } = scenario.rules.supply
  const { state, own, weights } = assessment
  return bestOf(options.of('withdraw-truck'), 1, ({ to }) => {
    const hub = state.hubHex.indexOf(to)
    if (hub < 0 || state.turn + turnsOnTheWay(table, state, hub) > scenario.turns) return 0
    if (isLost(assessment, to)) return weights.truckThreshold
    const range = hubRange[Math.min(state.hubTrucks[hub], hubRange.length) - 1]
    const most = range + weights.idleHubMargin
    const distance = assessment.ground.fieldWithin('mobile', to, most)
    // Trucks that are waiting for work show that there is none elsewhere.
    if (freeTrucks(table, state, assessment.side) > 0) return 0
    const feeds = own.some((unit) => distance[state.hex[unit]] <= most)
    return feeds ? 0 : weights.truckThreshold
  })
}

/** True if own units would have to come home over a bridge: they stand nearer to its end on the side of the enemy. */
export const isNeeded = ({ ground, state, own, enemies, game }: Assessment, edge: number): boolean => {
  const away = (unit: number, hex: number): number => game.table.board.distance(hex, state.hex[unit])
  const depth = (hex: number): number => enemies.reduce((least, unit) => Math.min(least, away(unit, hex)), far)
  const [here, there] = [Math.floor(edge / degree), ground.neighbours[edge]]
  const [front, back] = depth(here) < depth(there) ? [here, there] : [there, here]
  return own.some((unit) => away(unit, front) <= nearBridge && away(unit, front) < away(unit, back))
}

/** Hexes from which a unit comes home over a bridge. */
const nearBridge = 4

/** Bridges on the way to the goals are mended and built; those on the enemy's way are blown. */
export const planBridges = (assessment: Assessment, options: Options) => {
  const { toGoal, threat, state, weights, game, side } = assessment
  const denies = game.scenario.sides[side].victory === 'deny'
  /** How near a crossing lies to where the side is going: both ends count. */
  const onWay = (edge: number): number => {
    if (!toGoal || denies) return 0
    const [here, there] = [Math.floor(edge / degree), assessment.ground.neighbours[edge]]
    const near = Math.min(toGoal.infantry[here], toGoal.infantry[there])
    const gain = Math.abs(toGoal.infantry[here] - toGoal.infantry[there])
    return near >= far ? 0 : Math.max(0, weights.bridge - 6 * near + 4 * Math.min(10, gain))
  }
  const blow = (edge: number): number => {
    const [here, there] = [Math.floor(edge / degree), assessment.ground.neighbours[edge]]
    const at = assessment.game.table.crossingAt[edge]
    if ((toGoal && !denies) || at < 0 || state.crossing[at] === crossing.none || isNeeded(assessment, edge)) return 0
    const { offPath } = assessment.paths()
    return offPath[here] <= 1 && offPath[there] <= 1 && threat[here] + threat[there] > 0 ? weights.bridge : 0
  }
  return strongest(
    bestOf(options.of('repair-bridge'), weights.bridgeThreshold, ({ edge }) => onWay(edge) + 10),
    bestOf(options.of('build-bridge'), weights.bridgeThreshold, ({ edge }) => onWay(edge)),
    bestOf(options.of('destroy-bridge'), weights.bridgeThreshold, ({ edge }) => blow(edge)),
  )
}

/** Stocks for a unit that goes ahead of its supply. operational.F27 */
export const planDump = (assessment: Assessment, options: Options): Proposal | undefined =>
  bestOf(options.of('supply-dump'), assessment.weights.dumpThreshold, ({ unit }) => {
    const { state, threat, toGoal } = assessment
    const hex = state.hex[unit]
    if (state.unsupplied[unit] > 0 || state.movementPoints[unit] > 0) return 0
    return toGoal && threat[hex] > 0 ? 10 * state.active[unit] : 0
  })
