/** The reference of the system: its tables, and what is used where. */
import type { TacticalRules } from '../../../../engine/systems/tactical/rules.ts'
import type { TacticalScenario } from '../../../../engine/systems/tactical/scenario.ts'
import type { CompiledSystem } from '../../../content.ts'
import { makeReference, terrainOf } from '../../../emit/reference.ts'
import { type EntryKind, entryKinds, type Reference } from '../bundle.ts'
import { symbolsOf } from '../cartography/symbols.ts'
import { schemas } from '../schemas/index.ts'
import type { tableKinds } from '../schemas/kinds.ts'

type TableKind = (typeof tableKinds)[number] | 'units'

/** The title of each table, its place in the rules, and the kind of its entries. */
const tables: Readonly<Record<TableKind, readonly [string, keyof TacticalRules, EntryKind | null]>> = {
  units: ['Unit types', 'unitTypes', 'unitTypes'],
  terrain: ['Terrain', 'terrain', 'terrain'],
  movement: ['Movement', 'movement', null],
  classes: ['Classes', 'classes', 'classes'],
  combat: ['Combat', 'combat', null],
  experience: ['Experience', 'experience', null],
  leaders: ['Leaders', 'leaders', 'leaders'],
  entrenchment: ['Entrenchment', 'entrenchment', null],
  supply: ['Supply', 'supply', null],
  weather: ['Weather', 'weather', null],
  battle: ['Battles', 'battle', null],
  'house-rules': ['House rules', 'houseRules', null],
}

export const referenceOf = (system: CompiledSystem<TacticalRules>, scenarios: readonly TacticalScenario[]): Reference =>
  makeReference(system, scenarios, {
    kinds: entryKinds,
    tables,
    schemas,
    ids: (kind) => Object.keys(system.rules[kind]),
    mentions: [],
    usesOf: ({ map, units, rules }) => ({
      terrain: terrainOf(map),
      unitTypes: new Set(Object.keys(rules.unitTypes)),
      classes: new Set(Object.values(rules.unitTypes).map((type) => type.class)),
      leaders: new Set(units.flatMap(({ leader }) => leader ?? [])),
    }),
    symbols: symbolsOf(system.rules.unitTypes),
  })

export const countUnits = ({ units }: TacticalScenario): number => units.length
