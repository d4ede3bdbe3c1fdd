/** The reference of the echelon system: its tables, and what is used where. */
import type { EchelonRules } from '../../../../engine/systems/echelon/rules.ts'
import type { EchelonScenario } from '../../../../engine/systems/echelon/scenario.ts'
import type { CompiledSystem } from '../../../content.ts'
import { makeReference } from '../../../emit/reference.ts'
import { type EntryKind, entryKinds, type Reference } from '../bundle.ts'
import { drawSymbol, symbolsOf } from '../cartography/symbols.ts'
import { schemas } from '../schemas/index.ts'
import type { tableKinds } from '../schemas/kinds.ts'
import { mentionsOf } from './mentions.ts'
import { usesOf } from './uses.ts'

type TableKind = (typeof tableKinds)[number] | 'units'

/** The title of each table, its place in the rules, and the kind of its entries. */
const tables: Readonly<Record<TableKind, readonly [string, keyof EchelonRules, EntryKind | null]>> = {
  units: ['Charts of units', 'designs', 'designs'],
  'unit-types': ['Unit types', 'unitTypes', 'unitTypes'],
  nations: ['Nations', 'nations', 'nations'],
  terrain: ['Terrain', 'terrain', 'terrain'],
  features: ['Settlements and works', 'features', 'features'],
  hexsides: ['Hexsides', 'hexsides', 'hexsides'],
  weather: ['Weather', 'weather', null],
  sizes: ['Sizes', 'sizes', null],
  movement: ['Movement', 'movement', null],
  combat: ['Combat', 'combat', null],
  supply: ['Supply', 'supply', null],
  replacement: ['Replacements', 'replacement', null],
  transport: ['Transport', 'transport', null],
  air: ['Air and sea', 'air', null],
  engineering: ['Engineering', 'engineering', null],
  victory: ['Victory', 'victory', null],
}

export const referenceOf = (system: CompiledSystem<EchelonRules>, scenarios: readonly EchelonScenario[]): Reference =>
  makeReference(system, scenarios, {
    kinds: entryKinds,
    tables,
    schemas,
    ids: (kind) => Object.keys(system.rules[kind]),
    mentions: mentionsOf(system.rules),
    usesOf,
    // Charts show the symbols of types, and those of designs by their ids.
    symbols: {
      ...Object.fromEntries(Object.entries(system.rules.unitTypes).map(([id, type]) => [id, drawSymbol(type)])),
      ...symbolsOf(system.rules),
    },
  })

/** Units of a scenario, those that come later too. */
export const countUnits = ({ units }: EchelonScenario): number => units.length
