/**
 * Where a unit goes: to the side of enemies whom enough of its own can attack, to goals, into company and supply, and out of danger.
 * Units are thought of one by one in a fixed order, each once in a phase, so that what was decided for one is not thought over again.
 */
import type { Hex } from '../../../hex.ts'
import { leftOf, mayMove, reachOf } from '../movement.ts'
import { re } from '../rules.ts'
import { hexesAround, type Table } from '../table.ts'
import { type Position, phase, status } from '../types.ts'
import { can, cargoOf, faceOf, has, isCombatUnit, isMotor, reOf } from '../units.ts'
import { type Assessment, chanceAt, gaitOf, pullOf, strengthOf } from './assessment.ts'

/**
 * The order in which units are thought of: those that fight first, the weakest of them first, so that they keep what is to be kept and the
 * strong are free to attack; then guns, staffs and trains at last.
 */
export const orderOf = ({ profiles, unitsOf }: Table): readonly [readonly number[], readonly number[]] => {
  const rank = (unit: number): number => (profiles[unit].fights ? (profiles[unit].isArtillery ? 1 : 0) : 2)
  const sorted = (units: readonly number[]): readonly number[] =>
    units.toSorted(
      (one, other) =>
        rank(one) - rank(other) || profiles[one].faces[0].attack - profiles[other].faces[0].attack || one - other,
    )
  return [sorted(unitsOf[0]), sorted(unitsOf[1])]
}

/** What units have done who are not thought of again. */
const done = status.moved | status.lifted | status.working

/** Whether some unit has done something in this phase. */
export const hasBegun = (state: Position, units: readonly number[]): boolean =>
  units.some((unit) => has(state, unit, done))

/** Units that are still to be thought of in this phase: those after the last one that has done something. */
export const waitingUnits = (
  services: Assessment['services'],
  state: Position,
  order: readonly number[],
): readonly number[] => {
  const last = order.findLastIndex((unit) => has(state, unit, done))
  return order.filter(
    (unit, at) => at > last && mayMove(services, state, unit) && leftOf(services.table, state, unit) > 0,
  )
}

export interface Journey {
  readonly to: Hex
  /** What it is worth beyond staying. */
  readonly gain: number
}

/** Hexes that are better for a unit than its own, the best first. Beside a planned attack it stays. */
export const journeysOf = (assessment: Assessment, unit: number): readonly Journey[] => {
  const { services, state, side, table, weights } = assessment
  const isBound = hexesAround(table, state.hex[unit]).some((next) => (state.planned[next] & (1 << side)) !== 0)
  if (isBound) return []
  const here = worthAt(assessment, unit, state.hex[unit])
  return reachOf(services, state, [unit])
    .hexes.map((to) => ({ to, gain: worthAt(assessment, unit, to) - here }))
    .filter(({ gain }) => gain > weights.moveThreshold)
    .sort((one, other) => other.gain - one.gain || one.to - other.to)
}

/** What it is worth that a unit stands in a hex. */
export const worthAt = (assessment: Assessment, unit: number, hex: Hex): number => {
  const { table, state } = assessment
  if (isCombatUnit(table, unit)) return worthOfFighter(assessment, unit, hex)
  // What carries others goes where they are best.
  const cargo = cargoOf(table, state, unit)
  return cargo.length > 0
    ? cargo.reduce((sum, one) => sum + worthAt(assessment, one, hex), 0)
    : worthOfStaff(assessment, unit, hex)
}

/** Units of the side in a hex, without one. */
const othersAt = ({ services, state, table, side }: Assessment, hex: Hex, unit: number): readonly number[] =>
  services.stacks.at(state, hex).filter((one) => one !== unit && table.side[one] === side)

const worthOfFighter = (assessment: Assessment, unit: number, hex: Hex): number => {
  const { table, state, side, weights, goals, isFed } = assessment
  const others = othersAt(assessment, hex, unit)
  let worth = pullOf(assessment, gaitOf(table, unit), hex) + attackFrom(assessment, unit, hex)
  for (const goal of goals) if (goal.hex === hex && !goal.isOwn) worth += Math.floor((goal.worth * weights.take) / 100)
  worth += guardOf(assessment, unit, hex, others)
  worth -= danger(assessment, unit, hex, others)
  if (others.some((one) => isCombatUnit(table, one))) worth += weights.company
  else if (hexesAround(table, hex).some((next) => othersAt(assessment, next, unit).length > 0))
    worth += Math.floor(weights.company / 2)
  if (!isFed(unit, hex)) worth -= weights.unsupplied * printedOf(assessment, unit)
  if (hex === state.hex[unit] && state.owner[hex] === side + 1) worth += 1
  return worth
}

/** What a unit adds to attacks that are worth preparing for; no more than is needed. */
const attackFrom = ({ table, state, targets, weights }: Assessment, unit: number, hex: Hex): number => {
  if (state.phase !== phase.movement) return 0
  const own = strengthOf(table, state, unit, 'attack')
  if (own === 0) return 0
  let best = 0
  for (const next of hexesAround(table, hex)) {
    const target = targets.get(next)
    if (target === undefined || target.promise === 0) continue
    const needed = Math.floor((target.defence * weights.enough) / 100)
    const beside = target.beside - (table.board.distance(state.hex[unit], next) === 1 ? own : 0)
    const adds = Math.min(own, Math.max(0, needed - beside))
    best = Math.max(best, Math.floor((target.promise * weights.press * adds) / (100 * Math.max(1, needed))))
  }
  return best
}

/** What a unit does to keep a goal, in it or beside it: as much as the enemy could bring is wanted there. */
const guardOf = (
  { goals, defenceAt, weights }: Assessment,
  unit: number,
  hex: Hex,
  others: readonly number[],
): number => {
  let worth = 0
  for (const goal of goals) {
    if (!goal.isOwn || goal.hex !== hex) continue
    const threat = Math.floor((goal.pressure * weights.guardNeed) / 100)
    const [without, having] = [defenceAt(hex, others), defenceAt(hex, [...others, unit])]
    const kept = Math.min(threat, having) - Math.min(threat, without)
    // Somebody has to be there, so that nobody walks in.
    if (without === 0 && threat > 0) worth += Math.floor((goal.worth * weights.keep) / 300)
    if (threat > 0) worth += Math.floor((goal.worth * weights.keep * kept) / (100 * threat))
  }
  return worth
}

/** What is likely lost of a unit where it stands. */
const danger = (assessment: Assessment, unit: number, hex: Hex, others: readonly number[]): number => {
  const { table, state, weights } = assessment
  const worth = Math.max(1, faceOf(table, state, unit).defence) * weights.ownLost
  return Math.floor((chanceOfLoss(assessment, hex, [...others, unit]) * weights.exposed * worth) / 10_000)
}

/** How likely units in a hex lose it to all that the enemy can bring, in per cent. */
const chanceOfLoss = ({ threatTo, defenceAt, weights }: Assessment, hex: Hex, units: readonly number[]): number => {
  const threat = threatTo(hex)
  return threat === 0 ? 0 : chanceAt(weights, Math.floor((100 * threat) / Math.max(5, defenceAt(hex, units))))
}

/** How likely all that is in a hex with a unit is lost to what the enemy can bring in his next turn, in per cent. */
export const riskAt = (assessment: Assessment, hex: Hex, unit: number): number =>
  chanceOfLoss(assessment, hex, [...othersAt(assessment, hex, unit), unit])

const printedOf = ({ table, state }: Assessment, unit: number): number => {
  const { attack, defence } = faceOf(table, state, unit)
  return attack + defence
}

/** Hexes to the nearest fighters on foot, for a counter that could carry them. */
const wayToRiders = ({ table, state, side }: Assessment, hex: Hex): number =>
  table.unitsOf[side].reduce(
    (least, one) =>
      state.hex[one] > 0 && isCombatUnit(table, one) && !isMotor(table, one)
        ? Math.min(least, table.board.distance(state.hex[one], hex))
        : least,
    farthest,
  )
const farthest = 20

/** Staffs, depots and trains stay behind those who fight, near enough to supply them. */
const worthOfStaff = (assessment: Assessment, unit: number, hex: Hex): number => {
  const { table, state, side, weights, isLed } = assessment
  let worth = -Math.floor((chanceOfLoss(assessment, hex, othersAt(assessment, hex, unit)) * weights.bare) / 100)
  if (can(table, state, unit, 'transport') || can(table, state, unit, 'lvt'))
    worth -= weights.lead * wayToRiders(assessment, hex)
  if (!can(table, state, unit, 'army-hq') && !can(table, state, unit, 'command-hq')) return worth
  const { hqRange } = table.scenario.rules.supply
  const range = can(table, state, unit, 'command-hq') ? hqRange.command : hqRange.army
  for (const one of table.unitsOf[side]) {
    if (state.hex[one] <= 0 || !isCombatUnit(table, one)) continue
    // Beyond the reach of its depot a headquarters is as good as far away.
    const away = isLed(unit, hex) ? table.board.distance(state.hex[one], hex) : farthest
    // In range with two hexes to spare is as good as beside.
    if (away > range - 2)
      worth -= Math.floor((Math.min(away - range + 2, 8) * reOf(table, state, one) * weights.lead) / re)
  }
  return worth
}
