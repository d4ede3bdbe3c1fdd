/** The reference: tables made by the same makers as the rulebook's, and facts about single units and terrains. */

import type { Table } from '../../../../compiler/rulebook/tables.ts'
import type { Reference } from '../../../../compiler/systems/operational/bundle.ts'
import { findTable } from '../../../../compiler/systems/operational/rulebook/tables.ts'
import type { UnitTypeRules } from '../../../../engine/systems/operational/rules.ts'
import { scenarioAddress, unitAddress } from '../../../data/addresses.ts'
import { type Link, scenarioLinks } from '../../../data/links.ts'
import { readReference, scenariosOf } from './bundles.ts'
import { typeCounter } from './counters.ts'

/** A table of the rulebook by its name, in one of its kinds where it has them. */
export const tableOf = (reference: Reference, name: string, kind?: string): Table => {
  const table = findTable(name)
  if (!table) throw new Error(`the rulebook has no table ${name}`)
  return table.make(reference, kind)
}

export const kindNames: Record<UnitTypeRules['kind'], string> = {
  infantry: 'Infantry',
  mechanised: 'Mechanised',
  armour: 'Armour',
}
const countsNames: Record<UnitTypeRules['armour']['counts'], string> = {
  never: '',
  defence: 'in defence only',
  always: '',
}

/** A unit type as the tables and cards show it. */
export interface UnitType {
  readonly id: string
  readonly href: string
  /** Its counter's drawing. */
  readonly counter: string
  readonly name: string
  readonly description: string
  readonly nationId: string
  readonly nation: string
  readonly kind: string
  readonly attack: number
  readonly defence: number
  readonly movement: number
  readonly extendedMovement: number
  readonly movementClass: string
  readonly armour: number
  /** When the armour counts, where that is not always. */
  readonly armourNote: string
  readonly steps: number
  readonly usedIn: readonly Link[]
}

const unitTypeOf = (reference: Reference, id: string, type: UnitTypeRules): UnitType => {
  const nation = reference.rules.nations[type.nation]
  const steps = type.maxSteps ?? nation?.maxSteps ?? 0
  return {
    id,
    href: unitAddress(reference.system, id),
    counter: typeCounter(reference.symbols[id] ?? '', type.nation, steps),
    name: type.name,
    description: type.description,
    nationId: type.nation,
    nation: nation?.name ?? type.nation,
    kind: kindNames[type.kind],
    attack: type.attack,
    defence: type.defence,
    movement: type.movement,
    extendedMovement: type.extendedMovement,
    movementClass: type.movementClass,
    armour: type.armour.counts === 'never' ? 0 : type.armour.points,
    armourNote: countsNames[type.armour.counts],
    steps,
    usedIn: scenarioLinks(reference.usedIn.unitTypes[id]),
  }
}

export const unitTypesOf = (system: string): readonly UnitType[] => {
  const reference = readReference(system)
  return Object.entries(reference.rules.unitTypes).map(([id, type]) => unitTypeOf(reference, id, type))
}

/** The nations that have units, in the order of their table. */
export const nationsOf = (system: string): readonly { readonly id: string; readonly name: string }[] => {
  const { rules } = readReference(system)
  const fielded = new Set(Object.values(rules.unitTypes).map((type) => type.nation))
  return Object.entries(rules.nations)
    .filter(([id]) => fielded.has(id))
    .map(([id, nation]) => ({ id, name: nation.name }))
}

/** The units of a type in one scenario. */
export interface Fielding {
  readonly scenario: string
  readonly href: string
  readonly names: readonly string[]
  /** Those that have no unit yet: that can be formed, taken from a pool, or won. operational.F15, H3 */
  readonly formed: number
}

/** Where units of a type take the field, and under which names. */
export const fieldedIn = (system: string, type: string): readonly Fielding[] =>
  scenariosOf(system).flatMap(({ card: { id, title }, scenario }) => {
    const own = scenario.units.filter((unit) => unit.type === type)
    const present = own.filter(({ reserve }) => reserve !== 'security')
    return own.length === 0
      ? []
      : [
          {
            scenario: title,
            href: `${scenarioAddress(id)}#order-of-battle`,
            names: present.map(({ name }) => name),
            formed: own.length - present.length,
          },
        ]
  })

/** Where a specialist goes to battle, and with which units. */
export const carriedIn = (system: string, specialist: string): readonly Fielding[] =>
  scenariosOf(system).flatMap(({ card: { id, title }, scenario: { units, headquarters, sides, bonuses } }) => {
    const names = units.filter(({ specialists }) => specialists.includes(specialist)).map(({ name }) => name)
    const pools = [...headquarters.map(({ pool }) => pool), ...sides.map(({ store }) => store)].flat()
    const formed = pools.filter(({ item }) => item === specialist).reduce((sum, { count }) => sum + count, 0)
    const won = bonuses.filter(({ reward }) => reward.type === 'specialist' && reward.specialist === specialist).length
    return names.length + formed + won === 0
      ? []
      : [{ scenario: title, href: `${scenarioAddress(id)}#order-of-battle`, names, formed: formed + won }]
  })
