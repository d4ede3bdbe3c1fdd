/** The pages of the reference: what each shows. One entry here is one page. */
import type { EntryKind, Reference } from '../../../../compiler/systems/command-cards/bundle.ts'
import { type TableMaker, tables } from '../../../../compiler/systems/command-cards/rulebook/tables.ts'
import { referenceAddress, unitAddress } from '../../../data/addresses.ts'
import type { Entry } from '../../../data/entry.ts'
import { type Link, scenarioLinks } from '../../../data/links.ts'
import type { PlacedTable } from '../../../data/tables.ts'

/** A page with the entries of a kind, or with the fields of a table that has none. */
export interface KindPage {
  readonly slug: string
  readonly title: string
  readonly lead: string
  /** Its entries, or the table whose fields it shows. */
  readonly kind: EntryKind | 'dice' | 'special'
  /** Tables of the rulebook. */
  readonly tables: readonly string[]
}

export const kindPages: readonly KindPage[] = [
  {
    slug: 'units',
    title: 'Units',
    lead: 'Figures, moves and dice by distance of every unit type.',
    kind: 'unitTypes',
    tables: ['units'],
  },
  {
    slug: 'cards',
    title: 'Cards',
    lead: 'What each card orders, and how many copies of it the decks have.',
    kind: 'cards',
    tables: ['cards'],
  },
  {
    slug: 'nations',
    title: 'Nations',
    lead: 'What sets the men and the command of one army apart from another.',
    kind: 'nations',
    tables: ['nations'],
  },
  {
    slug: 'terrain',
    title: 'Terrain',
    lead: 'What the ground does to those who enter, leave, fight and look.',
    kind: 'terrain',
    tables: ['terrain.protection', 'terrain.movement', 'terrain.battle', 'terrain.sight'],
  },
  {
    slug: 'obstacles',
    title: 'Obstacles',
    lead: 'What lies on a hex beside its terrain: works, wire, mines and bridges.',
    kind: 'obstacles',
    tables: ['obstacles', 'mines'],
  },
  {
    slug: 'ways',
    title: 'Roads and railways',
    lead: 'Lines over hexes, and who runs on them.',
    kind: 'ways',
    tables: ['ways'],
  },
  {
    slug: 'boards',
    title: 'Boards',
    lead: 'The sizes of boards, and where their sections meet.',
    kind: 'boards',
    tables: ['boards'],
  },
  { slug: 'dice', title: 'Dice', lead: 'What the sides of a die show.', kind: 'dice', tables: ['dice'] },
  {
    slug: 'special',
    title: 'Special rules',
    lead: 'The numbers of what a scenario can switch on.',
    kind: 'special',
    tables: [],
  },
]

/** What all entries have. */
interface Named {
  readonly name: string
  readonly text?: string
  readonly rule?: string
  readonly sign?: string
}

const namedOf = ({ rules }: Reference, kind: EntryKind): Readonly<Record<string, Named>> => rules[kind]

const slugOf = (kind: EntryKind): string => kindPages.find((page) => page.kind === kind)?.slug ?? kind

/** Where an entry is told of. */
export const entryAddress = (system: string, kind: EntryKind, id: string): string =>
  kind === 'unitTypes' ? unitAddress(system, id) : `${referenceAddress(system, slugOf(kind))}#${id}`

const entryLink = (reference: Reference, kind: EntryKind, id: string): Link => ({
  label: namedOf(reference, kind)[id]?.name ?? id,
  href: entryAddress(reference.system, kind, id),
})

/** Entries that stand together on the page of their kind, with all that there is to say about each. */
export const entriesOf = (reference: Reference, kind: EntryKind): readonly Entry[] =>
  Object.entries(namedOf(reference, kind)).map(([id, { name, text = '', sign }]) => ({
    id,
    name,
    description: text,
    swatch: '',
    ...(sign !== undefined && { note: sign }),
    usedIn: scenarioLinks(reference.usedIn[kind][id]),
    mentionedBy: reference.links[kind][id].mentionedBy.flatMap((mention) =>
      mention.kind === 'table' ? [] : [entryLink(reference, mention.kind, mention.id)],
    ),
    ...(kind === 'unitTypes' && { href: entryAddress(reference.system, kind, id) }),
  }))

/** The tables of a page. */
export const tablesOf = (reference: Reference, page: Pick<KindPage, 'tables'>): readonly PlacedTable[] =>
  page.tables.map((name) => {
    const maker: TableMaker | undefined = Object.hasOwn(tables, name) ? tables[name as keyof typeof tables] : undefined
    if (maker === undefined) throw new Error(`the rulebook has no table ${name}`)
    const kinds = maker.kinds?.(reference) ?? [undefined]
    const made = kinds.map((kind) => ({ name: kind ?? '', table: maker.make(reference, kind) }))
    return { slug: name.replace('.', '-'), caption: made[0].table.caption, kinds: made, usual: 0 }
  })

/** Addresses of the entries of a kind, by their names: rows of tables lead there. */
export const rowLinksOf = (reference: Reference): ReadonlyMap<string, string> =>
  new Map(
    Object.keys(reference.rules.unitTypes).map((id) => [
      reference.rules.unitTypes[id].name,
      entryAddress(reference.system, 'unitTypes', id),
    ]),
  )

/** Where a value of the rules stands: at its entry, or on the page of its table. */
export const addressOfPath = ({ system, rules }: Reference, path: string): string | undefined => {
  const [field, id] = path.split('.')
  const page = kindPages.find(({ kind }) => kind === field)
  if (page === undefined) return undefined
  if (page.kind === 'dice' || page.kind === 'special') return referenceAddress(system, page.slug)
  return id !== undefined && Object.hasOwn(rules[page.kind], id)
    ? entryAddress(system, page.kind, id)
    : referenceAddress(system, page.slug)
}
