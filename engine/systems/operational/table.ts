/** A scenario and its rules compiled to flat arrays, once, when a game is opened. Nothing in it changes in play. */
import { type Board, makeBoard } from '../../board.ts'
import { type Side, sides } from '../../game.ts'
import { type Hexside, opposite } from '../../hex.ts'
import { type RoundedNormal, roundedNormal } from '../../normal.ts'
import {
  type HexsideRules,
  type MovementClass,
  movementClasses,
  type TerrainRules,
  type UnitTypeRules,
  type WayRules,
  type WeatherRules,
} from './rules.ts'
import type { OperationalScenario, SupplySource } from './scenario.ts'

export interface PlacedHub {
  readonly side: Side
  readonly hex: number
  /** 1 or more. */
  readonly trucks: number
}

export interface Table {
  readonly scenario: OperationalScenario
  readonly board: Board
  /** Length of an array by hex. */
  readonly size: number
  /** At `hex * 6 + direction`: the next hex, 0 off the map. */
  readonly neighbours: Int32Array

  /** By hex: index into `terrains`; 0 is off the map. */
  readonly terrain: Uint8Array
  readonly terrains: readonly TerrainRules[]
  readonly terrainIds: readonly string[]
  /** At `hex * 6 + direction`: index into `hexsides`; 0 is an open one. */
  readonly hexside: Uint8Array
  readonly hexsides: readonly HexsideRules[]
  /** At `hex * 6 + direction`: 1 where a bridge stands. */
  readonly bridge: Uint8Array
  /** At `hex * 6 + direction`: the ways along it, one bit for each of `ways`. */
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

  /** By hex: index of the fort, hub or objective there, or -1. */
  readonly fortAt: Int16Array
  readonly hubAt: Int16Array
  readonly objectiveAt: Int16Array
  /** All hubs, first side's first. */
  readonly hubs: readonly PlacedHub[]
  readonly sources: readonly [readonly SupplySource[], readonly SupplySource[]]

  /** By unit. */
  readonly side: Uint8Array
  readonly types: readonly UnitTypeRules[]
  /** Index into `movementClasses`. */
  readonly movementClass: Uint8Array
  readonly unitsOf: readonly [readonly number[], readonly number[]]

  /** The rolled odds. operational.D15 */
  readonly normal: RoundedNormal
}

/** Bits of `way` are one byte. */
export const mostWays = 8

export const makeTable = (scenario: OperationalScenario): Table => {
  const { map, rules, units } = scenario
  const board = makeBoard(map)
  const terrains = map.terrainIds.map((id, index) => (index === 0 ? offMap : named(rules.terrain, id, 'terrain')))
  const wayIds = Object.keys(rules.ways)
  if (wayIds.length > mostWays) throw new RangeError(`at most ${mostWays} kinds of way, not ${wayIds.length}`)
  const weatherIds = Object.keys(rules.weather)
  const weathers = Object.values(rules.weather)
  const hexsideIds = Object.keys(rules.hexsides)
  const types = units.map((unit) => named(rules.unitTypes, unit.type, 'unit type'))
  const hubs = scenario.sides.flatMap((side, index) => side.hubs.map((hub) => ({ side: sides[index], ...hub })))

  const table: Table = {
    scenario,
    board,
    size: board.size,
    neighbours: board.neighbours,
    terrain: Uint8Array.from(map.terrain),
    terrains,
    terrainIds: map.terrainIds,
    hexside: new Uint8Array(board.size * 6),
    hexsides: [open, ...Object.values(rules.hexsides)],
    bridge: new Uint8Array(board.size * 6),
    way: new Uint8Array(board.size * 6),
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
      weathers.flatMap((weather) => map.terrainIds.map((id) => (weather.freezes.includes(id) ? 1 : 0))),
    ),
    fortAt: indexByHex(board.size, map.forts),
    hubAt: indexByHex(
      board.size,
      hubs.map((hub) => hub.hex),
    ),
    objectiveAt: indexByHex(
      board.size,
      scenario.objectives.map((objective) => objective.hex),
    ),
    hubs,
    sources: [scenario.sides[0].sources, scenario.sides[1].sources],
    side: Uint8Array.from(units, (unit) => unit.side),
    types,
    movementClass: Uint8Array.from(types, (type) => movementClasses.indexOf(type.movementClass)),
    unitsOf: [unitsOf(scenario, 0), unitsOf(scenario, 1)],
    normal: roundedNormal(rules.combat.spread),
  }
  for (const barrier of map.barriers) {
    const kind = hexsideIds.indexOf(barrier.kind) + 1
    if (kind === 0) throw new RangeError(`no hexside “${barrier.kind}”`)
    for (const hexside of barrier.hexsides) for (const edge of edgesOf(board, hexside)) table.hexside[edge] = kind
  }
  for (const hexside of map.bridges) for (const edge of edgesOf(board, hexside)) table.bridge[edge] = 1
  for (const way of map.ways) {
    const kind = wayIds.indexOf(way.kind)
    if (kind < 0) throw new RangeError(`no way “${way.kind}”`)
    for (let index = 1; index < way.hexes.length; index++)
      for (const edge of edgesBetween(board, way.hexes[index - 1], way.hexes[index])) table.way[edge] |= 1 << kind
  }
  return table
}

/** The weather's index in a turn. */
export const weatherIn = (table: Table, turn: number): number => table.weatherByTurn[turn]

/** The terrain's rules at a hex. */
export const terrainAt = (table: Table, hex: number): TerrainRules => table.terrains[table.terrain[hex]]

/** Whether the weather of a turn freezes a hex. */
export const isFrozen = (table: Table, turn: number, hex: number): boolean =>
  table.frozen[weatherIn(table, turn) * table.terrains.length + table.terrain[hex]] === 1

/** Both sides of a hexside as indices of arrays by `hex * 6 + direction`. */
const edgesOf = (board: Board, { hex, direction }: Hexside): number[] => {
  const edge = hex * 6 + direction
  const across = board.neighbours[edge]
  return across === 0 ? [edge] : [edge, across * 6 + opposite(direction)]
}

const edgesBetween = (board: Board, from: number, to: number): number[] => {
  for (let direction = 0; direction < 6; direction++)
    if (to !== 0 && board.neighbours[from * 6 + direction] === to)
      return [from * 6 + direction, to * 6 + ((direction + 3) % 6)]
  return []
}

const indexByHex = (size: number, hexes: readonly number[]): Int16Array => {
  const index = new Int16Array(size).fill(-1)
  for (const [position, hex] of hexes.entries()) index[hex] = position
  return index
}

const unitsOf = (scenario: OperationalScenario, side: Side): number[] =>
  scenario.units.flatMap((unit, index) => (unit.side === side ? [index] : []))

const named = <T>(record: Readonly<Record<string, T>>, id: string, kind: string): T => {
  const entry = Object.hasOwn(record, id) ? record[id] : undefined
  if (entry === undefined) throw new RangeError(`no ${kind} “${id}”`)
  return entry
}

const closed = Object.fromEntries(movementClasses.map((name) => [name, 'X'])) as Record<MovementClass, 'X'>

/** What lies beyond the edge of the map. */
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
}
