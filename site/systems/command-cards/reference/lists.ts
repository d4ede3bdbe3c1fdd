/** The pages on which all entries of a kind stand together. */
import type { EntryKind, Reference } from '../../../../compiler/systems/command-cards/bundle.ts'
import { tables } from '../../../../compiler/systems/command-cards/rulebook/tables.ts'
import { faces, type WayRules } from '../../../../engine/systems/command-cards/rules.ts'
import { boxed, dataTable, entryList, pageTable, section, swatch, words } from '../../../components/parts.ts'
import RowHead from '../../../components/RowHead.astro'
import { unitAddress } from '../../../data/addresses.ts'
import type { Entry } from '../../../data/entry.ts'
import { compact, counted } from '../../../data/format.ts'
import { scenarioLinks } from '../../../data/links.ts'
import { type Part, part } from '../../../data/part.ts'
import { findRule } from '../../../data/ruleLinks.ts'
import type { ReferencePage } from '../../sitePlugin.ts'
import BoardPicture from '../components/BoardPicture.astro'
import CardList from '../components/CardList.astro'
import DiceRange from '../components/DiceRange.astro'
import DieFaces from '../components/DieFaces.astro'
import GroundTable from '../components/GroundTable.astro'
import SpecialRules from '../components/SpecialRules.astro'
import { groundGroups } from '../data/grounds.ts'
import { nationWords } from '../data/nations.ts'
import { wayPicture } from '../data/swatches.ts'
import { typeCounter } from '../data/units.ts'

/** The fields that all listed entries have. */
interface Listed {
  readonly name: string
  readonly rule?: string
}

/** The entries of a kind, with what is said of each. */
const entriesOf = <T extends Listed>(
  { usedIn, system }: Reference,
  kind: EntryKind,
  entries: Readonly<Record<string, T>>,
  sentencesOf: (entry: T) => readonly string[],
  pictureOf?: (entry: T, id: string) => Part,
): Part =>
  entryList(
    Object.entries(entries).map(
      ([id, entry]): Entry => ({
        id,
        name: entry.name,
        sentences: sentencesOf(entry),
        picture: pictureOf?.(entry, id),
        rule: entry.rule === undefined ? undefined : findRule(system, entry.rule),
        usedIn: scenarioLinks(usedIn[kind][id]),
      }),
    ),
  )

/** All types of unit with their dice at each distance. */
const unitTable = ({ rules, symbols, system }: Reference): Part => {
  const types = Object.entries(rules.unitTypes)
  // The longest range, so that the pictures share a scale.
  const reach = Math.max(...types.map(([, { range }]) => range.length))
  const after = ['Moves', 'Battles after', 'Retreat', 'Medals'].map((number) => ({ number }))
  return pageTable({
    label: 'Unit types',
    width: 'sheet',
    columns: ['Unit', { number: 'Figures' }, 'Dice by distance', 'Hit by', ...after],
    rows: types.map(([id, { name, kind, figures, range, hitBy, moves, battlesAfter, retreats, medals }]) => ({
      id,
      name: part(RowHead, {
        drawing: typeCounter(symbols[id] ?? '', figures),
        name,
        href: unitAddress(system, id),
        note: kind,
      }),
      cells: [
        figures,
        part(DiceRange, { range, reach }),
        part(DieFaces, { faces: hitBy, size: 24 }),
        moves,
        battlesAfter,
        [...new Set(retreats)].join('–'),
        medals,
      ],
    })),
  })
}

const wayWords = ({ extraHexes, stops, sightOnHills, forTrains }: WayRules): readonly string[] =>
  compact([
    extraHexes > 0 && `Who begins on it and stays on it goes ${counted(extraHexes, 'hex', 'hexes')} farther.`,
    stops.length > 0 && 'Whoever enters must stop, unless a road crosses there.',
    sightOnHills && 'It blocks sight where it runs over a height.',
    forTrains && 'Trains run on it.',
  ])

/** Of the widest board, in rem. */
const boardSize = 11

export const listPages = (reference: Reference): readonly ReferencePage[] => {
  const { rules, system } = reference
  const groundTable = (kind: 'terrain' | 'obstacles'): Part =>
    part(GroundTable, { groups: groundGroups(reference, kind), noun: kind })
  return [
    {
      path: 'terrain',
      title: 'Terrain',
      description:
        'Every ground: the dice that it takes, who must stop, who is silent, what blocks sight. Set up to four side by side.',
      lead: 'What each ground takes from attackers, and what it asks of those who enter it. Tick up to four to set them side by side.',
      parts: () => [groundTable('terrain')],
    },
    {
      path: 'obstacles',
      title: 'Obstacles',
      description: 'Works on a hex beside its ground: sandbags, wire, bunkers, mines and bridges.',
      lead: 'What lies on a hex beside its ground, at most one on each. Of ground and obstacle only the better counts.',
      parts: () => {
        const mines = tables.mines.make(reference, undefined)
        return [groundTable('obstacles'), section(mines.caption, [dataTable(mines)])]
      },
    },
    {
      path: 'units',
      title: 'Units',
      description: 'Every type of unit: its figures, its moves, and its dice at each distance.',
      lead: 'Every type of unit: how many figures, how far it moves, and its dice at each distance.',
      parts: () => [unitTable(reference)],
    },
    {
      path: 'cards',
      title: 'Cards',
      description: 'Every card as it lies on the table, and what the decks are made of.',
      lead: 'A turn begins with a card. It says who is ordered, and what they may do besides.',
      parts: () => [part(CardList, { reference })],
    },
    {
      path: 'nations',
      title: 'Nations',
      description: 'What sets the soldiers and the staffs of one army apart from another’s.',
      lead: 'What sets the soldiers and the staffs of one army apart from another’s.',
      parts: () => [entriesOf(reference, 'nations', rules.nations, (nation) => nationWords(nation, rules.nations))],
    },
    {
      path: 'special',
      title: 'Special rules',
      description: 'What holds only where a scenario says so, with its numbers.',
      lead: 'What holds only where a scenario says so: strikes from the air, leaders, night, smoke and their like.',
      parts: () => [part(SpecialRules, { reference })],
    },
    {
      path: 'dice',
      title: 'Dice',
      description: 'The faces of a die, and what each of them does.',
      lead: 'One die with signs in place of numbers: what it shows is what it hits.',
      parts: () => {
        const shown = faces.flatMap((face) => Array.from({ length: rules.dice.faces[face] }, () => face))
        const rule = findRule(system, 'C14')
        return [
          boxed(part(DieFaces, { faces: shown, size: 64 }), 'p'),
          boxed(dataTable(tables.dice.make(reference, undefined))),
          rule !== undefined && boxed(words({ rule }), 'p'),
        ]
      },
    },
    {
      path: 'ways',
      title: 'Roads and railways',
      description: 'Lines over the hexes of a board, and what they change.',
      lead: 'Lines over the hexes of a board.',
      parts: () => [entriesOf(reference, 'ways', rules.ways, wayWords, (_, id) => swatch(wayPicture(rules, id)))],
    },
    {
      path: 'boards',
      title: 'Boards',
      description: 'The boards, and the sections into which they are parted.',
      lead: 'Two borders part a board into left, centre and right. A hex under a border belongs to both.',
      parts: () => {
        const widest = Math.max(...Object.values(rules.boards).map(({ width }) => width))
        return [
          entriesOf(
            reference,
            'boards',
            rules.boards,
            ({ width, height }) => [`${width} hexes wide, ${width - 1} in every second row; ${height} rows.`],
            (board) => part(BoardPicture, { board, size: (boardSize * board.width) / widest }),
          ),
        ]
      },
    },
  ]
}
