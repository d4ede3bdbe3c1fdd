/** Unit types for display. */
import type { Reference } from '../../../../compiler/systems/operational/bundle.ts'
import type { UnitTypeRules } from '../../../../engine/systems/operational/rules.ts'
import { unitAddress } from '../../../data/addresses.ts'
import { typeCounter } from './counters.ts'

export interface UnitType {
  readonly id: string
  readonly type: UnitTypeRules
  readonly nation: Reference['rules']['nations'][string]
  readonly href: string
  /** Its counter's drawing. */
  readonly counter: string
  readonly steps: number
  /** Armour points that count at least in defence. */
  readonly armour: number
}

export const unitTypesOf = ({ rules, symbols, system }: Reference): readonly UnitType[] =>
  Object.entries(rules.unitTypes).map(([id, type]) => {
    const nation = rules.nations[type.nation]
    if (!nation) throw new Error(`${id} is of no nation`)
    const steps = type.maxSteps ?? nation.maxSteps
    return {
      id,
      type,
      nation,
      href: unitAddress(system, id),
      counter: typeCounter(symbols[id] ?? '', type.nation, steps),
      steps,
      armour: type.armour.counts === 'never' ? 0 : type.armour.points,
    }
  })

export interface Nation {
  readonly id: string
  readonly name: string
}

/** The nations with unit types, in the order of their table. */
export const nationsOf = ({ rules }: Reference): readonly Nation[] => {
  const fielded = new Set(Object.values(rules.unitTypes).map(({ nation }) => nation))
  return Object.entries(rules.nations).flatMap(([id, { name }]) => (fielded.has(id) ? [{ id, name }] : []))
}
