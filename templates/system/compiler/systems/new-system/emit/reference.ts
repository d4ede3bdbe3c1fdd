/** The reference of the system: its tables, and what is used where. */
import type { NewSystemRules } from '../../../../engine/systems/new-system/rules.ts'
import type { NewSystemScenario } from '../../../../engine/systems/new-system/scenario.ts'
import type { CompiledSystem } from '../../../content.ts'
import { makeReference, terrainOf } from '../../../emit/reference.ts'
import { type EntryKind, entryKinds, type Reference } from '../bundle.ts'
import { symbolsOf } from '../cartography/picture.ts'
import { schemas } from '../schemas/index.ts'
import type { tableKinds } from '../schemas/kinds.ts'

type TableKind = (typeof tableKinds)[number] | 'units'

/** The title of each table, its place in the rules, and the kind of its entries. */
const tables: Readonly<Record<TableKind, readonly [string, keyof NewSystemRules, EntryKind | null]>> = {
  units: ['Unit types', 'unitTypes', 'unitTypes'],
  terrain: ['Terrain', 'terrain', 'terrain'],
  combat: ['Attacks', 'combat', null],
}

export const referenceOf = (
  system: CompiledSystem<NewSystemRules>,
  scenarios: readonly NewSystemScenario[],
): Reference =>
  makeReference(system, scenarios, {
    kinds: entryKinds,
    tables,
    schemas,
    ids: (kind) => Object.keys(system.rules[kind]),
    mentions: [],
    usesOf: ({ map, units }) => ({ terrain: terrainOf(map), unitTypes: new Set(units.map(({ type }) => type)) }),
    symbols: symbolsOf(system.rules.unitTypes),
  })

export const countUnits = ({ units }: NewSystemScenario): number => units.length
