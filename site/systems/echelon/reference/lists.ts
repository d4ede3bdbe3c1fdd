/** The pages of the reference on which all of a kind stand together: the unit charts, and the tables of the rulebook by subject. */
import type { Reference } from '../../../../compiler/systems/echelon/bundle.ts'
import { tables } from '../../../../compiler/systems/echelon/rulebook/tables.ts'
import { pageTable, section } from '../../../components/parts.ts'
import RowHead from '../../../components/RowHead.astro'
import { rulebookTable } from '../../../components/referencePages.ts'
import UnitDrawing from '../../../components/UnitDrawing.astro'
import { unitAddress } from '../../../data/addresses.ts'
import { type Part, part } from '../../../data/part.ts'
import type { ReferencePage } from '../../sitePlugin.ts'
import { designCounter, ownWords, ratings, reWords } from '../data/units.ts'

type TableName = keyof typeof tables
const allNames = Object.keys(tables) as TableName[]

/** The charts: what is printed on the counters of each nation. */
const charts = ({ rules, system }: Reference): readonly Part[] =>
  Object.entries(rules.nations).flatMap(([nation, { name }]): readonly Part[] => {
    const designs = Object.entries(rules.designs).filter(([, design]) => design.nation === nation)
    if (designs.length === 0) return []
    const table = pageTable({
      label: `Units: ${name}`,
      width: 'sheet',
      columns: ['Unit', 'Looks', 'Size', ...['RE', 'Strength', 'Other side'].map((number) => ({ number })), 'Its own'],
      rows: designs.map(([id, design]) => ({
        id,
        name: part(RowHead, {
          drawing: designCounter(rules, design),
          name: design.name,
          href: unitAddress(system, design.type),
          note: rules.unitTypes[design.type].name,
        }),
        cells: [
          design.drawing === undefined ? '' : part(UnitDrawing, { drawing: design.drawing }),
          design.size,
          reWords(rules, design),
          ratings(design),
          design.reverse === undefined ? '' : ratings(design.reverse),
          ownWords(design),
        ],
      })),
    })
    return [section(name, [table], nation)]
  })

/** A table of the rulebook, in all its kinds; names of unit types lead to their cards. */
const tablePart = (reference: Reference, name: TableName): Part => {
  const { rules, system } = reference
  const links = new Map(Object.entries(rules.unitTypes).map(([id, type]) => [type.name, unitAddress(system, id)]))
  const { caption } = tables[name].make({ rules, difficulties: {} }, undefined)
  return section(caption, [rulebookTable(rules, name, tables[name], links)], name)
}

/** Pages of tables: what they are called, what they are about, and their tables. */
const subjects: readonly (readonly [path: string, title: string, lead: string, names: readonly TableName[]])[] = [
  [
    'types',
    'Unit types',
    'How each type moves and what it does to tanks. Its card says what it can do and cannot, at which date, in which scenario.',
    ['unit-types', 'unit-types.armour', 'sizes', 'nations'],
  ],
  [
    'terrain',
    'Terrain',
    'What ground, settlements, works and rivers cost those who move, and take from those who attack.',
    ['terrain.movement', 'terrain.combat', 'features', 'hexsides', 'movement'],
  ],
  [
    'weather',
    'Weather',
    'The weather of each zone by season and roll, what it does, and the state of the sea.',
    ['weather.effects', 'weather.zones', 'weather.sea'],
  ],
  [
    'combat',
    'Combat',
    'Results by odds, and all that changes strengths and the die.',
    allNames.filter((name) => name.startsWith('combat.')),
  ],
  [
    'supply',
    'Supply',
    'Lines, stores, replacements and transport.',
    allNames.filter((name) => /^(supply|replacement|transport)/.test(name)),
  ],
  [
    'works',
    'Air, sea and works',
    'Fire at aircraft, bombs and drops, and what engineers build.',
    allNames.filter((name) => /^(air|engineering)/.test(name)),
  ],
]

export const listPages = (reference: Reference): readonly ReferencePage[] => [
  {
    path: 'units',
    title: 'Unit charts',
    description: 'Every unit of every nation as it is printed: size, strength, its other side.',
    lead: 'What is printed on the counters of each nation. Strength is attack, defence and movement points.',
    parts: () => charts(reference),
  },
  ...subjects.map(
    ([path, title, lead, names]): ReferencePage => ({
      path,
      title,
      description: lead,
      lead,
      parts: () => names.map((name) => tablePart(reference, name)),
    }),
  ),
]
