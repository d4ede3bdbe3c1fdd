/** Work of headquarters: upgrades, replacements from the pool, and where they stand. operational.F4, F7, F12-F14 */
import type { OperationalGame } from '../index.ts'
import { canTake, shareSteps, step } from '../pool.ts'
import { stepsOf } from '../steps.ts'
import type { OperationalAction } from '../verbs/index.ts'
import type { Assessment } from './assessment.ts'
import { enemiesBeside, pressureOn } from './front.ts'
import { far } from './ground.ts'
import { bestOf, type Options, type Proposal, strongest } from './options.ts'

type Upgrade = Extract<OperationalAction, { type: 'upgrade' }>
type Deploy = Extract<OperationalAction, { type: 'deploy' | 'store' }>

/** Takes what an upgrade offers: command points first, then what is free. */
export const planUpgrade = ({ weights }: Assessment, options: Options): Proposal | undefined =>
  bestOf(options.of('upgrade'), 1, ({ choice }: Upgrade) => weights.upgrade[choice] ?? 1)

/** Fills units up: those near the enemy, those that lack most, and the good ones first. */
export const planReplacements = (assessment: Assessment, options: Options) => {
  const { weights } = assessment
  const worth = ({ type, unit, item }: Deploy): number => {
    const { state, threat } = assessment
    const hex = state.hex[unit]
    const near = threat[hex] > 0 || enemiesBeside(assessment, hex).length > 0
    const price = type === 'deploy' ? 0 : state.turn === 0 ? -weights.storeInPreparation : weights.storePrice
    if (item === 0) {
      const missing = assessment.game.scenario.units[unit].steps - stepsOf(state, unit)
      const { attack, defence } = assessment.game.table.types[unit]
      return weights.deployStep + (near ? weights.deployNear : 0) + 4 * missing + 2 * (attack + defence) - price
    }
    const specialist = assessment.game.table.items[item - 1]?.specialist ?? -1
    if (specialist < 0) return 0
    return weights.deploySpecialist + (near ? weights.deployNear : 0) + suits(assessment.game, unit, specialist) - price
  }
  return strongest(bestOf(options.of('deploy'), 1, worth), bestOf(options.of('store'), weights.storePrice, worth))
}

/**
 * Disbands what is left of a unit where the enemy could come, unless it stands on what the side needs or a bonus objective
 * depends on it. operational.F13
 */
export const planDisbanding = (assessment: Assessment, options: Options): Proposal | undefined => {
  const { state, goals, toKeep, toGuard, own, game, weights } = assessment
  const counts = new Set(
    game.scenario.bonuses.flatMap(({ condition }) => ('unit' in condition ? [condition.unit] : [])),
  )
  return bestOf(options.of('reorganise'), weights.orderThreshold, ({ unit, item }) => {
    const hex = state.hex[unit]
    if (item !== 0 || stepsOf(state, unit) > 1 || own.length === 1 || counts.has(unit)) return 0
    if (goals.has(hex) || toKeep.has(hex) || toGuard.has(hex)) return 0
    return pressureOn(assessment, unit, hex) >= weights.hopeless ? weights.disband : 0
  })
}

/** Guns and engineers go to the foot, reconnaissance to the fast; armour to whoever attacks. */
const suits = (game: OperationalGame, unit: number, specialist: number): number => {
  const rules = game.table.specialists[specialist]
  const { kind, movementClass } = game.table.types[unit]
  const isFoot = kind === 'infantry' && movementClass !== 'mobile'
  let worth = 3 * (rules.attack + rules.defence) + 12 * rules.artilleryShift + 8 * rules.armourShift
  if (rules.towed || rules.engineers) worth += isFoot ? 10 : -10
  if (rules.recon) worth += isFoot ? -5 : 15
  return worth
}

type Giving = Extract<OperationalAction, { type: 'transfer' | 'reorganise' }>

/**
 * Steps and specialists of units that nobody threatens go to those that fight: straight to a neighbour, or by way of the force
 * pool to any unit of the headquarters. operational.F13, F14
 */
export const planTransfers = (assessment: Assessment, options: Options): Proposal | undefined => {
  const { game, state, threat, toKeep, toGuard, goals, own, weights } = assessment
  const { table, scenario } = game
  const isIdle = (unit: number): boolean => {
    const hex = state.hex[unit]
    return threat[hex] === 0 && !toKeep.has(hex) && !toGuard.has(hex) && !goals.has(hex)
  }
  /** Nobody stands against it, and it still defends itself well with what is left: it may give to a neighbour. */
  const isBehind = (unit: number): boolean => {
    const hex = state.hex[unit]
    return (
      !toKeep.has(hex) && !goals.has(hex) && enemiesBeside(assessment, hex).length === 0 && stepsOf(state, unit) > 3
    )
  }
  const fights = (unit: number): boolean =>
    threat[state.hex[unit]] > 0 && enemiesBeside(assessment, state.hex[unit]).length > 0
  const missing = (unit: number): number => scenario.units[unit].steps - stepsOf(state, unit)
  /** Returns the worth of an item to a unit that takes it. */
  const need = (unit: number, item: number): number => {
    if (!fights(unit)) return 0
    if (item === step) return missing(unit) < 2 ? 0 : weights.deployStep + weights.deployNear + 4 * missing(unit)
    return weights.deploySpecialist + weights.deployNear + suits(game, unit, table.items[item - 1].specialist)
  }
  const price = (unit: number, item: number): number =>
    item === step
      ? weights.givenStep + weights.lastSteps * Math.max(0, 4 - stepsOf(state, unit))
      : weights.givenSpecialist
  const isRefilled = new Set(options.of('deploy').map(({ unit, item }) => `${unit} ${item}`))
  /** Where what goes to the pool is wanted: by a unit of the same headquarters that finds nothing there now. */
  const wanted = (unit: number, item: number): number =>
    own.reduce((most, other) => {
      const shares = item === step ? shareSteps(table, unit, other) : canTake(table, state, other, item)
      if (other === unit || table.hqOf[other] !== table.hqOf[unit] || !shares) return most
      return isRefilled.has(`${other} ${item}`) ? most : Math.max(most, need(other, item))
    }, 0)
  const isLate = assessment.elapsed >= weights.poolTooLate
  const worth = (action: Giving): number => {
    const { type, unit, item } = action
    if (!(isIdle(unit) || (type === 'transfer' && isBehind(unit))) || (item === step && stepsOf(state, unit) === 1))
      return 0
    if (item !== step && table.items[item - 1].specialist < 0) return 0
    if (type === 'transfer') return need(action.target, item) - price(unit, item)
    const delay = item === step ? weights.poolDelay : weights.poolDelaySpecialist
    return isLate ? 0 : wanted(unit, item) - price(unit, item) - delay
  }
  return strongest(
    bestOf(options.of('transfer'), weights.orderThreshold, worth),
    bestOf(options.of('reorganise'), weights.orderThreshold, worth),
  )
}

/** How much a headquarters dreads a hex: where the enemy could walk in, or drive off who stands there. */
const dangerTo = (assessment: Assessment, hex: number): number => {
  const { threat, unitAt, weights } = assessment
  if (assessment.incursion()[hex] > 0) return weights.headquartersAtStake
  const guard = unitAt[hex]
  const isSafe = guard < 0 ? threat[hex] === 0 : pressureOn(assessment, guard, hex) < 10
  return isSafe ? 0 : weights.headquartersInDanger
}

/** Tells how many own units would be in range of a headquarters if it stood in a hex, roughly, and how safe it would be there. */
const standingsOf = (assessment: Assessment, hq: number): ((hex: number) => number) => {
  const { state, own, ground } = assessment
  const { hubRange } = assessment.game.scenario.rules.supply
  const { fromSupply } = assessment.paths()
  const range = hubRange[Math.min(state.hqTrucks[hq], hubRange.length) - 1] ?? 0
  const units = own.filter((unit) => assessment.game.table.hqOf[unit] === hq)
  const toUnits = units.map((unit) => ground.fieldTo('mobile', state.hex[unit]))
  return (hex) => {
    let worth = 0
    for (const toUnit of toUnits) {
      const away = toUnit[hex]
      if (away <= range) worth += assessment.weights.unitInRange
      else if (away < far) worth -= Math.min(assessment.weights.unitInRange, away - range)
    }
    worth -= dangerTo(assessment, hex)
    if (fromSupply[hex] > 0) worth -= assessment.weights.headquartersInDanger
    return worth
  }
}

/** True if some of its units are out of range, or the enemy could come where it stands. */
const isMisplaced = (assessment: Assessment, hq: number): boolean => {
  const { state, own } = assessment
  if (dangerTo(assessment, state.hqHex[hq]) > 0) return true
  const range = assessment.game.services.ranges.fresh(state, hq)
  return own.some((unit) => assessment.game.table.hqOf[unit] === hq && range[state.hex[unit]] === 0)
}

/** Brings headquarters onto the map, and moves one whose units are out of its range; this is the last action of a turn. */
export const planHeadquarters = (assessment: Assessment, options: Options): Proposal | undefined => {
  const { weights } = assessment
  const standings = new Map<number, (hex: number) => number>()
  const standingOf = (hq: number, hex: number): number => {
    const standing = standings.get(hq) ?? standingsOf(assessment, hq)
    standings.set(hq, standing)
    return standing(hex)
  }
  const entry = bestOf(options.of('enter-hq'), Number.MIN_SAFE_INTEGER, ({ hq, to }) => standingOf(hq, to))
  if (entry) return entry
  const restless = new Set(
    assessment.game.table.hqsOf[assessment.side].filter(
      (hq) => assessment.state.hqHex[hq] > 0 && isMisplaced(assessment, hq),
    ),
  )
  if (restless.size === 0) return undefined
  const moves = options.of('move-hq').filter(({ hq }) => restless.has(hq))
  return bestOf(
    moves,
    weights.headquartersThreshold,
    ({ hq, to }) => standingOf(hq, to) - standingOf(hq, assessment.state.hqHex[hq]),
  )
}
