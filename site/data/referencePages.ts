/** The pages of the reference: what each shows. One entry here is one page. */
import type { Reference } from '../../compiler/bundle.ts'
import { findTable, type Table } from '../../compiler/rulebook/tables.ts'
import { type Link, scenarioLinks, tableOf } from './reference.ts'
import { swatchOfHexside, swatchOfTerrain, swatchOfWay } from './swatches.ts'

/** One thing of the tables, told in words and shown as the map draws it. */
export interface Entry {
  readonly id: string
  readonly name: string
  readonly description: string
  /** An SVG as the map draws it; empty where the map draws nothing. */
  readonly swatch: string
  /** A short value beside the name, such as the sign in a map's grid. */
  readonly note?: string
  readonly usedIn?: readonly Link[]
}

export interface ReferencePage {
  readonly slug: string
  readonly title: string
  readonly lead: string
  readonly entries?: (reference: Reference) => readonly Entry[]
  readonly tables: readonly string[]
}

export const referencePages: readonly ReferencePage[] = [
  {
    slug: 'nations',
    title: 'Nations',
    lead: 'What sets one army apart from another: the size of its units, and how many scattered men find their way back.',
    tables: ['nations'],
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
    entries: ({ rules, usedIn }) =>
      Object.entries(rules.terrain).map(([id, terrain]) => ({
        id,
        name: terrain.name,
        description: terrain.description,
        swatch: swatchOfTerrain(rules, id),
        note: terrain.sign,
        usedIn: scenarioLinks(usedIn.terrain[id]),
      })),
    tables: ['terrain.cost', 'terrain.combat', 'terrain.supply'],
  },
  {
    slug: 'hexsides',
    title: 'Hexsides',
    lead: 'Rivers, wadis, ridges and escarpments run between hexes and hinder those who cross.',
    entries: ({ rules }) =>
      Object.entries(rules.hexsides).map(([id, side]) => ({
        id,
        name: side.name,
        description: side.description,
        swatch: swatchOfHexside(rules, id),
      })),
    tables: ['hexsides'],
  },
  {
    slug: 'ways',
    title: 'Roads and rails',
    lead: 'Ways make the ground cheap to cross. Railways feed armies too.',
    entries: ({ rules }) =>
      Object.entries(rules.ways).map(([id, way]) => ({
        id,
        name: way.name,
        description: way.description,
        swatch: swatchOfWay(rules, id),
      })),
    tables: ['ways'],
  },
  {
    slug: 'weather',
    title: 'Weather',
    lead: 'One weather for the whole map, turn by turn. It changes costs, odds and supply.',
    entries: ({ rules }) =>
      Object.entries(rules.weather).map(([id, weather]) => ({
        id,
        name: weather.name,
        description: weather.description,
        swatch: '',
      })),
    tables: ['weather.combat', 'weather.cost'],
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
    slug: 'victory',
    title: 'Victory',
    lead: 'What an objective is worth on time, and what it is worth too late.',
    tables: ['victory.rewards', 'victory.destroyed'],
  },
]

export const findReferencePage = (slug: string): ReferencePage => {
  const page = referencePages.find((candidate) => candidate.slug === slug)
  if (!page) throw new Error(`no reference page ${slug}`)
  return page
}

/** A table of a page; one that comes in kinds comes in all of them. */
export interface PlacedTable {
  readonly slug: string
  readonly caption: string
  readonly kinds: readonly { readonly name: string; readonly table: Table }[]
  /** The kind to show first. */
  readonly usual: number
}

/** A kind is a weather or a level of difficulty. */
const kindName = ({ rules, difficulties }: Reference, kind: string): string =>
  rules.weather[kind]?.name ?? difficulties[kind]?.name ?? kind

export const tablesOf = (reference: Reference, page: ReferencePage): readonly PlacedTable[] =>
  page.tables.map((name) => {
    const slug = name.slice(name.indexOf('.') + 1)
    const ids = findTable(name)?.kinds?.(reference) ?? ['']
    const kinds = ids.map((id) => ({
      name: kindName(reference, id),
      table: id === '' ? tableOf(reference, name) : tableOf(reference, name, id),
    }))
    const [first] = kinds
    const caption = first?.table.caption ?? ''
    return {
      slug,
      caption: kinds.length > 1 ? caption.replace(/:.*$/, '') : caption,
      kinds,
      usual: Math.max(0, ids.indexOf('normal')),
    }
  })
