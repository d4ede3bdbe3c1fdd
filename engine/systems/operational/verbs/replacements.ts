/** Steps and specialists on their way between units, force pools and higher command. */

import { degree } from '../../../hex.ts'
import type { Side } from '../../../twoSides.ts'
import { withVerb } from '../../../words.ts'
import { disband } from '../destruction.ts'
import { isAble } from '../headquarters/command.ts'
import { isSecurityUnit, payForService, servedUnits, serviceRefusal } from '../headquarters/replace.ts'
import { isGreen } from '../levels.ts'
import { count } from '../names.ts'
import { isBridged } from '../places.ts'
import {
  canTake,
  eachGivable,
  eachTakable,
  isInStock,
  isLastStep,
  isServable,
  itemName,
  poolAfter,
  poolPlace,
  putIntoStock,
  reinforce,
  shareSteps,
  step,
  takeFromStock,
  takeFromUnit,
} from '../pool.ts'
import type { Services } from '../services.ts'
import { stepsOf } from '../steps.ts'
import type { Table } from '../table.ts'
import type { ReadonlyState } from '../types.ts'
import { verb, type Words } from './verb.ts'

/** A step or a specialist goes from the force pool to a unit. operational.F12, B19 */
export const deployVerb = verb('deploy', 'd', { unit: 'unit', item: 'item' })({
  when: 'always',
  list(services, state, _side, add, among) {
    const { table } = services
    for (const unit of servedUnits(services, state, among.units, 'deploy'))
      eachTakable(table, state, unit, state.pool, poolPlace(table, unit), (item) => add({ type: 'deploy', unit, item }))
  },
  apply(services, draft, _side, { unit, item }) {
    const { table } = services
    const { state } = draft
    payForService(services, draft, unit, 'deploy')
    takeFromStock(table, unit, item, state.pool, poolPlace(table, unit))
    // They come suppressed, unless the battle has not begun. operational.F12
    reinforce(table, state, unit, item, state.turn === 0, 'regular')
    draft.emit({ type: 'pool', what: 'deploy', unit, item })
  },
  refusal(services, state, _side, { unit, item }) {
    const { table } = services
    const refusal = serviceRefusal(services, state, unit, 'deploy')
    if (refusal !== undefined) return refusal
    const { name } = table.scenario.units[unit]
    if (!canTake(table, state, unit, item))
      return `${withVerb(name, 'has', 'have')} no room or no use for ${itemName(table, item)}.`
    if (!isInStock(table, unit, item, state.pool, poolPlace(table, unit)))
      return `The force pool of ${name} does not hold ${itemName(table, item)}.`
    return 'This cannot be deployed.'
  },
})

/** In the preparation of a battle everybody buys; later those to whom elite reinforcements were promised. operational.F13 */
const isOpen = (state: ReadonlyState, side: Side): boolean => state.turn === 0 || state.eliteStore[side] === 1

/** Prestige that an item costs a unit now. operational.F13 */
const storePrice = (table: Table, state: ReadonlyState, unit: number, item: number): number => {
  const { price, elitePricePercent } = table.scenario.rules.reinforcement
  const usual =
    item === step ? price[table.types[unit].kind] : table.specialists[table.items[item - 1].specialist].price
  return state.turn === 0 ? usual : Math.floor((usual * elitePricePercent) / 100)
}

/** Those of some units that may be sold something; before the battle no range limits it. operational.F13, d32 */
const buyers = (services: Services, state: ReadonlyState, units: readonly number[]): readonly number[] => {
  if (state.turn > 0) return servedUnits(services, state, units, 'store')
  const { table } = services
  return units.filter((unit) => {
    const hq = table.hqOf[unit]
    return hq >= 0 && state.hex[unit] > 0 && isServable(state, unit) && isAble(table, state, hq, 'store')
  })
}

/** Higher command sells a step or a specialist for prestige. operational.F13, B19 */
export const storeVerb = verb('store', 'b', { unit: 'unit', item: 'item' })({
  when: 'always',
  list(services, state, side, add, among) {
    const { table } = services
    if (!isOpen(state, side) || table.hqsOf[side].length === 0) return
    for (const unit of buyers(services, state, among.units))
      eachTakable(table, state, unit, state.store, side * table.items.length, (item) => {
        if (storePrice(table, state, unit, item) <= state.prestige[side]) add({ type: 'store', unit, item })
      })
  },
  apply(services, draft, side, { unit, item }) {
    const { table } = services
    const { state } = draft
    const isPreparing = state.turn === 0
    payForService(services, draft, unit, 'store')
    state.prestige[side] -= storePrice(table, state, unit, item)
    takeFromStock(table, unit, item, state.store, side * table.items.length)
    reinforce(table, state, unit, item, isPreparing, isPreparing ? 'regular' : 'elite')
    draft.emit({ type: 'pool', what: 'store', unit, item })
  },
  refusal(services, state, side, { unit, item }) {
    const { table } = services
    if (!isOpen(state, side))
      return 'Higher command sells only while the battle is prepared, or with elite reinforcements.'
    const { name } = table.scenario.units[unit]
    const isBuyer = buyers(services, state, [unit]).length > 0
    const refusal = isBuyer ? undefined : serviceRefusal(services, state, unit, 'store')
    if (refusal !== undefined) return refusal
    if (!canTake(table, state, unit, item))
      return `${withVerb(name, 'has', 'have')} no room or no use for ${itemName(table, item)}.`
    if (!isInStock(table, unit, item, state.store, side * table.items.length))
      return `Higher command has not got ${itemName(table, item)} for ${name}.`
    return `${itemName(table, item)} for ${name} costs ${count(storePrice(table, state, unit, item), 'prestige', 'prestige')}; you have ${state.prestige[side]}.`
  },
})

/** Green units and security units give no steps; specialists may always go. operational.B14, F15, G3 */
const keepsSteps = (services: Services, state: ReadonlyState, unit: number): boolean =>
  isGreen(services.table, state, unit) || isSecurityUnit(services, unit)

/** An active step or specialist goes from a unit back to the force pool. operational.F13, G3, B14 */
export const reorganiseVerb = verb('reorganise', 'r', { unit: 'unit', item: 'item' })({
  when: 'always',
  list(services, state, _side, add, among) {
    for (const unit of servedUnits(services, state, among.units, 'reorganise')) {
      if (isLastStep(services.table, state, unit) && !keepsSteps(services, state, unit))
        add({ type: 'reorganise', unit, item: step })
      eachGivable(services.table, state, unit, (item) => {
        if (item !== step || !keepsSteps(services, state, unit)) add({ type: 'reorganise', unit, item })
      })
    }
  },
  apply(services, draft, _side, { unit, item }) {
    const { table } = services
    const { state } = draft
    payForService(services, draft, unit, 'reorganise')
    takeFromUnit(table, state, unit, item)
    const delay = state.turn > 0 ? table.scenario.rules.reinforcement.delayReorganised : 0
    putIntoStock(table, unit, item, poolAfter(state, delay), poolPlace(table, unit))
    draft.emit({ type: 'pool', what: 'reorganise', unit, item })
    if (stepsOf(state, unit) === 0) disband(table, draft, unit)
  },
  refusal(services, state, _side, { unit, item }) {
    const { table } = services
    const refusal = serviceRefusal(services, state, unit, 'reorganise')
    if (refusal !== undefined) return refusal
    const { name } = table.scenario.units[unit]
    if (item === step && isSecurityUnit(services, unit))
      return `${withVerb(name, 'is', 'are')} a security unit, whose steps stay together.`
    if (item === step && keepsSteps(services, state, unit))
      return `${withVerb(name, 'is', 'are')} too green to give steps away.`
    if (item === step && state.active[unit] > 0) return `The specialists of ${name} go before the last step.`
    if (item === step) return `${withVerb(name, 'has', 'have')} no active step.`
    return `${withVerb(name, 'has', 'have')} not got ${itemName(table, item)} ready to go.`
  },
})

/** True if two units stand side by side and no river without a bridge is between them. operational.F14 */
const areBeside = (table: Table, state: ReadonlyState, one: number, other: number): boolean => {
  const hex = state.hex[one]
  for (let edge = hex * degree; edge < (hex + 1) * degree; edge++)
    if (table.neighbours[edge] === state.hex[other])
      return table.hexsides[table.hexside[edge]].river === 'none' || isBridged(table, state, edge)
  return false
}

/** True if items can get from one unit to another of the same headquarters; some staffs bridge any distance. operational.F14 */
const canReach = (table: Table, state: ReadonlyState, unit: number, target: number): boolean =>
  unit !== target &&
  table.hqOf[unit] === table.hqOf[target] &&
  (table.profiles[table.hqOf[unit]].longTransfer || areBeside(table, state, unit, target))

const fits = (table: Table, state: ReadonlyState, unit: number, target: number, item: number): boolean =>
  canTake(table, state, target, item) && (item !== step || shareSteps(table, unit, target))

/** Transfers an active step or specialist to another unit. operational.F14, B19 */
export const transferVerb = verb('transfer', 'i', { unit: 'unit', target: 'unit', item: 'item' })({
  when: 'battle',
  list(services, state, side, add, among) {
    const { table } = services
    const served = servedUnits(services, state, table.unitsOf[side], 'transfer')
    for (const unit of served) {
      if (!among.units.includes(unit) || isSecurityUnit(services, unit)) continue // operational.F15
      const targets = served.filter((target) => canReach(table, state, unit, target))
      if (targets.length === 0) continue
      eachGivable(table, state, unit, (item) => {
        for (const target of targets)
          if (fits(table, state, unit, target, item)) add({ type: 'transfer', unit, target, item })
      })
    }
  },
  apply(services, draft, _side, { unit, target, item }) {
    const { table } = services
    const { state } = draft
    payForService(services, draft, unit, 'transfer')
    takeFromUnit(table, state, unit, item)
    reinforce(table, state, target, item, false, 'regular')
    draft.emit({ type: 'pool', what: 'transfer', unit, item, to: target })
  },
  refusal(services, state, side, { unit, target, item }) {
    const { table } = services
    const { units } = table.scenario
    if (units[target]?.side !== side) return 'A transfer goes to a unit of the same side.'
    const refusal =
      serviceRefusal(services, state, unit, 'transfer') ?? serviceRefusal(services, state, target, 'transfer')
    if (refusal !== undefined) return refusal
    const [from, to] = [units[unit].name, units[target].name]
    if (isSecurityUnit(services, unit))
      return `${withVerb(from, 'is', 'are')} a security unit, whose steps stay together.`
    if (table.hqOf[unit] !== table.hqOf[target]) return `${from} and ${to} have different headquarters.`
    if (!canReach(table, state, unit, target))
      return `${from} and ${to} are not side by side, or a river is between them.`
    if (item === step && !shareSteps(table, unit, target)) return `The steps of ${from} are not those of ${to}.`
    if (!canTake(table, state, target, item))
      return `${withVerb(to, 'has', 'have')} no room or no use for ${itemName(table, item)}.`
    if (item === step) return `${withVerb(from, 'has', 'have')} no active step beside the last one.`
    return `${withVerb(from, 'has', 'have')} not got ${itemName(table, item)} ready to go.`
  },
})

export const replacementWords = {
  deploy: { order: '{unit} {gets|get} {item} from the force pool' },
  store: { order: '{unit} {gets|get} {item} from higher command' },
  reorganise: { order: '{unit} {gives|give} {item} to the force pool' },
  transfer: { order: '{unit} {gives|give} {item} to {target}' },
} satisfies Words
