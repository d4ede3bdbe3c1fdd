/** Entries of the tables that have pages of their own: specialists, orders, headquarters, assets and cards. */
import type { EntryKind, EntryLinks, Mention, Reference, TableInfo } from '../../compiler/bundle.ts'
import { referenceAddress, unitAddress } from './addresses.ts'
import { type Link, scenarioLinks } from './reference.ts'

/** The part of a page's address that names a kind. */
export const kindSlugs: Readonly<Record<EntryKind, string>> = {
  terrain: 'terrain',
  weather: 'weather',
  ways: 'ways',
  hexsides: 'hexsides',
  nations: 'nations',
  unitTypes: 'units',
  specialists: 'specialists',
  orders: 'orders',
  profiles: 'headquarters',
  assets: 'assets',
  cards: 'cards',
}

/** Kinds whose every entry is a page; the others stand together on one page of their kind. */
export const pagedKinds = ['specialists', 'orders', 'profiles', 'assets', 'cards'] as const satisfies EntryKind[]
export type PagedKind = (typeof pagedKinds)[number]

type Named = Readonly<Record<string, { readonly name: string; readonly description?: string }>>

/** The entries of a kind by id. */
export const entriesOf = ({ rules }: Reference, kind: EntryKind): Named =>
  kind === 'profiles' ? rules.headquarters.profiles : rules[kind]

export const entryAddress = (system: string, kind: EntryKind, id: string): string => {
  if (kind === 'unitTypes') return unitAddress(system, id)
  const page = kindSlugs[kind]
  return (pagedKinds as readonly EntryKind[]).includes(kind)
    ? referenceAddress(system, `${page}/${id}`)
    : `${referenceAddress(system, page)}#${id}`
}

export const tableAddress = (system: string, id: string): string => referenceAddress(system, `tables/${id}`)

/** Where a mention leads. */
const linkOf = (reference: Reference, mention: Mention): Link =>
  mention.kind === 'table'
    ? {
        label: reference.tables.find(({ id }) => id === mention.id)?.title ?? mention.id,
        href: tableAddress(reference.system, mention.id),
      }
    : {
        label: entriesOf(reference, mention.kind)[mention.id]?.name ?? mention.id,
        href: entryAddress(reference.system, mention.kind, mention.id),
      }

const linksOf = (reference: Reference, mentions: readonly Mention[] = []): readonly Link[] =>
  mentions.map((mention) => linkOf(reference, mention))

/** One value of an entry or a table, in words. */
export interface Fact {
  readonly label: string
  readonly value: string
  /** What the field means, from its schema. */
  readonly meaning: string
}

export interface EntryPage {
  readonly kind: EntryKind
  readonly id: string
  readonly name: string
  readonly description: string
  /** The table that it stands in. */
  readonly table: TableInfo
  readonly facts: readonly Fact[]
  readonly usedIn: readonly Link[]
  readonly mentions: readonly Link[]
  readonly mentionedBy: readonly Link[]
}

/** Fields that stand at the head of a page, or that only a drawing reads. */
const shown = new Set(['name', 'description', 'symbol', 'look', 'colour', 'sign'])

const spaced = (word: string): string =>
  word
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase()

const labelOf = (path: readonly string[]): string => {
  const text = path.map(spaced).join(': ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const wordsOf = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (value === null || value === undefined) return '—'
  if (Array.isArray(value)) {
    if (value.length === 0) return 'none'
    return value.map((item) => (Array.isArray(item) ? `[${wordsOf(item)}]` : wordsOf(item))).join(', ')
  }
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([key, inner]) => `${spaced(key)} ${wordsOf(inner)}`)
      .join(', ')
  return typeof value === 'number' ? String(value).replace('-', '−') : String(value)
}

/** What a field means: under its own path, or under that of any of its kind. */
const meaningOf = (fields: TableInfo['fields'], path: readonly string[]): string => {
  const exact = fields[path.join('.')] ?? fields[`${path.join('.')}[]`]
  if (exact !== undefined) return exact
  for (let at = path.length - 1; at >= 0; at--) {
    const any = [...path.slice(0, at), '*', ...path.slice(at + 1)].join('.')
    if (fields[any] !== undefined) return fields[any]
  }
  return ''
}

/** The values of an object, deeper ones by their path. */
export const factsOf = (
  fields: TableInfo['fields'],
  value: object,
  root: readonly string[],
  path: readonly string[] = [],
): Fact[] =>
  Object.entries(value).flatMap(([key, inner]) => {
    if (path.length === 0 && shown.has(key)) return []
    const here = [...path, key]
    if (typeof inner === 'object' && inner !== null && !Array.isArray(inner) && Object.keys(inner).length > 0)
      return factsOf(fields, inner, root, here)
    return [{ label: labelOf(here), value: wordsOf(inner), meaning: meaningOf(fields, [...root, ...here]) }]
  })

const noLinks: EntryLinks = { mentions: [], mentionedBy: [] }

export const entryPageOf = (reference: Reference, kind: EntryKind, id: string): EntryPage => {
  const entry = entriesOf(reference, kind)[id]
  const table = reference.tables.find(({ entries }) => entries === kind)
  if (!entry || !table) throw new Error(`no ${kind} ${id}`)
  const root = kind === 'profiles' ? ['profiles', '*'] : ['entries', '*']
  const links = reference.links[kind]?.[id] ?? noLinks
  return {
    kind,
    id,
    name: entry.name,
    description: entry.description ?? '',
    table,
    facts: factsOf(table.fields, entry, root),
    usedIn: scenarioLinks(reference.usedIn[kind]?.[id]),
    mentions: linksOf(reference, links.mentions),
    mentionedBy: linksOf(reference, links.mentionedBy),
  }
}

/** All that a table holds: its entries as links, and the values that stand in it directly. */
export interface TablePage {
  readonly table: TableInfo
  readonly entries: readonly Link[]
  readonly facts: readonly Fact[]
}

export const tablePageOf = (reference: Reference, table: TableInfo): TablePage => {
  const { entries, field, fields } = table
  const value = reference.rules[field] as object
  const { profiles: _, ...own } = value as { profiles?: unknown }
  return {
    table,
    entries:
      entries === null
        ? []
        : linksOf(
            reference,
            Object.keys(entriesOf(reference, entries)).map((id) => ({ kind: entries, id })),
          ),
    facts: entries === null || entries === 'profiles' ? factsOf(fields, entries === 'profiles' ? own : value, []) : [],
  }
}
