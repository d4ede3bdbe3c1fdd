/** The reference of the command-card system: its tables, and what is used where. */
import type { CommandCardsRules } from '../../../../engine/systems/command-cards/rules.ts'
import type { CommandCardsScenario } from '../../../../engine/systems/command-cards/scenario.ts'
import type { CompiledSystem } from '../../../content.ts'
import { makeReference } from '../../../emit/reference.ts'
import { type EntryKind, entryKinds, type Reference } from '../bundle.ts'
import { symbolsOf } from '../cartography/symbols.ts'
import { schemas } from '../schemas/index.ts'
import type { tableKinds } from '../schemas/kinds.ts'
import { mentionsOf } from './mentions.ts'
import { usesOf } from './uses.ts'

type TableKind = (typeof tableKinds)[number] | 'units'

/** The title of each table, its place in the rules, and the kind of its entries. */
const tables: Readonly<Record<TableKind, readonly [string, keyof CommandCardsRules, EntryKind | null]>> = {
  cards: ['Cards', 'cards', 'cards'],
  units: ['Unit types', 'unitTypes', 'unitTypes'],
  nations: ['Nations', 'nations', 'nations'],
  terrain: ['Terrain', 'terrain', 'terrain'],
  obstacles: ['Obstacles', 'obstacles', 'obstacles'],
  ways: ['Roads and railways', 'ways', 'ways'],
  boards: ['Boards', 'boards', 'boards'],
  dice: ['Dice', 'dice', null],
  special: ['Special rules', 'special', null],
}

export const referenceOf = (
  system: CompiledSystem<CommandCardsRules>,
  scenarios: readonly CommandCardsScenario[],
): Reference =>
  makeReference(system, scenarios, {
    kinds: entryKinds,
    tables,
    schemas,
    ids: (kind) => Object.keys(system.rules[kind]),
    mentions: mentionsOf(system.rules),
    usesOf,
    symbols: symbolsOf(system.rules.unitTypes),
  })

/** Units of a scenario, those in reserve too. */
export const countUnits = ({ units }: CommandCardsScenario): number => units.length
