/** The pages of the reference on which all entries of a kind stand together: unit charts, unit types, terrain, weather. */
import type { Reference } from '../../../../compiler/systems/echelon/bundle.ts'
import { type EchelonRules, moveClasses } from '../../../../engine/systems/echelon/rules.ts'
import { pageTable, section, sentences } from '../../../components/parts.ts'
import RowHead from '../../../components/RowHead.astro'
import { unitAddress } from '../../../data/addresses.ts'
import { type Part, type Piece, part } from '../../../data/part.ts'
import { findRule } from '../../../data/ruleLinks.ts'
import { capitalised, compact, listed, signed } from '../../../data/words.ts'
import type { ReferencePage } from '../../sitePlugin.ts'
import { armourAt, fractionWords, sixthWords } from '../data/abilities.ts'
import { designCounter, ownWords, ratings, reWords, typeCounter } from '../data/units.ts'

const number = (title: string): { readonly number: string } => ({ number: title })

const ruleOf = (system: string, id: string): Piece => {
  const rule = findRule(system, id)
  return rule === undefined ? { id } : { rule }
}

/** The charts: what is printed on the counters of each nation. */
const charts = ({ rules, system }: Reference): readonly Part[] =>
  Object.entries(rules.nations).flatMap(([nation, { name }]): readonly Part[] => {
    const designs = Object.entries(rules.designs).filter(([, design]) => design.nation === nation)
    if (designs.length === 0) return []
    const table = pageTable({
      label: `Units: ${name}`,
      width: 'sheet',
      columns: ['Unit', 'Size', number('RE'), number('Strength'), number('Other side'), 'Its own'],
      rows: designs.map(([id, design]) => ({
        id,
        name: part(RowHead, {
          drawing: designCounter(rules, design),
          name: design.name,
          href: unitAddress(system, design.type),
          note: rules.unitTypes[design.type].name,
        }),
        cells: [
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

const typeTable = ({ rules, system }: Reference): Part =>
  pageTable({
    label: 'Unit types',
    width: 'sheet',
    columns: ['Type', 'Moves', number('Armour'), number('Against tanks'), number('Neutral'), 'Heavy', 'Lost first'],
    rows: Object.entries(rules.unitTypes).map(([id, type]) => {
      const { aec, atec, neutral } = armourAt(type, undefined, id, Number.NEGATIVE_INFINITY)
      return {
        id,
        name: part(RowHead, {
          drawing: typeCounter(rules, id),
          name: type.name,
          href: unitAddress(system, id),
          note: '',
        }),
        cells: [
          type.moves,
          sixthWords(aec),
          `${sixthWords(atec)}${type.dated.some(({ value }) => value.atec !== undefined) ? ', by date' : ''}`,
          sixthWords(neutral),
          { always: 'yes', never: 'no', regiment: 'from a regiment' }[type.heavy],
          type.requiredLosses ? 'where used' : '',
        ],
      }
    }),
  })

/** What ground costs, and what it does to attacks into it or over it. */
const groundTables = ({ rules, system }: Reference): readonly Part[] => {
  const land = Object.entries(rules.terrain).filter(([, { isSea }]) => !isSea)
  const effects = ['Die', 'Armour'].map(number)
  return [
    pageTable({
      label: 'Terrain',
      width: 'sheet',
      columns: [
        'Terrain',
        ...moveClasses.map((one) => number(capitalised(one))),
        ...effects,
        'Riders',
        number('Supply'),
        'Rule',
      ],
      rows: land.map(([id, { name, cost, die, aec, halvesMotor, supply, rule }]) => ({
        id,
        name,
        cells: [
          ...moveClasses.map((one) => cost[one]),
          signed(die),
          signed(aec),
          halvesMotor ? 'halved' : '',
          supply,
          ruleOf(system, rule),
        ],
      })),
    }),
    section('Settlements and works', [
      pageTable({
        label: 'Settlements and works',
        columns: ['What', ...effects, 'Engineers', 'Rule'],
        rows: Object.entries(rules.features).map(([id, { name, die, aec, yields, floor, rule }]) => ({
          id,
          name,
          cells: [
            signed(die),
            signed(aec),
            !yields ? 'do nothing' : floor ? 'leave −1 and −1' : 'clear it all',
            ruleOf(system, rule),
          ],
        })),
      }),
    ]),
    section('Hexsides', [
      pageTable({
        label: 'Hexsides',
        columns: ['Hexside', number('Points'), number('Strength'), number('Armour'), 'Open in', 'Rule'],
        rows: Object.entries(rules.hexsides).map(([id, { name, cost, strength, aec, frozenIn, rule }]) => ({
          id,
          name,
          cells: [
            cost === undefined ? 'closed' : signed(cost),
            strength[0] === 0 ? 'no attack' : `× ${fractionWords(strength)}`,
            signed(aec),
            listed(frozenIn),
            ruleOf(system, rule),
          ],
        })),
      }),
    ]),
    section('Zones of control and roads', [sentences(movementWords(rules))]),
  ]
}

const movementWords = ({ movement }: EchelonRules): readonly string[] => {
  const { zone, road, trackLess, stacking, stackingInMountains: high, mountains } = movement
  return [
    `Along a road each hex costs ${road} in any weather; a track takes ${trackLess} off what the ground costs.`,
    `An enemy zone of control costs ${zone.into} to enter and ${zone.out} to leave, ${zone.outOnFoot} on foot.`,
    `In a hex stand ${stacking.units} units, ${stacking.otherRe} REs of smaller ones and ${stacking.artilleryRe} of artillery; in ${listed(mountains)} ${high.units}, ${high.otherRe} and ${high.artilleryRe}.`,
  ]
}

/** The six rolls of each zone and season, and what each weather does. */
const weatherTables = ({ rules: { weather } }: Reference): readonly Part[] => {
  const seasons = Object.keys(weather.seasons)
  const rollWords = (rolls: readonly string[]): string =>
    [...new Set(rolls)].map((kind) => `${kind} ${rolls.filter((one) => one === kind).length}`).join(', ')
  return [
    pageTable({
      label: 'Weather by zone and season',
      columns: ['Zone', ...seasons.map(capitalised)],
      rows: [
        ...Object.values(weather.zones).map(({ name, rolls }) => ({
          name,
          cells: seasons.map((season) => rollWords(rolls[season])),
        })),
        { name: 'Sea', cells: seasons.map((season) => rollWords(weather.sea[season])) },
      ],
    }),
    section('What it does', [
      pageTable({
        label: 'Effects of weather',
        columns: ['Weather', number('Die'), number('Armour'), 'Off roads', 'More'],
        rows: Object.entries(weather.kinds).map(([id, { name, die, aec, offRoad, isCold }]) => ({
          id,
          name,
          cells: [
            signed(die),
            signed(aec),
            `× ${fractionWords(offRoad)}`,
            compact([
              weather.freezing.some((one) => one === id) && 'water and swamps freeze',
              isCold && 'cold: winterised troops do better',
            ]).join('; '),
          ],
        })),
      }),
    ]),
  ]
}

export const listPages = (reference: Reference): readonly ReferencePage[] => [
  {
    path: 'units',
    title: 'Unit charts',
    description: 'Every unit of every nation as it is printed: size, strength, its other side.',
    lead: 'What is printed on the counters of each nation. Strength is attack, defence and movement points.',
    parts: () => charts(reference),
  },
  {
    path: 'types',
    title: 'Unit types',
    description: 'What kinds of unit there are, how they move, and what they do to tanks.',
    lead: 'Each type has a card that says what it can do and what it cannot, at which date, and in which scenario. Values against tanks are for each RE.',
    parts: () => [typeTable(reference)],
  },
  {
    path: 'terrain',
    title: 'Terrain',
    description: 'What ground, settlements, works and rivers cost those who move, and take from those who attack.',
    lead: 'What ground costs those who move, by the column of their kind, and what it does to attacks into it.',
    parts: () => groundTables(reference),
  },
  {
    path: 'weather',
    title: 'Weather',
    description: 'The weather of each zone by season, what it does, and when water freezes.',
    lead: 'Each week a die is rolled for each zone: so many of its six faces bring each weather.',
    parts: () => weatherTables(reference),
  },
]
