/** The contents of a table's page: its fields, and what refers to it. */
import type {
  EntryKind,
  EntryLinks,
  Mention,
  Reference,
  ScenarioBundle,
  TableInfo,
} from '../../../../compiler/systems/operational/bundle.ts'
import { scenariosOf } from '../../../data/bundles.ts'
import type { Link } from '../../../data/link.ts'
import { scenarioLinks } from '../../../data/links.ts'
import { chaptersShowing } from '../../../data/ruleLinks.ts'
import { entriesOf, entryAddress, entryLink, tableAddress } from './entries.ts'
import { factsOf } from './facts.ts'

/** Tables of the rulebook made from a table of the rules, where their names do not tell. */
const shownAs: Readonly<Record<string, readonly string[]>> = {
  units: ['units'],
  specialists: ['specialists', 'reinforcement.lending'],
  orders: ['orders'],
  'special-orders': ['orders.setPiece', 'orders.suppressiveFire'],
  cards: ['cards'],
  nations: ['nations', 'reinforcement.lending'],
  ways: ['ways'],
  movement: [],
  headquarters: ['headquarters.profiles', 'headquarters.variants', 'headquarters.branches', 'headquarters.supply'],
}

const isOf = (mention: Mention, table: TableInfo): boolean => mention.kind === 'table' && mention.id === table.id

/** Entries that mention a table, or that it mentions. */
const partnersOf = (reference: Reference, table: TableInfo, side: keyof EntryLinks): readonly Link[] =>
  Object.entries(reference.links).flatMap(([kind, entries]) =>
    Object.entries(entries).flatMap(([id, links]) =>
      links[side].some((mention) => isOf(mention, table)) ? [entryLink(reference, kind as EntryKind, id)] : [],
    ),
  )

/** The address of a value of the rules: the page of its entry, or its row on the page of its table. */
export const addressOfPath = (reference: Reference, path: string): string | undefined => {
  const [field = '', ...rest] = path.split('.')
  const table = reference.tables.find((one) => one.field === field)
  if (!table) return undefined
  const [kind, id = ''] = rest[0] === 'profiles' ? [table.entries, rest[1]] : [table.entries, rest[0]]
  if (kind !== null && Object.hasOwn(entriesOf(reference, kind), id)) return entryAddress(reference.system, kind, id)
  const lines = factsOf(reference, table).flatMap(({ facts }) => facts)
  const line = lines.find((fact) => rest.join('.') === fact.path || rest.join('.').startsWith(`${fact.path}.`))
  return `${tableAddress(reference.system, table.id)}${line ? `#${line.path}` : ''}`
}

/** Ids of the scenarios that a table applies to. */
const scenariosUsing = (reference: Reference, { entries, field }: TableInfo): readonly string[] => {
  if (entries !== null) return Object.values(reference.usedIn[entries]).flat()
  return scenariosOf<ScenarioBundle>(reference.system)
    .filter(({ scenario: { fog, units } }) => {
      if (field === 'fog') return fog
      if (field !== 'landing') return true
      return units.some(({ reserve, arrives }) => reserve === 'card' || arrives?.by === 'sea' || arrives?.by === 'air')
    })
    .map(({ card }) => card.id)
}

/** A table's entries, its own values, and what refers to it. */
export const tablePageOf = (reference: Reference, table: TableInfo, names: readonly string[]) => {
  const { id, entries, field } = table
  const isPlain = entries === null || entries === 'profiles'
  return {
    entries:
      entries === null
        ? []
        : Object.keys(entriesOf(reference, entries)).map((entry) => entryLink(reference, entries, entry)),
    usedIn: scenarioLinks(scenariosUsing(reference, table)),
    groups: isPlain ? factsOf(reference, table) : [],
    chapters: chaptersShowing(
      reference.system,
      shownAs[id] ?? names.filter((name) => name === field || name.startsWith(`${field}.`)),
    ),
    mentions: partnersOf(reference, table, 'mentionedBy'),
    mentionedBy: partnersOf(reference, table, 'mentions'),
  }
}
