/** Lorries, bridges and dumps. operational.E5-E8, F27-F29 */
import { degree } from '../../../hex.ts'
import { freeTrucks, trucksUnderWay, turnsOnTheWay } from '../supply/trucks.ts'
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

/** The chances of supply where the side's units and headquarters stand, in per cent: one after the other. @param value those of hexes */
const rationsOf = ({ game, state, side, own }: Assessment, value: Uint8Array): number[] => {
  const headquarters = game.table.hqsOf[side].map((hq) => state.hqHex[hq]).filter((hex) => hex > 0)
  return [...own.map((unit) => state.hex[unit]), ...headquarters].map((hex) => value[hex])
}

/** By how much other trucks of a hub change the chances of supply of all units and headquarters together, in per cent; it is put back. */
const changeOf = (
  assessment: Assessment,
  rations: readonly number[],
  hub: number,
  hex: number,
  trucks: number,
): number => {
  const { game, state, side } = assessment
  const { hubHex, hubTrucks } = state
  const before = { hex: hubHex[hub], trucks: hubTrucks[hub] }
  hubTrucks[hub] = trucks
  hubHex[hub] = trucks === 0 ? 0 : hex
  const after = rationsOf(assessment, game.services.tracer.of(state, side).value)
  hubTrucks[hub] = before.trucks
  hubHex[hub] = before.hex
  return rations.reduce((sum, chance, index) => sum + after[index] - chance, 0)
}

/** Own units in reach of a hub, and ground toward the goals. */
const fedBy = (assessment: Assessment, hex: number, range: number): number => {
  const { state, own, toGoal, weights } = assessment
  const distance = assessment.ground.fieldWithin('mobile', hex, range)
  let worth = 0
  for (const unit of own) if (distance[state.hex[unit]] <= range) worth += weights.fedUnit
  if (toGoal && toGoal.mobile[hex] < far) worth += Math.max(0, 20 - toGoal.mobile[hex]) * 2
  return worth - (assessment.threat[hex] > 0 ? weights.hubInDanger : 0)
}

/** Puts trucks where they feed most; what they bring to units that go hungry is traced. */
export const planTrucks = (assessment: Assessment, options: Options) => {
  const { table, scenario } = assessment.game
  const { hubRange } = scenario.rules.supply
  const { state, side, own, ground, weights } = assessment
  const places = options.of('add-truck')
  if (places.length === 0) return undefined
  const rations = rationsOf(assessment, assessment.supply())
  const hungry = own.filter((_, index) => rations[index] === 0).map((unit) => state.hex[unit])
  const slot = table.hubSide.findIndex((of, hub) => of === side && state.hubHex[hub] === 0)
  return bestOf(places, weights.truckThreshold, ({ to }) => {
    if (isLost(assessment, to)) return 0
    const hub = state.hubHex.indexOf(to)
    const trucks = hub < 0 ? 0 : state.hubTrucks[hub]
    const range = hubRange[Math.min(trucks, hubRange.length - 1)]
    const distance = ground.fieldWithin('mobile', to, range)
    const feeds = hungry.some((hex) => distance[hex] <= range)
    const gain = feeds ? changeOf(assessment, rations, hub < 0 ? slot : hub, to, trucks + 1) : 0
    const more = fedBy(assessment, to, range) - (trucks === 0 ? 0 : fedBy(assessment, to, hubRange[trucks - 1]))
    return more + Math.floor((gain * weights.fedHungry) / 100)
  })
}

/** Units without supply that a hub with a truck would feed, beyond as many as there are trucks on their way. */
const waitingFor = (assessment: Assessment, rations: readonly number[]): number => {
  const { game, state, side, own } = assessment
  const { table, services, scenario } = game
  const [range] = scenario.rules.supply.hubRange
  const hungry = own.filter((_, index) => rations[index] === 0)
  if (hungry.length === 0) return 0
  const places = services.tracer.hubPlaces(state, side).filter((hex) => !isLost(assessment, hex))
  const waiting = hungry.filter((unit) => {
    const near = services.tracer.within(state, side, state.hex[unit], range)
    return places.some((hex) => near[hex] === 1)
  })
  return waiting.length - trucksUnderWay(table, state, side)
}

/**
 * Takes trucks from hubs that the enemy could walk into, and from those that the side can spare when others go hungry, while they can
 * still be of use elsewhere.
 */
export const planWithdrawal = (assessment: Assessment, options: Options) => {
  const { table, scenario } = assessment.game
  const { state, side, weights } = assessment
  const hubs = options.of('withdraw-truck')
  if (hubs.length === 0) return undefined
  const rations = rationsOf(assessment, assessment.supply())
  const isWanted = freeTrucks(table, state, side) === 0 && waitingFor(assessment, rations) > 0
  return bestOf(hubs, 1, ({ to }) => {
    const hub = state.hubHex.indexOf(to)
    if (hub < 0 || state.turn + turnsOnTheWay(table, state, hub) > scenario.turns) return 0
    const gain = isLost(assessment, to) ? weights.truckInDanger : isWanted ? weights.truckWanted : 0
    return gain === 0 ? 0 : gain + changeOf(assessment, rations, hub, to, state.hubTrucks[hub] - 1)
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
