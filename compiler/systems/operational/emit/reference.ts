/** The reference of the operational system: its tables, and what is used where. */
import type { OperationalRules } from '../../../../engine/systems/operational/rules.ts'
import type { OperationalScenario } from '../../../../engine/systems/operational/scenario.ts'
import { makeReference } from '../../../emit/reference.ts'
import { type EntryKind, entryKinds, type Reference } from '../bundle.ts'
import { symbolsOf } from '../cartography/symbols.ts'
import type { OperationalSystem } from '../rulebook/exampleScenario.ts'
import { schemas } from '../schemas/index.ts'
import type { tableKinds } from '../schemas/kinds.ts'
import { mentionsOf } from './mentions.ts'
import { usesOf } from './uses.ts'

type TableKind = (typeof tableKinds)[number] | 'units'

/** The title of each table, its place in the rules, and the kind of its entries. */
const tables: Readonly<Record<TableKind, readonly [string, keyof OperationalRules, EntryKind | null]>> = {
  terrain: ['Terrain', 'terrain', 'terrain'],
  weather: ['Weather', 'weather', 'weather'],
  ways: ['Roads and railways', 'ways', 'ways'],
  hexsides: ['Rivers and ridges', 'hexsides', 'hexsides'],
  nations: ['Nations', 'nations', 'nations'],
  units: ['Unit types', 'unitTypes', 'unitTypes'],
  specialists: ['Specialists', 'specialists', 'specialists'],
  reinforcement: ['Reinforcement', 'reinforcement', null],
  movement: ['Movement', 'movement', null],
  combat: ['Combat', 'combat', null],
  experience: ['Experience', 'experience', null],
  supply: ['Supply', 'supply', null],
  headquarters: ['Headquarters', 'headquarters', 'profiles'],
  orders: ['Orders', 'orders', 'orders'],
  'special-orders': ['Numbers of the orders', 'specialOrders', null],
  fog: ['Fog of war', 'fog', null],
  assets: ['Assets', 'assets', 'assets'],
  cards: ['Cards', 'cards', 'cards'],
  landing: ['Landings', 'landing', null],
  victory: ['Victory', 'victory', null],
  rewards: ['Rewards', 'rewards', null],
}

export const referenceOf = (system: OperationalSystem, scenarios: readonly OperationalScenario[]): Reference =>
  makeReference(system, scenarios, {
    kinds: entryKinds,
    tables,
    schemas,
    ids: (kind) => idsOf(system.rules, kind),
    mentions: mentionsOf(system.rules),
    usesOf,
    symbols: symbolsOf(system.rules.unitTypes),
  })

/** Ids of the entries of a kind, in the order of their table. */
export const idsOf = (rules: OperationalRules, kind: EntryKind): string[] =>
  Object.keys(kind === 'profiles' ? rules.headquarters.profiles : rules[kind])

/** Units that a scenario has from its author: those that are formed in play are not counted. */
export const countUnits = ({ units }: OperationalScenario): number =>
  units.filter(({ reserve }) => reserve !== 'security').length
