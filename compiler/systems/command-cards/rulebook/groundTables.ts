/** Tables about terrain, obstacles and ways. */
import {
  type ByKind,
  type CommandCardsRules,
  type GroundRules,
  type Kind,
  kinds,
  type Protects,
} from '../../../../engine/systems/command-cards/rules.ts'
import { listWords } from '../../../../engine/words.ts'
import { makeAmount, makeNumber, nothing } from '../../../rulebook/format.ts'
import { column, numeric, tableOf, withoutEmpty } from '../../../rulebook/tables.ts'
import type { TableMaker } from './tableMaker.ts'

/** The number in a table that stands for all flags. */
const all = 9

const kindsOf = (list: readonly Kind[]): string =>
  list.length === 0 ? nothing : list.length === kinds.length ? 'all' : listWords(list)

type Nations = CommandCardsRules['nations']

const namesOf = (ids: readonly string[], nations: Nations): string =>
  listWords(ids.map((id) => nations[id]?.adjective ?? id))

/** One number for everybody, or the numbers with their kinds. */
const countsOf = (counts: ByKind<number>): string => {
  const write = (value: number): string => (value === all ? 'all' : makeNumber(value))
  const some = kinds.filter((kind) => counts[kind] > 0)
  if (some.length === 0) return nothing
  if (some.length === kinds.length && some.every((kind) => counts[kind] === counts[some[0]]))
    return write(counts[some[0]])
  return listWords(some.map((kind) => `${kind} ${write(counts[kind])}`))
}

const isZero = (counts: ByKind<number>): boolean => kinds.every((kind) => counts[kind] === 0)

const holds: Readonly<Record<Protects, string>> = {
  always: 'always',
  'from-below': 'from below',
  'from-below-or-afar': 'from below or off the range',
  builder: 'its builders only',
  'in-the-open': 'in open country',
  'over-its-sides': 'over its sides',
}

const sights: Readonly<Record<GroundRules['sight'], string>> = {
  blocks: 'blocks',
  'blocks-but-level': 'blocks, but on one height',
  'blocks-in-groups': 'blocks where two lie together',
  open: 'open',
}

const heights = ['level', 'hill', 'mountain'] as const

const reductionColumns = [
  numeric<GroundRules>('Infantry', ({ reduction }) => makeAmount(-reduction.infantry)),
  numeric<GroundRules>('Armour', ({ reduction }) => makeAmount(-reduction.armour)),
  numeric<GroundRules>('Artillery', ({ reduction }) => makeAmount(-reduction.artillery)),
]

const whenOf = ({ reduction, protects, shelter }: GroundRules, nations: Nations): string => {
  const usual = isZero(reduction) ? nothing : holds[protects]
  if (shelter === undefined) return usual
  return `${usual}; ${namesOf(shelter.nations, nations)}: ${makeNumber(-shelter.reduction.infantry)} ${holds[shelter.protects]}`
}

const flagsOf = (ground: GroundRules, nations: Nations): string =>
  ground.stubborn === undefined ? countsOf(ground.ignoresFlags) : `all (${namesOf(ground.stubborn, nations)})`

/** Words the effect of ground on moves besides barring and stopping. */
const movesOf = (ground: GroundRules): string => {
  const { stopsLeaving, stopsClimbing, fromBeside, mostHexes, climb, face, openEnds, connects, notFrom, risk } = ground
  const found = [
    stopsLeaving.length > 0 ? `after leaving: ${kindsOf(stopsLeaving)} stop` : '',
    stopsClimbing.length > 0 ? `from below: ${kindsOf(stopsClimbing)} stop` : '',
    fromBeside.length > 0 ? 'only by moves that begin beside it' : '',
    mostHexes === undefined ? '' : `moves of ${mostHexes} at most`,
    climb === undefined ? '' : `up counts ${climb}`,
    face === undefined ? '' : `to and from the ${listWords(face.below)} counts ${face.hexes}, infantry only`,
    openEnds ? 'through its ends only' : '',
    connects === undefined ? '' : 'from heights only',
    notFrom.length > 0 ? `not from the ${listWords(notFrom)}` : '',
    risk === undefined ? '' : `${risk.dice} dice, ${risk.face} costs a figure`,
    ground.boats ? 'boats' : '',
    ground.retreatInto ? '' : 'no retreat into it',
  ].filter((text) => text !== '')
  return found.length === 0 ? nothing : found.join('; ')
}

/** Names the kinds that cannot battle after entering; those that may when they came from beside it are named with it. */
const silentOf = ({ noBattleEntering, battleFromBeside }: GroundRules): string =>
  battleFromBeside.length === 0
    ? kindsOf(noBattleEntering)
    : `${kindsOf(noBattleEntering)}, unless the move began beside it`

const neverOf = ({ noBattle, closeOnly }: GroundRules): string =>
  closeOnly.length === 0 ? kindsOf(noBattle) : `${kindsOf(closeOnly)}, but in close assault`

export const groundTables = {
  'terrain.protection': {
    make({ rules: { terrain, nations } }) {
      const all = Object.values(terrain).filter(
        (ground) => !isZero(ground.reduction) || flagsOf(ground, nations) !== nothing,
      )
      return tableOf('Protection: dice taken from attackers, and flags ignored', all, [
        column('Terrain', ({ name }) => name),
        ...reductionColumns,
        column('When', (ground) => whenOf(ground, nations)),
        column('Flags', (ground) => flagsOf(ground, nations)),
      ])
    },
  },
  'terrain.movement': {
    make: ({ rules: { terrain } }) =>
      withoutEmpty(
        tableOf('Movement: who cannot enter, who must stop, and what else', Object.values(terrain), [
          column('Terrain', ({ name }) => name),
          column('Closed to', ({ closed }) => kindsOf(closed)),
          column('Stops', ({ stops }) => kindsOf(stops)),
          column('Also', movesOf),
        ]),
      ),
  },
  'terrain.battle': {
    make: ({ rules: { terrain } }) =>
      withoutEmpty(
        tableOf('Battle: who does not, and dice fewer for those who do', Object.values(terrain), [
          column('Terrain', ({ name }) => name),
          column('Not after entering', silentOf),
          column('Not after leaving', ({ noBattleLeaving }) => kindsOf(noBattleLeaving)),
          column('Never', neverOf),
          column('Dice fewer out of it', ({ battleOut }) => countsOf(battleOut)),
          column('Overrun', ({ overrun }) => (overrun ? nothing : 'none')),
        ]),
      ),
  },
  'terrain.sight': {
    make({ rules: { terrain } }) {
      const all = Object.values(terrain).filter((ground) => ground.height > 0 || ground.sight !== 'open')
      return tableOf('Height and sight', all, [
        column('Terrain', ({ name }) => name),
        column('Height', ({ height }) => heights[height]),
        column('Sight', (ground) => sights[ground.sight]),
      ])
    },
  },
  obstacles: {
    make: ({ rules: { obstacles: entries, nations } }) =>
      tableOf('Obstacles', Object.values(entries), [
        column('Obstacle', ({ name }) => name),
        ...reductionColumns,
        column('When', (ground) => whenOf(ground, nations)),
        column('Closed to', ({ closed }) => kindsOf(closed)),
        column('Stops', ({ stops }) => kindsOf(stops)),
        column('Flags', (ground) => flagsOf(ground, nations)),
        column('Dice fewer out of it', ({ battleOut }) => countsOf(battleOut)),
        column('Sight', (ground) => sights[ground.sight]),
      ]),
  },
  ways: {
    make: ({ rules }) =>
      tableOf('Roads and railways', Object.values(rules.ways), [
        column('Way', ({ name }) => name),
        numeric('Hexes more', ({ extraHexes }) => makeAmount(extraHexes)),
        column('Stops', ({ stops }) => kindsOf(stops)),
        column('Blocks sight', ({ sightOnHills }) => (sightOnHills ? 'over hills' : nothing)),
      ]),
  },
  mines: {
    make({ rules }) {
      const { values } = rules.special.mines
      const different = [...new Set(values)].sort((a, b) => a - b)
      return tableOf('Minefields', different, [
        numeric('Dice rolled', (value) => value),
        numeric('Minefields', (value) => values.filter((one) => one === value).length),
      ])
    },
  },
} as const satisfies Readonly<Record<string, TableMaker>>
