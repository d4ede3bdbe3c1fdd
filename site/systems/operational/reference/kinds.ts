/** The pages of each kind of entry and of related tables. Each item of `kindPages` is a page. */
import { type EntryKind, entryKinds, type Reference } from '../../../../compiler/systems/operational/bundle.ts'
import { findTable } from '../../../../compiler/systems/operational/rulebook/tables.ts'
import { type Branch, branches, type OrderId } from '../../../../engine/systems/operational/rules.ts'
import { dataTable, entryList, moreLinks, section, swatch, tableKinds } from '../../../components/parts.ts'
import type { Entry } from '../../../data/entry.ts'
import { scenarioLinks } from '../../../data/links.ts'
import type { Part } from '../../../data/part.ts'
import type { Picture } from '../../../data/swatch.ts'
import type { PlacedTable } from '../../../data/table.ts'
import { specialistSigns } from '../../../player/systems/operational/specialistSigns.ts'
import type { ReferencePage } from '../../sitePlugin.ts'
import {
  entriesOf,
  entryAddress,
  type PagedKind,
  pagedKinds,
  slugOf,
  surroundingsOf,
  tableAddress,
} from '../data/entries.ts'
import { hexsidePicture, terrainPicture, wayPicture } from '../data/swatches.ts'

interface KindPage {
  readonly slug: string
  readonly title: string
  readonly lead: string
  /** The kind of the entries that it lists. */
  readonly kind?: EntryKind
  /** A short value beside the name of an entry. */
  readonly note?: (reference: Reference, id: string) => string | undefined
  readonly picture?: (rules: Reference['rules'], id: string) => Picture
  /** Names of tables of the rulebook. */
  readonly tables: readonly string[]
}

export const kindPages: readonly KindPage[] = [
  {
    slug: 'specialists',
    title: 'Specialists',
    lead: 'Battalions that a division takes with it: guns, engineers, scouts, tanks. Each fills a slot and stands in the loss queue.',
    kind: 'specialists',
    note: ({ rules }, id) => specialistSigns[rules.specialists[id]?.symbol ?? 'engineer'],
    tables: ['specialists', 'reinforcement.lending'],
  },
  {
    slug: 'nations',
    title: 'Nations',
    lead: 'What sets one army apart from another: the size of its units, and how many scattered men find their way back.',
    kind: 'nations',
    tables: ['nations', 'reinforcement.lending'],
  },
  {
    slug: 'experience',
    title: 'Experience',
    lead: 'Green, regular, veteran, elite: what a unit learns in battle, and what it is worth.',
    tables: ['experience.levels'],
  },
  {
    slug: 'terrain',
    title: 'Terrain',
    lead: 'What the ground costs to cross and what it gives to those who hold it.',
    kind: 'terrain',
    note: ({ rules }, id) => rules.terrain[id]?.sign,
    picture: terrainPicture,
    tables: ['terrain.cost', 'terrain.combat', 'terrain.supply', 'terrain.cover'],
  },
  {
    slug: 'hexsides',
    title: 'Hexsides',
    lead: 'Rivers, wadis, ridges and escarpments run between hexes and hinder those who cross.',
    kind: 'hexsides',
    picture: hexsidePicture,
    tables: ['hexsides', 'hexsides.rivers'],
  },
  {
    slug: 'ways',
    title: 'Roads and rails',
    lead: 'Ways make the ground cheap to cross. Railways feed armies too.',
    kind: 'ways',
    picture: wayPicture,
    tables: ['ways'],
  },
  {
    slug: 'weather',
    title: 'Weather',
    lead: 'One weather for the whole map, turn by turn. It changes costs, odds and supply.',
    kind: 'weather',
    tables: ['weather.combat', 'weather.cost'],
  },
  {
    slug: 'headquarters',
    title: 'Headquarters',
    lead: 'Armies and fronts: what each kind of staff can do, how far it reaches, and how much it gets done in a turn.',
    kind: 'profiles',
    note: ({ rules }, id) => `${rules.headquarters.profiles[id]?.commandPoints} CP`,
    tables: ['headquarters.profiles', 'headquarters.variants', 'headquarters.branches', 'headquarters.supply'],
  },
  {
    slug: 'orders',
    title: 'Orders',
    lead: 'What headquarters order for command points, from a feint to an assault over a river.',
    kind: 'orders',
    note: ({ rules }, id) => {
      const { branch, level } = rules.orders[id as OrderId]
      return `${rules.headquarters.branches[branch].name} ${level}`
    },
    tables: ['orders', 'orders.setPiece', 'orders.suppressiveFire'],
  },
  {
    slug: 'reinforcement',
    title: 'Force pool',
    lead: 'What steps are made of, what they cost, and whose tanks and guns a division may be given.',
    tables: ['reinforcement.components', 'reinforcement.lending'],
  },
  {
    slug: 'assets',
    title: 'Theatre assets',
    lead: 'Air forces and fleets that work for the army from outside the map.',
    kind: 'assets',
    note: ({ rules }, id) => rules.assets[id]?.effect.replaceAll('-', ' '),
    tables: ['assets.windows', 'assets.shifts'],
  },
  {
    slug: 'cards',
    title: 'Cards',
    lead: 'Means that are there once: played at the right moment they turn a battle.',
    kind: 'cards',
    note: ({ rules }, id) => (rules.cards[id]?.persistent ? 'comes back' : 'one battle'),
    tables: ['cards'],
  },
  {
    slug: 'combat',
    title: 'Combat',
    lead: 'From two strengths to odds, from odds to losses, retreat and overrun.',
    tables: [
      'combat.odds',
      'combat.results',
      'combat.attackerLoss',
      'combat.attackerSuppression',
      'combat.spread',
      'combat.armour',
      'combat.works',
    ],
  },
  {
    slug: 'supply',
    title: 'Supply',
    lead: 'How far it reaches, what it loses on the way, and what becomes of those it does not reach.',
    tables: ['supply.hubRange', 'supply.disruption', 'supply.effects'],
  },
  {
    slug: 'fog',
    title: 'Fog of war',
    lead: 'What a staff learns about the enemy, by the level of its intelligence.',
    tables: ['fog.levels'],
  },
  {
    slug: 'victory',
    title: 'Victory',
    lead: 'What an objective is worth on time and too late, and what bonus objectives bring.',
    tables: ['victory.rewards', 'victory.destroyed', 'rewards.conditions', 'rewards.random'],
  },
]

const isPaged = (kind: EntryKind | undefined): kind is PagedKind => pagedKinds.some((paged) => paged === kind)

export const kindReferencePages = (reference: Reference): readonly ReferencePage[] =>
  kindPages.map(
    (page): ReferencePage => ({
      path: page.slug,
      title: page.title,
      description: page.lead,
      lead: page.lead,
      headings: isPaged(page.kind)
        ? []
        : tablesOf(reference, page).map(({ slug, caption }) => ({ depth: 2, slug, text: caption })),
      parts: () => {
        const links = rowLinksOf(reference)
        const tables = tablesOf(reference, page).map((table) => {
          const [only, ...others] = table.kinds
          const drawn = only && others.length === 0 ? dataTable(only.table, links) : tableKinds(table, links)
          return section(table.caption, [drawn], table.slug)
        })
        const entries = entriesList(reference, page)
        const whole = reference.tables.filter(
          ({ id, entries: kind }) => id === page.slug || (kind !== null && slugOf(kind) === page.slug),
        )
        return [
          // Entries with pages of their own come after the tables that compare them.
          ...(isPaged(page.kind) ? [...tables, entries] : [entries, ...tables]),
          moreLinks(
            whole.map(({ id }) => ({
              label: 'Every field of the table, and the rules that quote it',
              href: tableAddress(reference.system, id),
            })),
          ),
        ]
      },
    }),
  )

/** The entries of a page; those with pages of their own link to them. */
const entriesList = (reference: Reference, { kind, note, picture }: KindPage): Part | false => {
  if (kind === undefined) return false
  const { rules, system, usedIn } = reference
  return entryList(
    Object.entries(entriesOf(reference, kind)).map(
      ([id, { name, description = '' }]): Entry => ({
        id,
        name,
        sentences: [description],
        note: note?.(reference, id),
        picture: picture && swatch(picture(rules, id), { tag: 'div' }),
        usedIn: scenarioLinks(usedIn[kind]?.[id]),
        ...(isPaged(kind)
          ? { href: entryAddress(system, kind, id) }
          : { mentionedBy: surroundingsOf(reference, kind, id).mentionedBy }),
      }),
    ),
  )
}

/** The name of a table's variant: a branch, a weather or a level of difficulty. */
const kindName = ({ rules, difficulties }: Reference, kind: string): string =>
  branches.includes(kind as Branch)
    ? rules.headquarters.branches[kind as Branch].name
    : (rules.weather[kind]?.name ?? difficulties[kind]?.name ?? kind)

/** The pages of entries by name, for the row headings of tables. */
const rowLinksOf = (reference: Reference): ReadonlyMap<string, string> =>
  new Map(
    entryKinds.flatMap((kind) =>
      Object.entries(entriesOf(reference, kind)).map(([id, { name }]) => [
        name,
        entryAddress(reference.system, kind, id),
      ]),
    ),
  )

const tablesOf = (reference: Reference, { tables }: KindPage): readonly PlacedTable[] =>
  tables.map((name) => {
    const table = findTable(name)
    if (!table) throw new Error(`the rulebook has no table ${name}`)
    const kinds = (table.kinds?.(reference) ?? [undefined])
      .map((id) => ({ id, name: id === undefined ? '' : kindName(reference, id), table: table.make(reference, id) }))
      .filter(({ table: made }) => made.rows.length > 0)
    const caption = kinds[0]?.table.caption ?? ''
    return {
      slug: name.slice(name.indexOf('.') + 1),
      caption: kinds.length > 1 ? caption.replace(/:.*$/, '') : caption,
      kinds,
      usual: Math.max(
        0,
        kinds.findIndex(({ id }) => id === 'normal'),
      ),
    }
  })
