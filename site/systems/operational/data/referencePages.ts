/** The pages of the reference: what each shows. One entry here is one page. */
import type { EntryKind, Reference } from '../../../../compiler/systems/operational/bundle.ts'
import { findTable } from '../../../../compiler/systems/operational/rulebook/tables.ts'
import { type Branch, branches, type OrderId } from '../../../../engine/systems/operational/commandRules.ts'
import type { Entry } from '../../../data/entry.ts'
import { scenarioLinks } from '../../../data/links.ts'
import type { PlacedTable } from '../../../data/tables.ts'
import { entriesOf, entryAddress, kindSlugs, type PagedKind, surroundingsOf } from './entries.ts'
import { tableOf } from './reference.ts'
import { specialistSigns } from './sheets.ts'
import { swatchOfHexside, swatchOfTerrain, swatchOfWay } from './swatches.ts'

export interface ReferencePage {
  readonly slug: string
  readonly title: string
  readonly lead: string
  readonly entries?: (reference: Reference) => readonly Entry[]
  readonly tables: readonly string[]
}

/** Entries that have pages of their own, as a list that leads to them. */
const pagedEntries =
  (kind: PagedKind, note: (reference: Reference, id: string) => string) =>
  (reference: Reference): readonly Entry[] =>
    Object.entries(entriesOf(reference, kind)).map(([id, { name, description = '' }]) => ({
      id,
      name,
      description,
      swatch: '',
      note: note(reference, id),
      usedIn: scenarioLinks(reference.usedIn[kind]?.[id]),
      mentionedBy: [],
      href: entryAddress(reference.system, kind, id),
    }))

/** Entries that stand together on the page of their kind, with all that there is to say about each. */
const plainEntries =
  (
    kind: EntryKind,
    swatch: (reference: Reference, id: string) => string = () => '',
    note: (reference: Reference, id: string) => string | undefined = () => undefined,
  ) =>
  (reference: Reference): readonly Entry[] =>
    Object.entries(entriesOf(reference, kind)).map(([id, { name, description = '' }]) => {
      const { usedIn, mentionedBy } = surroundingsOf(reference, kind, id)
      return { id, name, description, swatch: swatch(reference, id), note: note(reference, id), usedIn, mentionedBy }
    })

export const referencePages: readonly ReferencePage[] = [
  {
    slug: 'specialists',
    title: 'Specialists',
    lead: 'Battalions that a division takes with it: guns, engineers, scouts, tanks. Each fills a slot and stands in the loss queue.',
    entries: pagedEntries('specialists', ({ rules }, id) => specialistSigns[rules.specialists[id].symbol]),
    tables: ['specialists', 'reinforcement.lending'],
  },
  {
    slug: 'nations',
    title: 'Nations',
    lead: 'What sets one army apart from another: the size of its units, and how many scattered men find their way back.',
    entries: plainEntries('nations'),
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
    entries: plainEntries(
      'terrain',
      ({ rules }, id) => swatchOfTerrain(rules, id),
      ({ rules }, id) => rules.terrain[id]?.sign,
    ),
    tables: ['terrain.cost', 'terrain.combat', 'terrain.supply', 'terrain.cover'],
  },
  {
    slug: 'hexsides',
    title: 'Hexsides',
    lead: 'Rivers, wadis, ridges and escarpments run between hexes and hinder those who cross.',
    entries: plainEntries('hexsides', ({ rules }, id) => swatchOfHexside(rules, id)),
    tables: ['hexsides', 'hexsides.rivers'],
  },
  {
    slug: 'ways',
    title: 'Roads and rails',
    lead: 'Ways make the ground cheap to cross. Railways feed armies too.',
    entries: plainEntries('ways', ({ rules }, id) => swatchOfWay(rules, id)),
    tables: ['ways'],
  },
  {
    slug: 'weather',
    title: 'Weather',
    lead: 'One weather for the whole map, turn by turn. It changes costs, odds and supply.',
    entries: plainEntries('weather'),
    tables: ['weather.combat', 'weather.cost'],
  },
  {
    slug: 'headquarters',
    title: 'Headquarters',
    lead: 'Armies and fronts: what each kind of staff can do, how far it reaches, and how much it gets done in a turn.',
    entries: pagedEntries('profiles', ({ rules }, id) => `${rules.headquarters.profiles[id].commandPoints} CP`),
    tables: ['headquarters.profiles', 'headquarters.variants', 'headquarters.branches', 'headquarters.supply'],
  },
  {
    slug: 'orders',
    title: 'Orders',
    lead: 'What headquarters order for command points, from a feint to an assault over a river.',
    entries: pagedEntries('orders', ({ rules }, id) => {
      const { branch, level } = rules.orders[id as OrderId]
      return `${rules.headquarters.branches[branch].name} ${level}`
    }),
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
    entries: pagedEntries('assets', ({ rules }, id) => rules.assets[id].effect.replaceAll('-', ' ')),
    tables: ['assets.windows', 'assets.shifts'],
  },
  {
    slug: 'cards',
    title: 'Cards',
    lead: 'Means that are there once: played at the right moment they turn a battle.',
    entries: pagedEntries('cards', ({ rules }, id) => (rules.cards[id].persistent ? 'comes back' : 'one battle')),
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
    lead: 'What an objective is worth on time, and what it is worth too late.',
    tables: ['victory.rewards', 'victory.destroyed'],
  },
]

/** A kind is a weather, a level of difficulty, or a branch. */
const kindName = ({ rules, difficulties }: Reference, kind: string): string =>
  branches.includes(kind as Branch)
    ? rules.headquarters.branches[kind as Branch].name
    : (rules.weather[kind]?.name ?? difficulties[kind]?.name ?? kind)

/** Where the entries that head the rows of tables have their pages, by name. */
export const rowLinksOf = (reference: Reference): ReadonlyMap<string, string> =>
  new Map(
    (Object.keys(kindSlugs) as EntryKind[]).flatMap((kind) =>
      Object.entries(entriesOf(reference, kind)).map(([id, { name }]) => [
        name,
        entryAddress(reference.system, kind, id),
      ]),
    ),
  )

export const tablesOf = (reference: Reference, page: ReferencePage): readonly PlacedTable[] =>
  page.tables.map((name) => {
    const slug = name.slice(name.indexOf('.') + 1)
    const ids = findTable(name)?.kinds?.(reference) ?? ['']
    const kinds = ids
      .map((id) => ({
        id,
        name: kindName(reference, id),
        table: id === '' ? tableOf(reference, name) : tableOf(reference, name, id),
      }))
      .filter(({ table }) => table.rows.length > 0)
    const [first] = kinds
    const caption = first?.table.caption ?? ''
    return {
      slug,
      caption: kinds.length > 1 ? caption.replace(/:.*$/, '') : caption,
      kinds,
      usual: Math.max(
        0,
        kinds.findIndex(({ id }) => id === 'normal'),
      ),
    }
  })
