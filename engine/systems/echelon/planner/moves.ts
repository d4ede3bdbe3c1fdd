/**
 * Where a unit goes: to the side of enemies whom enough of its own can attack, to goals, into company and supply, and out of danger.
 * Units are thought of one by one in a fixed order, each once in a phase, so that what was decided for one is not thought over again.
 */
import type { Hex } from '../../../hex.ts'
import { leftOf, mayMove, reachOf } from '../movement.ts'
import { isCadre } from '../replacement.ts'
import { isHeadquarters, isSupplyUnit } from '../supply/headquarters.ts'
import { hexesAround } from '../table.ts'
import { type Position, phase, status, supply } from '../types.ts'
import { can, cargoOf, faceOf, has, isCombatUnit, isMotor } from '../units.ts'
import { type Assessment, type Journey, pullOf } from './assessment.ts'
import { gaitOf } from './ground.ts'
import { chanceAt, printedOf, strengthOf } from './strength.ts'

/** The flags of units that are not considered again. */
const done = status.moved | status.lifted | status.working

/** True if some unit has done something in this phase. */
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

/**
 * The best hex for a unit, if one is better than its own. What the enemy could walk into when the unit has left is weighed for those that
 * are best without it, as long as one of them can still be the best. Beside a planned attack it stays.
 */
export const journeyOf = (assessment: Assessment, unit: number): Journey | undefined => {
  const { journeys } = assessment
  if (!journeys.has(unit)) journeys.set(unit, findJourney(assessment, unit))
  return journeys.get(unit)
}

const findJourney = (assessment: Assessment, unit: number): Journey | undefined => {
  const { services, state, side, table, weights } = assessment
  const isBound = hexesAround(table, state.hex[unit]).some((next) => (state.planned[next] & (1 << side)) !== 0)
  if (isBound) return undefined
  const here = worthAt(assessment, unit, state.hex[unit]) + holdOf(assessment, unit)
  const all = reachOf(services, state, [unit])
    .hexes.map((to) => ({ to, gain: worthAt(assessment, unit, to) - here }))
    .filter(({ gain }) => gain > weights.moveThreshold)
    .toSorted(byGain)
  let best: Journey | undefined
  for (const { to, gain } of all.slice(0, weighed)) {
    // No more can be closed than stands open.
    if (best !== undefined && gain + assessment.open() < best.gain) break
    const journey = { to, gain: gain - assessment.openedBy(unit, to) }
    if (journey.gain > weights.moveThreshold && (best === undefined || byGain(journey, best) < 0)) best = journey
  }
  return best
}

const byGain = (one: Journey, other: Journey): number => other.gain - one.gain || one.to - other.to

/** Journeys of a unit that are weighed with what they open. */
const weighed = 4

/** Returns the worth of a unit standing in a hex. */
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

const hasOthers = ({ services, state, table, side }: Assessment, hex: Hex, unit: number): boolean =>
  services.stacks.at(state, hex).some((one) => one !== unit && table.side[one] === side)

const worthOfFighter = (assessment: Assessment, unit: number, hex: Hex): number => {
  const { table, state, side, weights, goals, isFed } = assessment
  const others = othersAt(assessment, hex, unit)
  let worth = pullOf(assessment, gaitOf(table, unit), hex) + attackFrom(assessment, unit, hex)
  for (const goal of goals) if (goal.hex === hex && !goal.isOwn) worth += Math.floor((goal.worth * weights.take) / 100)
  worth += guardOf(assessment, unit, hex, others)
  worth += escortOf(assessment, unit, hex, others)
  worth += renewalOf(assessment, unit, hex)
  worth -= danger(assessment, unit, hex, others)
  if (others.some((one) => isCombatUnit(table, one))) worth += weights.company
  else if (hexesAround(table, hex).some((next) => hasOthers(assessment, next, unit)))
    worth += Math.floor(weights.company / 2)
  if (!isFed(unit, hex)) worth -= weights.unsupplied * printedOf(table, state, unit)
  if (hex === state.hex[unit] && state.owner[hex] === side + 1) worth += 1
  return worth
}

/** Returns a unit's share in attacks that are worth preparing for; no more than is needed. */
const attackFrom = (assessment: Assessment, unit: number, hex: Hex): number => {
  const { table, state, weights } = assessment
  if (state.phase !== phase.movement) return 0
  const own = strengthOf(table, state, unit, 'attack')
  if (own === 0) return 0
  let best = 0
  for (const next of hexesAround(table, hex)) {
    const target = assessment.targets.get(next)
    if (target === undefined || target.promise === 0) continue
    const needed = Math.floor((target.defence * weights.enough) / 100)
    const beside = target.beside - (table.board.distance(state.hex[unit], next) === 1 ? own : 0)
    const adds = Math.min(own, Math.max(0, needed - beside))
    best = Math.max(best, Math.floor((target.promise * weights.press * adds) / (100 * Math.max(1, needed))))
  }
  return best
}

/** Returns a unit's share in keeping a goal, in it or beside it: the goal needs as much as the enemy could bring. */
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

/** Returns a unit's share in holding its hex of the line: of the worth behind it, as much as it makes it safer. */
const holdOf = (assessment: Assessment, unit: number): number => {
  const hex = assessment.state.hex[unit]
  if (!isCombatUnit(assessment.table, unit) || assessment.threatTo(hex) === 0) return 0
  const others = othersAt(assessment, hex, unit)
  const without = others.length === 0 ? 100 : chanceOfLoss(assessment, hex, others)
  const saved = without - chanceOfLoss(assessment, hex, [...others, unit])
  return saved <= 0 ? 0 : Math.floor((assessment.behind(hex) * saved) / 100)
}

/** Returns a unit's worth as an escort to supply units in a hex. */
const escortOf = (assessment: Assessment, unit: number, hex: Hex, others: readonly number[]): number => {
  const worth = others.reduce((sum, one) => sum + assessment.keyWorth(one), 0)
  if (worth === 0) return 0
  const saved = chanceOfRaid(assessment, hex, others) - chanceOfRaid(assessment, hex, [...others, unit])
  return Math.floor((worth * saved) / 100)
}

/** A cadre is built up where replacements come in. */
const renewalOf = ({ table, state, weights, renewing }: Assessment, unit: number, hex: Hex): number => {
  if (!isCadre(table, state, unit) || !renewing().includes(hex)) return 0
  const { attack, defence } = table.profiles[unit].faces[0]
  return Math.floor(((attack + defence - printedOf(table, state, unit)) * weights.renew) / 2)
}

/** Returns the likely loss of a unit where it stands. */
const danger = (assessment: Assessment, unit: number, hex: Hex, others: readonly number[]): number => {
  const { table, state, weights } = assessment
  const worth = Math.max(1, faceOf(table, state, unit).defence) * weights.ownLost
  const chance = chanceOfLoss(assessment, hex, [...others, unit])
  const isGun = (one: number): boolean => table.profiles[one].isArtillery
  const bare = isGun(unit) && others.every((one) => isGun(one) || !isCombatUnit(table, one)) ? weights.bare : 0
  return Math.floor((chance * (weights.exposed * worth + 100 * bare)) / 10_000)
}

/** How likely units in a hex lose it to what the enemy is likely to bring, in per cent. */
const chanceOfLoss = (assessment: Assessment, hex: Hex, units: readonly number[]): number =>
  chanceAgainst(assessment, assessment.threatTo(hex), hex, units)

/** The same, of all that he could bring. */
const chanceOfRaid = (assessment: Assessment, hex: Hex, units: readonly number[]): number =>
  chanceAgainst(assessment, assessment.raidTo(hex), hex, units)

const chanceAgainst = (
  { defenceAt, weights }: Assessment,
  threat: number,
  hex: Hex,
  units: readonly number[],
): number => (threat === 0 ? 0 : chanceAt(weights, Math.floor((100 * threat) / Math.max(5, defenceAt(hex, units)))))

/** How likely all that is in a hex with a unit is lost to what the enemy can bring in his next turn, in per cent. */
export const riskAt = (assessment: Assessment, hex: Hex, unit: number): number =>
  chanceOfLoss(assessment, hex, [...othersAt(assessment, hex, unit), unit])

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

/** How far columns are from those whom their line could reach: along with what a depot leads to, towards the nearest who are hungry. */
const wayToHungry = ({ table, state, side, weights, isLed }: Assessment, unit: number, hex: Hex): number => {
  const staff = table.unitsOf[side].find((one) => state.depot[one] > 0 && state.hex[one] > 0)
  if (staff === undefined) return 0
  if (!isLed(staff, hex)) return weights.lead * farthest
  const hungry = table.unitsOf[side].reduce(
    (least, one) =>
      one !== unit && state.hex[one] > 0 && isCombatUnit(table, one) && state.supply[one] >= supply.none
        ? Math.min(least, table.board.distance(state.hex[one], hex))
        : least,
    farthest,
  )
  return hungry === farthest ? 0 : weights.lead * hungry
}

/** Staffs, depots and trains stay behind those who fight, near enough to supply them. */
const worthOfStaff = (assessment: Assessment, unit: number, hex: Hex): number => {
  const { table, state, side, weights, keyWorth } = assessment
  const lost = keyWorth(unit) || weights.bare
  let worth = -Math.floor((chanceOfRaid(assessment, hex, othersAt(assessment, hex, unit)) * lost) / 100)
  if (can(table, state, unit, 'transport') || can(table, state, unit, 'lvt'))
    worth -= weights.lead * wayToRiders(assessment, hex)
  if (isSupplyUnit(assessment.services, unit)) worth -= wayToHungry(assessment, unit, hex)
  if (!isHeadquarters(assessment.services, unit)) return worth
  const staffs = table.unitsOf[side].filter(
    (one) => one !== unit && state.hex[one] > 0 && isHeadquarters(assessment.services, one),
  )
  for (const one of table.unitsOf[side]) {
    if (state.hex[one] <= 0 || !isCombatUnit(table, one)) continue
    // Each looks after those whom no other one reaches.
    let away = beyondReach(assessment, unit, hex, state.hex[one])
    for (const other of staffs)
      if (away > 0) away = Math.min(away, beyondReach(assessment, other, state.hex[other], state.hex[one]))
    worth -= Math.floor((Math.min(away, mostBeyond) * printedOf(table, state, one) * weights.unsupplied) / mostBeyond)
  }
  return worth
}

/**
 * Hexes beyond the reach of a headquarters in a hex: in range with two to spare is as good as beside, and without its depot it reaches
 * nobody. Where the enemy is likely to come between them it counts as farther away.
 */
const beyondReach = (
  { table, state, weights, isLed, isSafelyLed }: Assessment,
  staff: number,
  hex: Hex,
  to: Hex,
): number => {
  const { hqRange } = table.scenario.rules.supply
  const range = can(table, state, staff, 'command-hq') ? hqRange.command : hqRange.army
  const away = Math.max(0, (isLed(staff, hex) ? table.board.distance(to, hex) : farthest) - range + 2)
  return isSafelyLed(staff, hex) ? away : away + weights.unsure
}
const mostBeyond = 8
