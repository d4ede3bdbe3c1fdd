/** A scenario and its rules compiled to flat arrays, once, when a game is opened. Nothing in it changes in play. */
import { type HexBoard, makeHexBoard } from '../../board.ts'
import { columnOf, type Direction, degree, directionTo, distance, type Hex, opposite, rowOf } from '../../hex.ts'
import { bySide, named } from '../../tableParts.ts'
import { type Side, sides } from '../../twoSides.ts'
import { type Ground, openGrounds } from './footing.ts'
import {
  type CardRules,
  kinds,
  type NationRules,
  type ObstacleRules,
  type Section,
  type Slot,
  sections,
  type TerrainRules,
  type UnitTypeRules,
  type WayRules,
} from './rules.ts'
import type { CommandCardsScenario, SpecialSetup } from './scenario.ts'

/** A hex of a medal place, with the place it belongs to. */
export interface PlaceHex {
  readonly place: number
  readonly hex: Hex
}

/** The scenario's special rules with lists in place of what is absent. */
export type Special = Omit<SpecialSetup, ListName> & { readonly [name in ListName]: NonNullable<SpecialSetup[name]> }
const listNames = [
  'bridgeBlowing',
  'pontoons',
  'airplanes',
  'minefields',
  'spotting',
  'sabotage',
  'prisoners',
  'equipment',
  'hospitals',
  'radar',
  'headquarters',
  'paradrop',
  'smoke',
  'airfield',
  'trains',
  'exits',
] as const
type ListName = (typeof listNames)[number]

/** The entry of a side in a list of a special rule. */
export const ofSide = <T extends { readonly side: Side }>(list: readonly T[], side: Side): T | undefined =>
  list.find((one) => one.side === side)

export interface Table {
  readonly scenario: CommandCardsScenario
  readonly board: HexBoard
  /** Length of an array by hex. */
  readonly size: number
  /** By edge: the next hex of the board, 0 off it. */
  readonly neighbours: Int32Array
  /** At `from * size + to`: steps between two hexes of the board. */
  readonly distance: Uint8Array
  /** All hexes of the board, row by row. */
  readonly hexes: readonly Hex[]

  /** By hex: index into `terrains`; 0 is off the board. */
  readonly terrain: Uint8Array
  readonly terrains: readonly TerrainRules[]
  readonly terrainIds: readonly string[]
  /** The obstacles that can lie on a hex, in the order of the table; in a state an obstacle is its index plus one. */
  readonly obstacles: readonly ObstacleRules[]
  readonly obstacleIds: readonly string[]
  /** By `terrain * (obstacles + 1) + obstacle`: the rules of both, and what they do to movement together. */
  groundOf(pair: number): Ground
  /** By hex: obstacle at the start, plus one; who built it, plus one; bits of the hexsides that it stands on. */
  readonly firstObstacle: Uint8Array
  readonly builder: Uint8Array
  readonly obstacleSides: Uint8Array
  /** By hex: bits of the directions in which its open ends lie; 63 where it is open all round. command-cards.T44 */
  readonly ends: Uint8Array
  /** By edge: the ways along it, one bit for each of `ways`. */
  readonly way: Uint8Array
  /** By hex: the ways on it, one bit for each. */
  readonly wayOn: Uint8Array
  readonly ways: readonly WayRules[]
  /** The bits of the ways on which trains run. */
  readonly rails: number

  /** At `side * size + hex`: sections of a side that a hex is in: 1 left, 2 centre, 4 right. command-cards.C2 */
  readonly section: Uint8Array
  /** By side: the two directions in which it retreats, and the rows it comes from. command-cards.C16 */
  readonly back: readonly [readonly [Direction, Direction], readonly [Direction, Direction]]
  readonly homeRow: readonly [number, number]

  readonly units: number
  readonly side: Uint8Array
  readonly types: readonly UnitTypeRules[]
  /** By unit: index into `kinds`. */
  readonly kind: Uint8Array
  /** The bits of the kinds that boats carry. command-cards.A5 */
  readonly boatKinds: number
  readonly nations: readonly NationRules[]
  readonly unitsOf: readonly [readonly number[], readonly number[]]
  /** Figures with which each unit starts, and most it can have. */
  readonly figures: Uint8Array

  readonly cards: readonly CardRules[]
  readonly cardIds: readonly string[]
  /** Copies of each card in the scenario's deck. */
  readonly copies: Uint8Array
  /** Most lines of orders of a card with one more for extra orders, and most cards drawn at once. */
  readonly mostSlots: number
  readonly mostDrawn: number
  /** The command rules of each side's nation. */
  readonly command: readonly [NationRules, NationRules]

  readonly special: Special
  readonly placeHexes: readonly PlaceHex[]
  /** By hex: index into `placeHexes`, or -1. */
  readonly placeAt: Int16Array
  /** How many different values mines have: the greatest plus one. */
  readonly mineValues: number
}

/** Lines of orders that a roll makes: one for each kind, and one for any. */
export const rolledSlots = kinds.length + 1

const mostWays = 8

export const makeTable = (scenario: CommandCardsScenario): Table => {
  const { map, rules, units } = scenario
  const board = makeHexBoard(map)
  const terrain = Uint8Array.from(map.terrain)
  const terrains = map.terrainIds.map((id, index) => (index === 0 ? offBoard : named(rules.terrain, id, 'terrain')))
  const neighbours = board.neighbours.map((hex) => (terrain[hex] === 0 ? 0 : hex))
  const hexes = [...board.spaces].filter((hex) => terrain[hex] !== 0)
  const obstacles = Object.values(rules.obstacles)
  const obstacleIds = Object.keys(rules.obstacles)
  const firstObstacle = new Uint8Array(board.size)
  const builder = new Uint8Array(board.size)
  const obstacleSides = new Uint8Array(board.size)
  for (const { hex, kind, side, sides: stands } of map.obstacles) {
    named(rules.obstacles, kind, 'obstacle')
    firstObstacle[hex] = obstacleIds.indexOf(kind) + 1
    builder[hex] = side === undefined ? 0 : side + 1
    obstacleSides[hex] = bitsOf(stands ?? [])
  }
  const ends = new Uint8Array(board.size).fill(63)
  for (const hex of hexes) if (terrains[terrain[hex]].openEnds) ends[hex] = 0
  for (const { hex, directions } of map.ends) ends[hex] = bitsOf(directions)
  const types = units.map((unit) => named(rules.unitTypes, unit.type, 'unit type'))
  const cardIds = Object.keys(rules.cards)
  const cards = Object.values(rules.cards)
  const placeHexes = scenario.medals.flatMap(({ hexes: all }, place) => all.map((hex) => ({ place, hex })))
  const placeAt = new Int16Array(board.size).fill(-1)
  for (const [index, { hex }] of placeHexes.entries()) placeAt[hex] = index
  // `listNames` are all that are lists.
  const noLists = Object.fromEntries(listNames.map((name) => [name, []])) as unknown as Pick<Special, ListName>
  const special: Special = { ...noLists, ...scenario.special }
  return {
    scenario,
    board,
    size: board.size,
    neighbours,
    distance: distancesOf(board, hexes),
    hexes,
    terrain,
    terrains,
    terrainIds: map.terrainIds,
    obstacles,
    obstacleIds,
    groundOf: openGrounds(
      { terrains, terrainIds: map.terrainIds, obstacles, obstacleIds },
      rules.special.cave.obstacle,
    ),
    firstObstacle,
    builder,
    obstacleSides,
    ends,
    ...waysOf(scenario, board),
    section: sectionsOf(scenario, board, hexes),
    back: [backOf(scenario, 0), backOf(scenario, 1)],
    homeRow: [homeRowOf(scenario, 0), homeRowOf(scenario, 1)],
    units: units.length,
    side: Uint8Array.from(units, ({ side }) => side),
    types,
    kind: Uint8Array.from(types, ({ kind }) => kinds.indexOf(kind)),
    boatKinds: rules.special.boats.kinds.reduce((bits, kind) => bits | (1 << kinds.indexOf(kind)), 0),
    nations: units.map(({ nation }) => named(rules.nations, nation, 'nation')),
    unitsOf: bySide(units),
    figures: Uint8Array.from(units, (unit, index) => unit.figures ?? types[index].figures),
    cards,
    cardIds,
    copies: copiesOf(scenario),
    mostSlots:
      1 +
      Math.max(rolledSlots, ...cards.map(({ orders, otherwise = [] }) => Math.max(orders.length, otherwise.length))),
    mostDrawn: Math.max(1, ...cards.map(({ draws }) => draws?.take ?? 1)),
    command: [
      named(rules.nations, scenario.sides[0].nation, 'nation'),
      named(rules.nations, scenario.sides[1].nation, 'nation'),
    ],
    special,
    placeHexes,
    placeAt,
    mineValues: Math.max(0, ...rules.special.mines.values) + 1,
  }
}

/** Copies in the deck. The cards of airplanes are in it where there are airplanes. command-cards.C2, T16 */
const copiesOf = ({ rules, deck, special }: CommandCardsScenario): Uint8Array => {
  const copies = Uint8Array.from(Object.values(rules.cards), (card) => card.copies[deck] ?? 0)
  const sortie = Object.keys(rules.cards).indexOf(rules.special.airplanes.card)
  if (special.airplanes !== undefined && sortie >= 0) copies[sortie] += rules.special.airplanes.copies
  return copies
}

const distancesOf = (board: HexBoard, hexes: readonly Hex[]): Uint8Array => {
  const distances = new Uint8Array(board.size * board.size)
  for (const from of hexes) for (const to of hexes) distances[from * board.size + to] = distance(board, from, to)
  return distances
}

const bitsOf = (directions: readonly Direction[]): number =>
  directions.reduce<number>((bits, at) => bits | (1 << at), 0)

const waysOf = (
  { map, rules }: CommandCardsScenario,
  board: HexBoard,
): Pick<Table, 'way' | 'wayOn' | 'ways' | 'rails'> => {
  const ids = Object.keys(rules.ways)
  if (ids.length > mostWays) throw new RangeError(`at most ${mostWays} kinds of way, not ${ids.length}`)
  const way = new Uint8Array(board.size * degree)
  const wayOn = new Uint8Array(board.size)
  for (const { kind, hexes } of map.ways) {
    named(rules.ways, kind, 'way')
    const bit = 1 << ids.indexOf(kind)
    for (const [index, hex] of hexes.entries()) {
      wayOn[hex] |= bit
      const next = hexes[index + 1]
      const direction = next === undefined ? undefined : directionTo(map, hex, next)
      if (next === undefined || direction === undefined) continue
      way[hex * degree + direction] |= bit
      way[next * degree + opposite(direction)] |= bit
    }
  }
  const ways = Object.values(rules.ways)
  const rails = ways.reduce((bits, { forTrains }, index) => bits | (forTrains ? 1 << index : 0), 0)
  return { way, wayOn, ways, rails }
}

/** The sections of both sides: the left of one is the right of the other. */
const sectionsOf = (scenario: CommandCardsScenario, board: HexBoard, hexes: readonly Hex[]): Uint8Array => {
  const [west, east] = scenario.map.borders
  const section = new Uint8Array(2 * board.size)
  for (const side of sides) {
    const isSouth = scenario.sides[side].edge === 'south'
    for (const hex of hexes) {
      const at = 2 * columnOf(board, hex) + (rowOf(board, hex) & 1)
      const [left, right] = isSouth ? [at <= west, at >= east] : [at >= east, at <= west]
      const isCentre = at >= west && at <= east
      section[side * board.size + hex] = (left ? 1 : 0) | (isCentre ? 2 : 0) | (right ? 4 : 0)
    }
  }
  return section
}

/** Directions 2 (SE) and 3 (SW) lead south, 5 (NW) and 0 (NE) north. */
const backOf = ({ sides: both }: CommandCardsScenario, side: Side): readonly [Direction, Direction] =>
  both[side].edge === 'south' ? [3, 2] : [5, 0]

const homeRowOf = ({ sides: both, map }: CommandCardsScenario, side: Side): number =>
  both[side].edge === 'south' ? map.height - 1 : 0

/** The bit of a section. */
export const sectionBit = (section: Section): number => 1 << sections.indexOf(section)

/** True if a line of a card concerns a kind of unit. */
export const isOfSlot = ({ kinds: wanted }: Slot, kind: number): boolean =>
  wanted === undefined || wanted.includes(kinds[kind])

const nothing = { infantry: 0, armour: 0, artillery: 0 } as const

/** The terrain round the board: nobody enters it. */
const offBoard: TerrainRules = {
  name: 'Off the board',
  rule: '',
  sign: '',
  look: 'open',
  reduction: nothing,
  protects: 'always',
  closed: kinds,
  stops: [],
  stopsClimbing: [],
  notFrom: [],
  stopsLeaving: [],
  fromBeside: [],
  noBattleEntering: [],
  battleFromBeside: [],
  noBattleLeaving: [],
  noBattle: [],
  battleOut: nothing,
  closeOnly: [],
  takeGround: [],
  overrun: false,
  advanceFromBeside: [],
  ignoresFlags: nothing,
  lossForFlag: [],
  retreatInto: false,
  sight: 'open',
  height: 0,
  openEnds: false,
  boats: false,
  openCountry: false,
  diggable: false,
  water: false,
}
