/**
 * Where to attack: for every enemy unit, the attackers that can reach it are lined up, best odds first, and their expected
 * losses are added up attack by attack. The most valuable line-up is begun. As every decision is made anew, a lucky or failed
 * attack changes the plan.
 */
import { hexesAround } from '../places.ts'
import { actionPoint, destroyed } from '../types.ts'
import type { OperationalAction } from '../verbs/index.ts'
import { type Assessment, pressOf } from './assessment.ts'
import { far } from './ground.ts'
import { bestFirst, type Options, type Proposal } from './options.ts'
import { lookTwice } from './stakes.ts'

interface Option {
  readonly unit: number
  /** Where it attacks from. */
  readonly from: number
  readonly odds: number
}

const nobody: readonly number[] = []
const noStations: Stations = new Map()

/** By hex beside an enemy: the units that could still attack from there. */
type Stations = ReadonlyMap<number, readonly number[]>

/** A unit attacks from where it stands, or from where it can go without spending its action point. */
const stationsOf = (assessment: Assessment, options: Options): Stations => {
  const { state, own, enemies, ground } = assessment
  const { encounters, reacher } = assessment.game.services
  const stations = new Map<number, number[]>()
  const isBeside = new Uint8Array(ground.size)
  for (const enemy of enemies) for (const hex of hexesAround(ground, state.hex[enemy])) isBeside[hex] = 1
  const add = (unit: number, hex: number): void => {
    if (isBeside[hex] === 0) return
    const units = stations.get(hex)
    if (units === undefined) stations.set(hex, [unit])
    else units.push(unit)
  }
  encounters.of(state, assessment.side)
  const reachOf = reacher.each(state)
  let mover: number | undefined
  for (const unit of own) {
    const reach = reachOf(unit)
    if (reach.hexes.length > 0) mover ??= unit
    if (state.actionPoint[unit] === actionPoint.expended || state.active[unit] === 0) continue
    add(unit, state.hex[unit])
    if (isHolding(assessment, unit)) continue
    for (const hex of reach.hexes) if (isBeside[hex] === 1 && !reach.extended(hex)) add(unit, hex)
  }
  const isOpen = options.of('attack').length > 0 || (mover !== undefined && options.canMove(mover))
  return isOpen ? stations : noStations
}

/** True if a unit must stay where it is, as the enemy has the last word. */
const isHolding = ({ isLastTurn, toKeep, threat, state }: Assessment, unit: number): boolean =>
  isLastTurn && toKeep.has(state.hex[unit]) && threat[state.hex[unit]] > 0

/** The attacks that are worth it to begin or go on with, the best against each target, the best of all first. */
export const planAttacks = (assessment: Assessment, options: Options): readonly Proposal[] => {
  const stations = stationsOf(assessment, options)
  const fighters = assessment.fighters()
  const attacks = assessment.enemies.flatMap((target) => lineUpOf(assessment, fighters, stations, target) ?? [])
  return lookTwice(assessment, bestFirst(attacks), 0)
}

/** Returns the cost of being without supply. */
const hungerAt = ({ felt, weights, hunger }: Assessment, hex: number): number =>
  felt === 0 ? 0 : Math.floor((hunger()[hex] * weights.hungry * felt) / 100_000)

/** The line-up against a target: the one of an earlier decision, if all that it came from is the same. */
const lineUpOf = (
  assessment: Assessment,
  fighters: Int32Array,
  stations: Stations,
  target: number,
): Proposal | undefined => {
  const { ground, state, lineUps, weights } = assessment
  const facts: number[] = []
  for (const from of hexesAround(ground, state.hex[target]))
    for (const unit of stations.get(from) ?? nobody)
      facts.push(from, unit, fighters[unit], from === state.hex[unit] ? 0 : hungerAt(assessment, from))
  if (facts.length === 0) return undefined
  const prize = prizeOf(assessment, target)
  const undone = weights.destroyed + (assessment.bonuses.units.has(target) ? weights.bonusUnit : 0)
  const press = 1000 + pressOf(assessment)
  facts.push(fighters[target], prize, undone, press)
  const known = lineUps.get(target)
  if (known?.facts.length === facts.length && known.facts.every((fact, index) => fact === facts[index]))
    return known.proposal
  const proposal = lineUp(assessment, target, optionsAgainst(assessment, stations, target), prize, undone, press)
  lineUps.set(target, { facts, proposal })
  return proposal
}

/** The stations of every unit that can attack the target, best odds first. */
const optionsAgainst = (assessment: Assessment, stations: Stations, target: number): Option[] => {
  const { state, ground } = assessment
  const options: Option[] = []
  for (const from of hexesAround(ground, state.hex[target]))
    for (const unit of stations.get(from) ?? nobody) {
      const home = state.hex[unit]
      state.hex[unit] = from
      const odds = assessment.game.forecast(state, unit, target)?.odds
      state.hex[unit] = home
      if (odds !== undefined) options.push({ unit, from, odds: from === home ? odds + 1 : odds })
    }
  return options.sort((a, b) => b.odds - a.odds || a.unit - b.unit || a.from - b.from)
}

/** Evaluates a row of attacks; the plan is its first action. */
const lineUp = (
  assessment: Assessment,
  target: number,
  options: readonly Option[],
  prize: number,
  undone: number,
  press: number,
): Proposal | undefined => {
  const { state, weights, isLastTurn, goals } = assessment
  // What is spared in the last turn serves nobody.
  const isDecisive = isLastTurn && goals.has(state.hex[target])
  const before = {
    active: state.active[target],
    suppressed: state.suppressed[target],
    losses: state.lossesThisTurn[target],
  }
  const used = new Set<number>()
  let stands = 1000
  let value = 0
  let best = 0
  let first: Option | undefined
  for (const option of options) {
    if (used.has(option.unit) || used.has(-option.from)) continue
    const home = state.hex[option.unit]
    state.hex[option.unit] = option.from
    const forecast = assessment.game.forecast(state, option.unit, target)
    state.hex[option.unit] = home
    if (!forecast) continue
    used.add(option.unit)
    used.add(-option.from)
    first ??= option
    const there = state.active[target] + state.suppressed[target]
    const lost = Math.min(Math.floor((forecast.meanDefenderLoss + 500) / 1000), there)
    const left = there - lost
    const suppressed = lost === 0 ? Math.min(forecast.defenderSuppression, state.active[target]) : 0
    const gain =
      Math.floor((Math.min(forecast.meanDefenderLoss, 1000 * there) * weights.enemyLost) / 1000) +
      suppressed * weights.enemySuppressed +
      (left === 0 ? undone + prize : Math.floor((forecast.retreatChance * prize) / 100)) +
      Math.floor((forecast.overrunChance * weights.overrun) / 100)
    const price = isDecisive
      ? 0
      : Math.floor((forecast.meanAttackerLoss * weights.ownLost) / 1000) +
        weights.ownSuppressed +
        (option.from === home ? 0 : hungerAt(assessment, option.from))
    value += Math.floor((stands * (Math.floor((gain * press) / 1000) - price)) / 1000)
    if (value > best) best = value
    if (left === 0) break
    stands = Math.floor((stands * (100 - forecast.retreatChance)) / 100)
    if (stands < 100) break
    state.active[target] = Math.max(0, state.active[target] - lost - suppressed)
    state.suppressed[target] = left - state.active[target]
    state.lossesThisTurn[target] += lost + suppressed
  }
  state.active[target] = before.active
  state.suppressed[target] = before.suppressed
  state.lossesThisTurn[target] = before.losses
  if (!first || best < (isDecisive ? 0 : weights.attackThreshold)) return undefined
  const action: OperationalAction =
    state.hex[first.unit] === first.from
      ? { type: 'attack', unit: first.unit, target }
      : { type: 'move', unit: first.unit, to: first.from }
  return { value: best, action }
}

/** The value of dislodging or destroying the target beyond its losses. */
const prizeOf = (assessment: Assessment, target: number): number => {
  const { ground, state, toGoal, goals, toKeep, bonuses, weights } = assessment
  const at = state.hex[target]
  if (at <= destroyed) return 0
  let prize: number = weights.dislodged + (bonuses.take.has(at) ? weights.takeBonus : 0)
  if (goals.has(at)) prize += weights.dislodgedFromObjective
  const around = hexesAround(ground, at)
  if (toGoal) {
    const near = toGoal.infantry[at]
    if (near < far) prize += Math.max(0, 6 - near) * weights.dislodgedOnWay
    prize += around.filter((next) => goals.has(next)).length * weights.dislodgedOnWay
  }
  // An enemy next to what must be kept has to go.
  return prize + around.filter((next) => toKeep.has(next)).length * 2 * weights.dislodgedOnWay
}
