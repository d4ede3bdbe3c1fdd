/** The reference of a rule system: its tables with the meaning of every field, and what is used where. */
import type { OperationalRules } from '../../../../engine/systems/operational/rules.ts'
import type { OperationalScenario } from '../../../../engine/systems/operational/scenario.ts'
import {
  type EntryKind,
  type EntryLinks,
  entryKinds,
  type Mention,
  type Reference,
  type TableInfo,
} from '../../../bundle.ts'
import type { CompiledScenario, CompiledSystem } from '../../../content.ts'
import { fieldsOf } from '../../../schemas/fields.ts'
import { schemaOf } from '../../../schemas/index.ts'
import type { tableKinds } from '../../../schemas/kinds.ts'
import { symbolsOf } from '../cartography/symbols.ts'
import { mentionsOf } from './mentions.ts'
import { usesOf } from './uses.ts'

type TableKind = (typeof tableKinds)[number] | 'units'

/** What a table is called, where it stands in the rules, and of what kind its entries are. */
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

export const referenceOf = (
  { id, rules, difficulties }: CompiledSystem,
  all: readonly CompiledScenario[],
): Reference => {
  const scenarios = all
    .map(({ scenario }) => scenario)
    .filter(({ system }) => system === id)
    .sort((a, b) => (a.id < b.id ? -1 : 1))
  return {
    format: 1,
    system: id,
    rules,
    difficulties,
    tables: Object.entries(tables).map(([kind, info]) => tableInfo(kind as TableKind, ...info)),
    usedIn: usedIn(rules, scenarios),
    links: linksOf(rules),
    symbols: symbolsOf(rules.unitTypes),
  }
}

const tableInfo = (
  id: TableKind,
  title: string,
  field: keyof OperationalRules,
  entries: EntryKind | null,
): TableInfo => ({ id, title, description: schemaOf(id).description ?? '', field, entries, fields: fieldsOf(id) })

/** Ids of the entries of a kind, in the order of their table. */
export const idsOf = (rules: OperationalRules, kind: EntryKind): string[] =>
  Object.keys(kind === 'profiles' ? rules.headquarters.profiles : rules[kind])

const byKind = <T>(make: (kind: EntryKind) => T): Record<EntryKind, T> =>
  Object.fromEntries(entryKinds.map((kind) => [kind, make(kind)])) as Record<EntryKind, T>

const usedIn = (rules: OperationalRules, scenarios: readonly OperationalScenario[]): Reference['usedIn'] => {
  const used = scenarios.map((scenario) => ({ id: scenario.id, uses: usesOf(scenario) }))
  return byKind((kind) =>
    Object.fromEntries(
      idsOf(rules, kind).map((entry) => [entry, used.filter(({ uses }) => uses[kind].has(entry)).map(({ id }) => id)]),
    ),
  )
}

/** Every mention from both of its ends. */
const linksOf = (rules: OperationalRules): Reference['links'] => {
  const links = byKind(
    (kind): Record<string, { mentions: Mention[]; mentionedBy: Mention[] }> =>
      Object.fromEntries(idsOf(rules, kind).map((id) => [id, { mentions: [], mentionedBy: [] }])),
  )
  for (const { from, to } of mentionsOf(rules)) {
    if (from.kind !== 'table') add(links[from.kind][from.id].mentions, to)
    if (to.kind !== 'table') add(links[to.kind][to.id].mentionedBy, from)
  }
  return links satisfies Record<EntryKind, Record<string, EntryLinks>>
}

const add = (list: Mention[], mention: Mention): void => {
  if (!list.some(({ kind, id }) => kind === mention.kind && id === mention.id)) list.push(mention)
}
