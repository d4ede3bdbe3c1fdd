/** A scenario and its rules compiled to flat arrays, once, when a game is opened. Nothing in it changes in play. */
import { edgeTo, type HexBoard, makeHexBoard } from '../../board.ts'
import { degree, type Hexside, reversed } from '../../hex.ts'
import { type RoundedNormal, roundedNormal } from '../../normal.ts'
import { bySide, named } from '../../tableParts.ts'
import { type Side, sides } from '../../twoSides.ts'
import { componentsOf, type Item, itemsOf, type Part } from './items.ts'
import { prizesOf } from './prizes.ts'
import {
  type AssetRules,
  branches,
  type HeadquartersProfile,
  type HexsideRules,
  type MovementClass,
  movementClasses,
  orderIds,
  type SpecialistRules,
  type TerrainRules,
  type UnitTypeRules,
  type WayRules,
  type WeatherRules,
} from './rules.ts'
import type {
  BonusObjective,
  HeldCard,
  OperationalMap,
  OperationalScenario,
  OperationalUnit,
  SupplySource,
} from './scenario.ts'
import { crossing } from './types.ts'

/** A card that a side holds from the start, or can win. */
interface PlacedCard extends HeldCard {
  readonly side: Side
  /** The bonus objective that it can be won with; undefined when it is in hand from the start. */
  readonly bonus?: number
}

/** The requirements of an order for a headquarters. */
export interface StaffOrder {
  /** The branch that gives it, as an index into `branches`, and the level that it must have; 0: this staff never gives it. operational.d30 */
  readonly branch: number
  readonly level: number
  /** Command points, before any headquarters learns to give it for less; 0 where it is free. operational.F3 */
  readonly cost: number
}

export interface Table {
  readonly scenario: OperationalScenario
  readonly board: HexBoard
  /** Length of an array by hex. */
  readonly size: number
  /** By edge: the next hex, 0 off the map. */
  readonly neighbours: Int32Array
  /** The same, 0 also where zones of control end at the hexside. operational.C13 */
  readonly zoneNeighbours: Int32Array

  /** By hex: index into `terrains`; 0 is off the map. */
  readonly terrain: Uint8Array
  readonly terrains: readonly TerrainRules[]
  readonly terrainIds: readonly string[]
  /** By edge: index into `hexsides`; 0 is an open one. */
  readonly hexside: Uint8Array
  readonly hexsides: readonly HexsideRules[]
  /** Hexsides that a bridge can span, each as an edge of one of its hexes. Which of them have one stands in the state. */
  readonly crossings: readonly number[]
  /** By edge: index into `crossings`, or -1. */
  readonly crossingAt: Int16Array
  /** At the start: 1 where a bridge stands, 2 where one is down, by index into `crossings`. */
  readonly bridges: Uint8Array
  /** By edge: the ways along it, one bit for each of `ways`. */
  readonly way: Uint8Array
  readonly ways: readonly WayRules[]
  readonly wayIds: readonly string[]
  /** The bits of the ways that carry supply. operational.E3 */
  readonly rail: number

  /** By turn from 1: index into `weathers`. */
  readonly weatherByTurn: Uint8Array
  readonly weathers: readonly WeatherRules[]
  readonly weatherIds: readonly string[]
  /** At `weather * terrains.length + terrain`: 1 where it is frozen. */
  readonly frozen: Uint8Array

  /** By hex: index of the fort or objective there, or -1. */
  readonly fortAt: Int16Array
  readonly objectiveAt: Int16Array
  /** Hexes that can fall to ruins, and by hex the index into it, or -1. */
  readonly cities: readonly number[]
  readonly cityAt: Int16Array
  /** By terrain: what it becomes when it falls to ruins, 0 for nothing. */
  readonly ruinOf: Uint8Array
  /** Places for hubs of both sides, and by place whose it is; a side's places lie together, the first side's first. */
  readonly hubSlots: number
  readonly hubSide: Uint8Array
  /** Turns that trucks can be away, and now. */
  readonly truckTurns: number
  readonly sources: readonly [readonly SupplySource[], readonly SupplySource[]]

  /** By unit. */
  readonly side: Uint8Array
  readonly types: readonly UnitTypeRules[]
  /** Index into `movementClasses`. */
  readonly movementClass: Uint8Array
  readonly unitsOf: readonly [readonly number[], readonly number[]]
  /** Headquarters by unit, -1 for none. operational.A4 */
  readonly hqOf: Int16Array
  /** Places for specialists in the arrays of a state, by unit; how many each unit may fill. operational.B5 */
  readonly slots: number
  readonly slotsOf: Uint8Array
  /** Length of a loss queue: most steps and all slots. operational.B7 */
  readonly queueLength: number
  readonly specialistIds: readonly string[]
  readonly specialists: readonly SpecialistRules[]

  readonly hqsOf: readonly [readonly number[], readonly number[]]
  readonly profiles: readonly HeadquartersProfile[]
  readonly orderCount: number
  /** By headquarters, and by order in the order of `orderIds`. */
  readonly staffOrders: readonly (readonly StaffOrder[])[]
  /** The items that force pools count: components and specialists by nation. operational.G1 */
  readonly items: readonly Item[]
  /** By unit: what a step of it is made of. operational.G1 */
  readonly components: readonly (readonly Part[])[]
  readonly assetIds: readonly string[]
  readonly assets: readonly AssetRules[]
  /** Cards of both sides, first side's first. */
  readonly cards: readonly PlacedCard[]
  /** By bonus objective: whether a hex is to be held that its side has from the start. operational.H2 */
  readonly isDefended: readonly boolean[]

  /** The rolled odds. operational.D15 */
  readonly normal: RoundedNormal
}

/** Bits of `way` are one byte. */
const mostWays = 8

export const makeTable = (scenario: OperationalScenario): Table => {
  const { map, rules, units } = scenario
  const board = makeHexBoard(map)
  const wayIds = Object.keys(rules.ways)
  if (wayIds.length > mostWays) throw new RangeError(`at most ${mostWays} kinds of way, not ${wayIds.length}`)
  const weatherIds = Object.keys(rules.weather)
  const weathers = Object.values(rules.weather)
  const hexsideIds = Object.keys(rules.hexsides)
  // operational.B1: units of one type have the same values.
  const types = units.map((unit) => named(rules.unitTypes, unit.type, 'unit type'))
  const terrainIds = withRuins(scenario)
  const terrains = terrainIds.map((id, index) => (index === 0 ? offMap : named(rules.terrain, id, 'terrain')))
  const ruinOf = Uint8Array.from(terrains, ({ ruin }) => (ruin === undefined ? 0 : terrainIds.indexOf(ruin)))
  const cities = [...board.spaces].filter((hex) => ruinOf[map.terrain[hex]] !== 0)
  const hubPlaces = sides.map((side) => mostHubs(scenario, side))
  const specialistIds = Object.keys(rules.specialists)
  const headquarters = scenario.headquarters
  const { truckDelay } = rules.supply
  const slots = rules.reinforcement.mostSlots

  const table: Table = {
    scenario,
    board,
    size: board.size,
    neighbours: board.neighbours,
    zoneNeighbours: board.neighbours,
    terrain: Uint8Array.from(map.terrain),
    terrains,
    terrainIds,
    hexside: new Uint8Array(board.size * degree),
    hexsides: [open, ...Object.values(rules.hexsides)],
    crossings: [],
    crossingAt: new Int16Array(board.size * degree).fill(-1),
    bridges: new Uint8Array(0),
    way: new Uint8Array(board.size * degree),
    ways: Object.values(rules.ways),
    wayIds,
    rail: Object.values(rules.ways).reduce((bits, way, index) => (way.carriesSupply ? bits | (1 << index) : bits), 0),
    weatherByTurn: Uint8Array.from([
      0,
      ...Array.from({ length: scenario.turns }, (_, turn) => {
        const id = scenario.weather[turn]
        const index = weatherIds.indexOf(id)
        if (index < 0) throw new RangeError(`no weather “${id}”`)
        return index
      }),
    ]),
    weathers,
    weatherIds,
    frozen: Uint8Array.from(
      weathers.flatMap((weather) => terrainIds.map((id) => (weather.freezes.includes(id) ? 1 : 0))),
    ),
    fortAt: indexByHex(board.size, map.forts),
    objectiveAt: indexByHex(board.size, hexesOf(scenario.objectives)),
    cities,
    cityAt: indexByHex(board.size, cities),
    ruinOf,
    hubSlots: hubPlaces[0] + hubPlaces[1],
    hubSide: Uint8Array.from({ length: hubPlaces[0] + hubPlaces[1] }, (_, place) => (place < hubPlaces[0] ? 0 : 1)),
    truckTurns: 1 + Math.max(truckDelay.supplied, truckDelay.unsupplied, truckDelay.overrun),
    sources: [scenario.sides[0].sources, scenario.sides[1].sources],
    side: Uint8Array.from(units, (unit) => unit.side),
    types,
    movementClass: Uint8Array.from(types, (type) => movementClasses.indexOf(type.movementClass)),
    unitsOf: bySide(units),
    hqOf: Int16Array.from(units, (unit) => unit.headquarters ?? -1),
    slots,
    slotsOf: Uint8Array.from(types, (type) => Math.min(slots, type.slots ?? rules.nations[type.nation].slots)),
    queueLength: Math.max(0, ...units.map((unit, index) => mostStepsOf(scenario, unit, types[index]))) + slots,
    specialistIds,
    specialists: Object.values(rules.specialists),
    hqsOf: bySide(headquarters),
    profiles: headquarters.map(({ profile }) => named(rules.headquarters.profiles, profile, 'kind of headquarters')),
    orderCount: orderIds.length,
    staffOrders: headquarters.map(({ profile }) => staffOrdersOf(rules, profile)),
    items: itemsOf(scenario, specialistIds),
    components: [],
    assetIds: Object.keys(rules.assets),
    assets: Object.values(rules.assets),
    cards: cardsOf(scenario),
    isDefended: scenario.bonuses.map((one) => isDefended(scenario, one)),
    normal: roundedNormal(rules.combat.spread),
  }
  for (const barrier of map.barriers) {
    const kind = hexsideIds.indexOf(barrier.kind) + 1
    if (kind === 0) throw new RangeError(`no hexside “${barrier.kind}”`)
    for (const hexside of barrier.hexsides) for (const edge of edgesOf(board, hexside)) table.hexside[edge] = kind
  }
  const { crossings, bridges } = spans(table, map)
  for (const way of map.ways) {
    const kind = wayIds.indexOf(way.kind)
    if (kind < 0) throw new RangeError(`no way “${way.kind}”`)
    for (let index = 1; index < way.hexes.length; index++)
      for (const edge of edgesBetween(board, way.hexes[index - 1], way.hexes[index])) table.way[edge] |= 1 << kind
  }
  const components = types.map((type) => componentsOf(table, type))
  return { ...table, crossings, bridges, components, zoneNeighbours: zoneNeighboursOf(table) }
}

const staffOrdersOf = ({ orders, headquarters }: OperationalScenario['rules'], profile: string): StaffOrder[] => {
  const { orderLevels, doctrine } = named(headquarters.profiles, profile, 'kind of headquarters')
  return orderIds.map((id) => ({
    branch: branches.indexOf(orders[id].branch),
    level: orderLevels[id] ?? orders[id].level,
    cost: orders[id].cost[doctrine],
  }))
}

const zoneNeighboursOf = ({ neighbours, hexside, hexsides }: Table): Int32Array =>
  neighbours.map((next, edge) => (hexsides[hexside[edge]].stopsZone ? 0 : next))

/** Finds the hexsides that bridges can span, notes them in `crossingAt`, and says which have one at the start. */
const spans = (table: Table, map: OperationalMap): { crossings: number[]; bridges: Uint8Array } => {
  const crossings: number[] = []
  for (const hex of table.board.spaces)
    for (let direction = 0; direction < 3; direction++) {
      const edge = hex * degree + direction
      const next = table.neighbours[edge]
      if (next === 0 || !table.hexsides[table.hexside[edge]].bridgeable) continue
      table.crossingAt[edge] = crossings.length
      table.crossingAt[reversed(table, edge)] = crossings.length
      crossings.push(edge)
    }
  const bridges = new Uint8Array(crossings.length)
  const mark = (list: readonly Hexside[], state: number): void => {
    for (const hexside of list)
      for (const edge of edgesOf(table.board, hexside))
        if (table.crossingAt[edge] >= 0) bridges[table.crossingAt[edge]] = state
  }
  mark(map.bridges, crossing.bridge)
  mark(map.damagedBridges, crossing.damaged)
  return { crossings, bridges }
}

/** A map's terrain, and what its cities can fall to. */
const withRuins = ({ map, rules }: OperationalScenario): string[] => {
  const ruins = map.terrainIds.flatMap((id) => (Object.hasOwn(rules.terrain, id) ? (rules.terrain[id].ruin ?? []) : []))
  return [...new Set([...map.terrainIds, ...ruins])]
}

/** Every truck can found a hub of its own, also one that a card brings which is yet to be won. */
const mostHubs = ({ sides: bothSides, bonuses, rules }: OperationalScenario, side: Side): number => {
  const { hubs, trucks, cards } = bothSides[side]
  const won = bonuses.filter((one) => one.side === side && prizesOf(rules.rewards, one, 'card').length > 0)
  return hubs.reduce((sum, hub) => sum + Math.max(1, hub.trucks), trucks + cards.length + won.length)
}

const mostStepsOf = (
  { rules, headquarters }: OperationalScenario,
  { steps, reserve }: OperationalUnit,
  { maxSteps, nation }: UnitTypeRules,
): number =>
  Math.max(
    steps,
    maxSteps ?? rules.nations[nation].maxSteps,
    reserve && headquarters.length > 0
      ? rules.specialOrders.securityUnit.mostSteps + rules.reinforcement.mostStragglers
      : 0,
  )

/** All cards of both sides, in hand or to be won. */
export const cardsOf = ({ sides: bothSides, bonuses, rules }: OperationalScenario): PlacedCard[] =>
  sides.flatMap((side) => [
    ...bothSides[side].cards.map((card) => ({ ...card, side })),
    ...bonuses.flatMap((one, bonus) =>
      one.side === side ? prizesOf(rules.rewards, one, 'card').map((card) => ({ card, side, bonus })) : [],
    ),
  ])

const isDefended = ({ map, units }: OperationalScenario, { condition, side }: BonusObjective): boolean =>
  condition.type === 'hold' &&
  (units.find(({ hex }) => hex === condition.hex)?.side ?? map.owner[condition.hex]) === side

/** Both edges over a hexside. */
const edgesOf = (board: HexBoard, { hex, direction }: Hexside): number[] => {
  const edge = hex * degree + direction
  return board.neighbours[edge] === 0 ? [edge] : [edge, reversed(board, edge)]
}

const edgesBetween = (board: HexBoard, from: number, to: number): number[] => {
  const edge = edgeTo(board, from, to)
  return edge === undefined ? [] : [edge, reversed(board, edge)]
}

const hexesOf = (things: readonly { readonly hex: number }[]): number[] => things.map(({ hex }) => hex)

const indexByHex = (size: number, hexes: readonly number[]): Int16Array => {
  const index = new Int16Array(size).fill(-1)
  for (const [position, hex] of hexes.entries()) index[hex] = position
  return index
}

const closed = Object.fromEntries(movementClasses.map((name) => [name, 'X'])) as Record<MovementClass, 'X'>

/** The terrain beyond the edge of the map. */
const offMap: TerrainRules = {
  name: 'Off the map',
  sign: ' ',
  description: '',
  look: 'sea',
  cost: closed,
  defenceShift: 0,
  armourShift: false,
  armourPenalty: false,
  fedFromNextHex: false,
  disruption: 0,
  city: false,
  hub: false,
  slowRecovery: false,
  water: false,
  artillery: 'never',
  coverThaws: false,
  fireCover: 'none',
  feintCover: false,
  airCover: false,
  counterattack: false,
  landing: false,
  stragglers: false,
  limitsSight: true,
}

/** A hexside with nothing on it. */
const open: HexsideRules = {
  name: 'Open',
  description: '',
  look: 'wadi',
  crossing: 'free',
  extraCost: 0,
  bridgeable: false,
  attackShift: 0,
  attack: 'always',
  armourShift: true,
  stopsZone: false,
  stopsSweep: false,
  stopsRetreat: false,
  disruption: 0,
  river: 'none',
  attackShiftEngineers: 0,
  assaultShift: 0,
  assaultShiftEngineers: 0,
  counterattackShift: 0,
  hidesEntrenched: false,
  pontoonDisruption: 0,
}
