/** Unit types for display, and counters outside the map: in lists, tables and on cards. */

import type { Reference } from '../../../../compiler/systems/operational/bundle.ts'
import { chevronsOf, drawCounter } from '../../../../compiler/systems/operational/cartography/counter.ts'
import type { OperationalRules, UnitTypeRules } from '../../../../engine/systems/operational/rules.ts'
import { unitAddress } from '../../../data/addresses.ts'
import type { UnitLine } from './battle.ts'

const plain = { entrenchment: 0, unsupplied: 0, weak: false, readiness: 'idle', selected: false } as const

/** A type's counter in the reference: fresh and at full strength. */
const typeCounter = (symbol: string, nation: string, steps: number): string =>
  drawCounter({ ...plain, symbol, nation, active: steps, suppressed: 0, chevrons: 0 })

/** A unit's counter at the start of the battle. */
export const unitCounter = (rules: OperationalRules, { unit, type }: UnitLine, symbol: string): string =>
  drawCounter({
    ...plain,
    symbol,
    nation: type.nation,
    active: unit.steps - unit.suppressed,
    suppressed: unit.suppressed,
    chevrons: chevronsOf(rules.experience, unit.experience),
    unsupplied: unit.unsupplied > 0 ? 1 : 0,
  })

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
