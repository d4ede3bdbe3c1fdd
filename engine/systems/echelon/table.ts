/** An echelon scenario opened: its ground and units as fast lookups. Nothing in it changes in play. */
import { edgeTo, type HexBoard, makeHexBoard } from '../../board.ts'
import { degree, type Hex, reversed } from '../../hex.ts'
import { bySide, named } from '../../tableParts.ts'
import { otherSide, type Side } from '../../twoSides.ts'
import { type CommandTable, makeCommands, payingCommands } from './commands.ts'
import { makeProfiles, type Profile } from './profiles.ts'
import { barredHexes } from './roaming.ts'
import type { FeatureRules, HexsideRules, SizeRules, TerrainRules, WeatherZoneEntry } from './rules.ts'
import type { EchelonScenario } from './scenario.ts'

/** Bits of `ways` of an edge. */
export const way = { road: 1, track: 2, rail: 4 } as const

/** The possible weather of a zone and of the sea around it, by season and roll. */
interface ZoneWeather extends WeatherZoneEntry {
  readonly id: string
}

export interface Table extends CommandTable {
  readonly scenario: EchelonScenario
  readonly board: HexBoard
  /** Length of arrays that are indexed by hex, and by unit. */
  readonly size: number
  readonly units: number
  readonly side: readonly Side[]
  readonly unitsOf: readonly [readonly number[], readonly number[]]
  readonly profiles: readonly Profile[]
  /** Units in the order in which they lie on each other: those with more on top. */
  readonly order: readonly number[]

  /** By hex: index into `terrains`; 0 is off the map. */
  readonly terrain: Uint8Array
  /** Terrain in fair weather, in frost, and in mud. */
  readonly terrains: readonly TerrainRules[]
  readonly frozen: readonly TerrainRules[]
  readonly muddy: readonly TerrainRules[]
  /** By hex: settlement, plus one: an index into `features`. */
  readonly settlement: Uint8Array
  readonly features: readonly FeatureRules[]
  readonly featureIds: readonly string[]
  /** By edge: hexside, plus one: an index into `hexsides`. */
  readonly hexside: Uint8Array
  readonly hexsides: readonly HexsideRules[]
  /** By edge: bits of `way`. */
  readonly ways: Uint8Array
  /** By edge: bridge, plus one. */
  readonly bridge: Uint8Array
  readonly bridges: number
  /** By hex: 1 where a railway runs. */
  readonly hasRail: Uint8Array
  /** By hex: port, and airbase of the start, plus one: an index into the map's. */
  readonly port: Uint8Array
  readonly zone: Uint8Array
  readonly zones: readonly ZoneWeather[]
  /** By hex: country and district. */
  readonly country: readonly number[]
  readonly district: readonly number[]
  /** By side: 1 for hexes of countries that are home to it. */
  readonly home: readonly [Uint8Array, Uint8Array]
  /** Edges of each direction: the edge that leads back. */
  readonly back: Int32Array
  readonly sizes: SizeRules
  /** Hexes that count for victory. */
  readonly goals: ReadonlySet<Hex>
  /** By unit: 1 for each hex that it keeps out of; undefined where it may go anywhere. */
  readonly barred: readonly (Uint8Array | undefined)[]
}

/** The rules of an id in a fixed order, with the number of each. */
const listOf = <T>(
  entries: Readonly<Record<string, T>>,
): { readonly ids: readonly string[]; readonly rules: readonly T[] } => ({
  ids: Object.keys(entries),
  rules: Object.values(entries),
})

/** @throws RangeError when the scenario names something that its rules do not have, or what touches does not */
export const makeTable = (scenario: EchelonScenario): Table => {
  const { map, rules, units } = scenario
  const board = makeHexBoard(map)
  const { size, neighbours } = board
  const edges = neighbours.length
  const terrains = map.terrainIds.map((id) => (id === '' ? offMap : named(rules.terrain, id, 'terrain')))
  const variantOf = (which: 'frozenAs' | 'mudAs'): readonly TerrainRules[] =>
    terrains.map((one) => (one[which] === undefined ? one : named(rules.terrain, one[which], 'terrain')))
  const features = listOf(rules.features)
  const settlement = new Uint8Array(size)
  for (const { hex, kind } of map.features) {
    const { isFortification, isWork } = named(rules.features, kind, 'feature')
    if (!isFortification && !isWork) settlement[hex] = features.ids.indexOf(kind) + 1
  }

  const back = new Int32Array(edges)
  for (const hex of board.spaces)
    for (let edge = hex * degree; edge < (hex + 1) * degree; edge++)
      if (neighbours[edge]) back[edge] = reversed(board, edge)
  /** Writes a value on both sides of an edge. */
  const setEdge = (into: Uint8Array, edge: number, value: number): void => {
    into[edge] = value
    if (neighbours[edge]) into[back[edge]] = value
  }
  const hexsides = listOf(rules.hexsides)
  const hexside = new Uint8Array(edges)
  for (const { kind, edges: all } of map.hexsides) {
    named(rules.hexsides, kind, 'hexside')
    for (const edge of all) setEdge(hexside, edge, hexsides.ids.indexOf(kind) + 1)
  }
  const bridge = new Uint8Array(edges)
  for (const [index, edge] of map.bridges.entries()) setEdge(bridge, edge, index + 1)
  const ways = new Uint8Array(edges)
  const hasRail = new Uint8Array(size)
  for (const { kind, hexes } of map.ways)
    for (const [index, hex] of hexes.entries()) {
      if (kind === 'rail') hasRail[hex] = 1
      if (index === 0) continue
      const edge = edgeTo(board, hexes[index - 1], hex)
      if (edge === undefined) throw new RangeError(`a ${kind} jumps to ${board.nameOf(hex)}`)
      setEdge(ways, edge, ways[edge] | way[kind])
    }
  const port = new Uint8Array(size)
  for (const [index, { hex }] of map.ports.entries()) port[hex] = index + 1

  const profiles = makeProfiles(scenario)
  const commands = makeCommands(scenario, size)
  const homeOf = (side: Side): Uint8Array =>
    Uint8Array.from({ length: size }, (_, hex) =>
      board.nameOf(hex) && scenario.sides[side].home.includes(map.countries[map.country[hex]]) ? 1 : 0,
    )
  return {
    scenario,
    board,
    size,
    units: units.length,
    side: units.map(({ side }) => side),
    unitsOf: bySide(units) as Table['unitsOf'],
    profiles,
    order: [...units.keys()].sort((one, other) => weightOf(profiles[other]) - weightOf(profiles[one]) || one - other),
    terrain: Uint8Array.from(map.terrain),
    terrains,
    frozen: variantOf('frozenAs'),
    muddy: variantOf('mudAs'),
    settlement,
    features: features.rules,
    featureIds: features.ids,
    hexside,
    hexsides: hexsides.rules,
    ways,
    bridge,
    bridges: map.bridges.length,
    hasRail,
    port,
    zone: Uint8Array.from(map.zone),
    zones: map.zones.map((id) => ({ ...named(rules.weather.zones, id, 'weather zone'), id })),
    country: map.country,
    district: map.district,
    home: [homeOf(0), homeOf(1)],
    back,
    sizes: rules.sizes,
    goals: new Set(scenario.objectives.map(({ hex }) => hex)),
    barred: barredHexes(scenario, board, profiles),
    commands,
    commandsOf: [payingCommands(commands, 0), payingCommands(commands, 1)],
  }
}

/** Stacks lie with the larger unit on top, and among those the one that defends better. */
const weightOf = ({ re, faces }: Profile): number => re[0] * 1000 + faces[0].defence

/** Hexes that touch one. */
export const hexesAround = ({ board }: Table, hex: Hex): Hex[] => {
  const found: Hex[] = []
  for (let edge = hex * degree; edge < (hex + 1) * degree; edge++)
    if (board.neighbours[edge]) found.push(board.neighbours[edge])
  return found
}

/** The edge from a hex to one that it touches. @throws RangeError when they do not touch */
export const edgeBetween = ({ board }: Table, from: Hex, to: Hex): number => {
  const edge = edgeTo(board, from, to)
  if (edge === undefined) throw new RangeError(`${board.nameOf(from)} does not touch ${board.nameOf(to)}`)
  return edge
}

export const enemyOf = ({ side }: Table, unit: number): Side => otherSide(side[unit])

/** The terrain round the map: nobody enters it. */
const offMap: TerrainRules = {
  name: 'Off the map',
  rule: '',
  sign: '',
  look: 'open',
  cost: { motor: 255, semi: 255, other: 255, mountain: 255, light: 255 },
  die: 0,
  aec: 0,
  halvesMotor: false,
  supply: 255,
  open: false,
  isSea: false,
  isClosed: false,
}
