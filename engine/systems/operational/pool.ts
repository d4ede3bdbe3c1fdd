/** Force pools: what units give to them and take from them. operational.G1-G3, B3, B5, B19 */

import { itemIndex, type Part, specialistNation } from './items.ts'
import { isGreen } from './levels.ts'
import type { ReinforcementRules } from './rules.ts'
import { addSpecialist, addStep, freeSlot, removeSpecialist, removeStep, stepsOf } from './steps.ts'
import type { Table } from './table.ts'
import { type OperationalState, type ReadonlyState, specialistState, suppliedBy } from './types.ts'

/** `item` of an action that is about a step and not about a specialist. */
export const step = 0

/** Most steps of a unit. operational.B3 */
export const mostSteps = (table: Table, unit: number): number => {
  const { maxSteps, nation } = table.types[unit]
  return maxSteps ?? table.scenario.rules.nations[nation].maxSteps
}

/**
 * True if the supply of a unit brings replacements: supply by air, in an emergency or from a captured hub does not; its own dump does.
 * operational.F12, F27
 */
export const isServable = (state: ReadonlyState, unit: number): boolean =>
  state.unsupplied[unit] === 0 &&
  (state.supplied[unit] === suppliedBy.network || state.supplied[unit] === suppliedBy.dump)

/** True if a unit's nation uses specialists of another one. operational.G2 */
export const usesSpecialistsOf = (table: Table, unit: number, nation: string): boolean => {
  const own = table.types[unit].nation
  return own === nation || table.scenario.rules.nations[own].specialistsFrom.includes(nation)
}

/** The item that a specialist of a unit becomes in a pool. */
const itemOfSpecialist = (table: Table, unit: number, specialist: number): number => {
  const id = table.specialistIds[specialist]
  const { nation } = table.types[unit]
  const lent = itemIndex(table, id, specialistNation(table.scenario.rules, nation))
  return lent >= 0 ? lent : itemIndex(table, id, nation)
}

/** Where the force pool of a unit begins in an array of pools. */
export const poolPlace = (table: Table, unit: number): number => table.hqOf[unit] * table.items.length

/** True if a stock, from an index on, holds all parts. */
const holds = (stock: Uint8Array, first: number, parts: readonly Part[]): boolean => {
  for (const { item, count } of parts) if (stock[first + item] < count) return false
  return true
}

/** True if a unit has room for a step or a specialist of some nation, and can use it. operational.B3, B5, G2 */
export const canTake = (table: Table, state: ReadonlyState, unit: number, item: number): boolean => {
  if (item === step) return stepsOf(state, unit) < mostSteps(table, unit)
  const { specialist, nation } = table.items[item - 1]
  return specialist >= 0 && freeSlot(table, state, unit) >= 0 && usesSpecialistsOf(table, unit, nation)
}

/** Calls `add` with what a unit can take out of a stock, which begins at a place of an array by item. operational.G1, G2 */
export const eachTakable = (
  table: Table,
  state: ReadonlyState,
  unit: number,
  stock: Uint8Array,
  first: number,
  add: (item: number) => void,
): void => {
  if (canTake(table, state, unit, step) && holds(stock, first, table.components[unit])) add(step)
  if (freeSlot(table, state, unit) < 0) return
  for (let item = 0; item < table.items.length; item++)
    if (stock[first + item] > 0 && canTake(table, state, unit, item + 1)) add(item + 1)
}

/** True if a stock has the parts of an item for a unit. */
export const isInStock = (table: Table, unit: number, item: number, stock: Uint8Array, first: number): boolean =>
  item === step ? holds(stock, first, table.components[unit]) : stock[first + item - 1] > 0

/** Takes an item for a unit out of a stock. */
export const takeFromStock = (table: Table, unit: number, item: number, stock: Uint8Array, first: number): void => {
  if (item !== step) stock[first + item - 1]--
  else for (const part of table.components[unit]) stock[first + part.item] -= part.count
}

/** Puts an item of a unit into a stock: a step falls into its parts. operational.G3 */
export const putIntoStock = (table: Table, unit: number, item: number, stock: Uint8Array, first: number): void => {
  if (item !== step) stock[first + item - 1]++
  else for (const part of table.components[unit]) stock[first + part.item] += part.count
}

/** The force pool of a headquarters that fills after a number of turns. operational.F13 */
export const poolAfter = (state: OperationalState, turns: number): Uint8Array =>
  turns === 0 ? state.pool : turns === 1 ? state.poolNext : state.poolLater

/** Gives an item to a unit that has room for it. */
export const reinforce = (
  table: Table,
  state: OperationalState,
  unit: number,
  item: number,
  isActive: boolean,
  kind: keyof ReinforcementRules['experienceLost'],
): void => {
  if (item === step) {
    addStep(table, state, unit, isActive)
    loseExperience(table, state, unit, kind)
  } else {
    const condition = isActive ? specialistState.active : specialistState.suppressed
    addSpecialist(table, state, unit, table.items[item - 1].specialist, condition)
  }
}

/** Replacements lower the experience of a unit that is not green. operational.B14, B19 */
const loseExperience = (
  table: Table,
  state: OperationalState,
  unit: number,
  kind: keyof ReinforcementRules['experienceLost'],
): void => {
  if (isGreen(table, state, unit)) return
  const lost = table.scenario.rules.reinforcement.experienceLost[kind]
  state.experience[unit] = Math.max(0, state.experience[unit] - lost)
}

/**
 * Calls `add` with what a unit can give away: an active step that is not its last one, and each kind of active specialist
 * once. operational.F13, F14
 */
export const eachGivable = (table: Table, state: ReadonlyState, unit: number, add: (item: number) => void): void => {
  if (state.active[unit] > 0 && stepsOf(state, unit) > 1) add(step)
  const first = unit * table.slots
  for (let place = first; place < first + table.slots; place++) {
    if (state.specialistState[place] !== specialistState.active) continue
    if (activeSlotOf(table, state, unit, state.specialist[place] - 1) !== place - first) continue
    const item = itemOfSpecialist(table, unit, state.specialist[place] - 1)
    if (item >= 0) add(item + 1)
  }
}

/** True if a unit consists of one active step and nothing else: when that goes, the unit is disbanded. operational.F13 */
export const isLastStep = (table: Table, state: ReadonlyState, unit: number): boolean => {
  if (state.active[unit] !== 1 || stepsOf(state, unit) !== 1) return false
  for (let place = unit * table.slots; place < (unit + 1) * table.slots; place++)
    if (state.specialistState[place] !== specialistState.none) return false
  return true
}

/** The first slot with an active specialist of a kind, or -1. */
const activeSlotOf = (table: Table, state: ReadonlyState, unit: number, specialist: number): number => {
  for (let slot = 0; slot < table.slots; slot++) {
    const place = unit * table.slots + slot
    if (state.specialist[place] === specialist + 1 && state.specialistState[place] === specialistState.active)
      return slot
  }
  return -1
}

/** Takes an item from a unit that can give it. */
export const takeFromUnit = (table: Table, state: OperationalState, unit: number, item: number): void => {
  if (item === step) removeStep(table, state, unit)
  else removeSpecialist(table, state, unit, activeSlotOf(table, state, unit, table.items[item - 1].specialist))
}

/** True if two units are made of the same steps. operational.G1, G2 */
export const shareSteps = (table: Table, one: number, other: number): boolean => {
  const [a, b] = [table.components[one], table.components[other]]
  return a.length === b.length && a.every((part, index) => part.item === b[index].item && part.count === b[index].count)
}

/** An item as people say it: `a step`, `British field artillery`. */
export const itemName = (
  { items, specialists, scenario }: Pick<Table, 'items' | 'specialists' | 'scenario'>,
  item: number,
): string => {
  if (item === step) return 'a step'
  const { kind, nation, specialist } = items[item - 1]
  const { adjective } = scenario.rules.nations[nation]
  return `${adjective} ${kind === 'specialist' ? specialists[specialist].name.toLowerCase() : kind}`
}
