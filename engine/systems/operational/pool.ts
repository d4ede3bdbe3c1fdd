/** Force pools: what steps are made of, and which units can use what. operational.G1, G2 */
import { armourNation, itemIndex, specialistNation, type Table } from './table.ts'
import type { OperationalState } from './types.ts'

/** A number of one thing in a pool. */
export interface Part {
  /** Index into `table.items`. */
  readonly item: number
  readonly count: number
}

/** What a step of a unit is made of: men of its own nation, equipment of the nation that lends it. operational.G1, G2 */
export const componentsOf = (table: Table, unit: number): readonly Part[] => {
  const { rules } = table.scenario
  const { kind, nation } = table.types[unit]
  const { infantry, armour } = rules.reinforcement.components[kind]
  return [
    { item: itemIndex(table, 'infantry', nation), count: infantry },
    { item: itemIndex(table, 'armour', armourNation(rules, nation)), count: armour },
  ].filter((part) => part.count > 0)
}

/** Whether a unit's nation uses specialists of another one. operational.G2 */
export const usesSpecialistsOf = (table: Table, unit: number, nation: string): boolean => {
  const own = table.types[unit].nation
  return own === nation || table.scenario.rules.nations[own].specialistsFrom.includes(nation)
}

/** The item that a specialist of a unit becomes in a pool. */
export const itemOfSpecialist = (table: Table, unit: number, specialist: number): number => {
  const id = table.specialistIds[specialist]
  const { nation } = table.types[unit]
  const lent = itemIndex(table, id, specialistNation(table.scenario.rules, nation))
  return lent >= 0 ? lent : itemIndex(table, id, nation)
}

/** Most steps of a unit. operational.B3 */
export const mostSteps = (table: Table, unit: number): number => {
  const { maxSteps, nation } = table.types[unit]
  return maxSteps ?? table.scenario.rules.nations[nation].maxSteps
}

/** Steps that a unit has, suppressed ones too. */
export const stepsOf = (state: Readonly<OperationalState>, unit: number): number =>
  state.active[unit] + state.suppressed[unit]
