/** A scenario as fast lookups. */
import { type HexBoard, makeHexBoard, type Space } from '../../board.ts'
import { columnOf, degree, rowOf } from '../../hex.ts'
import { bySide, named } from '../../tableParts.ts'
import { type Side, sides } from '../../twoSides.ts'
import {
  type ClassRules,
  grounds,
  kinds,
  type LeaderRules,
  movementTypes,
  type TacticalRules,
  type TerrainRules,
  type UnitClass,
  type UnitFlag,
  type UnitTypeRules,
} from './rules.ts'
import { lifts, type MapEdge, type TacticalScenario } from './scenario.ts'

/** A model of unit as the rules compute with it. */
export interface Model {
  readonly id: string
  readonly name: string
  readonly class: UnitClass
  /** An index into `kinds`. */
  readonly kind: number
  readonly isAir: boolean
  readonly isShip: boolean
  /** Neither aircraft nor ship. */
  readonly isGround: boolean
  /** An index into `movementTypes`. */
  readonly movement: number
  /** By kind of target. */
  readonly attack: readonly number[]
  readonly defence: UnitTypeRules['defence']
  readonly initiative: number
  readonly range: number
  readonly spotting: number
  readonly points: number
  readonly fuel: number
  readonly ammunition: number
  /** In prestige. tactical.C2 */
  readonly price: number
  readonly rules: ClassRules
  /** Ids of the models that it can become. tactical.N8 */
  readonly upgrades: readonly string[]
  /** Its first year. */
  readonly from: number
  has(flag: UnitFlag): boolean
}

/** Costs of a hex that are no number of points: nobody enters, or all that are left. */
export const never = 0
export const allPoints = 255

/** A place that a side can hold. */
export interface Place {
  readonly hex: Space
  readonly kind: 'objective' | 'city' | 'airfield' | 'port'
}

export interface Table {
  readonly scenario: TacticalScenario
  readonly board: HexBoard
  readonly units: number
  /** By unit. */
  readonly side: readonly Side[]
  readonly models: readonly Model[]
  /** All models of the rules, in their order, and those in their other role. */
  readonly types: readonly Model[]
  readonly roles: readonly (Model | undefined)[]
  /** By unit: an index into `types`. */
  readonly typeOf: readonly number[]
  readonly transports: readonly (Model | undefined)[]
  /** By side and kind of lift: the model of its transports. */
  readonly lifts: readonly (readonly (Model | undefined)[])[]
  /** By unit: an index into `purses`. */
  readonly purse: readonly number[]
  /** By side. */
  readonly unitsOf: readonly [readonly number[], readonly number[]]
  /** By space; undefined off the map. */
  readonly terrain: readonly (TerrainRules | undefined)[]
  readonly terrainId: readonly string[]
  /** By space: 1 where a road is. */
  readonly road: Uint8Array
  /** By ground, type of movement and space: points, `never` or `allPoints`; and by ground and type those of roads. */
  readonly cost: readonly (readonly Uint8Array[])[]
  readonly roadCost: readonly (readonly number[])[]
  readonly places: readonly Place[]
  /** By space: one more than an index into `places`; 0 elsewhere. */
  readonly placeAt: Uint8Array
  /** By place: the side that holds it at the start, plus one. */
  readonly holders: readonly number[]
  /** By side: spaces along its edges of the map. */
  readonly edges: readonly [readonly Space[], readonly Space[]]
  /** Leaders in the order of the die that draws them. */
  readonly leaders: readonly (LeaderRules & { readonly id: string })[]
  readonly purses: readonly { readonly side: Side; readonly nation: string; readonly prestige: number }[]
  /** The month, from 0. */
  readonly month: number
}

const isShip = (kind: string): boolean => kind === 'sea'

const modelOf = (rules: TacticalRules, id: string, { role, ...type }: UnitTypeRules, inRole = false): Model => {
  const attack = { ...type.attack, ...(inRole ? role?.attack : {}) }
  const unitClass = (inRole && role?.as) || type.class
  return {
    id,
    name: type.name,
    class: unitClass,
    kind: kinds.indexOf(type.kind),
    isAir: type.kind === 'air',
    isShip: isShip(type.kind),
    isGround: type.kind !== 'air' && !isShip(type.kind),
    movement: movementTypes.indexOf(type.movement),
    attack: kinds.map((kind) => attack[kind]),
    defence: type.defence,
    initiative: type.initiative,
    range: (inRole ? role?.range : undefined) ?? type.range,
    spotting: type.spotting,
    points: type.points,
    fuel: type.fuel,
    ammunition: type.ammunition,
    price: type.cost * rules.supply.replacement.priceFactor,
    rules: rules.classes[unitClass],
    upgrades: type.upgrades ?? [],
    from: type.from,
    has: (flag) => type.flags.includes(flag),
  }
}

const costOf = (cost: number | 'all' | undefined): number => (cost === 'all' ? allPoints : (cost ?? never))

/** Spaces along an edge of the map. */
const alongEdge = (board: HexBoard, edge: MapEdge): Space[] => {
  const isThere: Readonly<Record<MapEdge, (space: Space) => boolean>> = {
    north: (space) => rowOf(board, space) === 0,
    south: (space) => rowOf(board, space) === board.height - 1,
    west: (space) => columnOf(board, space) === 0,
    east: (space) => columnOf(board, space) === board.width - 1,
  }
  return [...board.spaces].filter(isThere[edge])
}

/** @throws RangeError when the scenario names something that its rules do not have */
export const makeTable = (scenario: TacticalScenario): Table => {
  const { map, units, rules, objectives, holdings } = scenario
  const board = makeHexBoard(map)
  const types = map.terrainIds.map((id, index) => (index === 0 ? undefined : named(rules.terrain, id, 'terrain')))
  const terrain = map.terrain.map((type) => types[type])
  const typeOf = (id: string): UnitTypeRules => named(rules.unitTypes, id, 'unit type')
  const road = new Uint8Array(board.size)
  for (const run of map.roads) for (const hex of run) road[hex] = 1
  const goals = objectives.map(({ hex }): Place => ({ hex, kind: 'objective' }))
  const others = [...board.spaces].flatMap((hex): Place[] => {
    const kind = terrain[hex]?.place
    return kind === undefined || goals.some((goal) => goal.hex === hex) ? [] : [{ hex, kind }]
  })
  const places = [...goals, ...others]
  const placeAt = new Uint8Array(board.size)
  for (const [index, { hex }] of places.entries()) placeAt[hex] = index + 1
  const holderOf = (hex: Space): number => (holdings.find(({ hexes }) => hexes.includes(hex))?.side ?? -1) + 1
  const typeIds = Object.keys(rules.unitTypes)
  const firstPurse = [0, scenario.sides[0].purses.length]
  return {
    scenario,
    board,
    units: units.length,
    side: units.map(({ side }) => side),
    models: units.map(({ type }) => modelOf(rules, type, typeOf(type))),
    types: typeIds.map((id) => modelOf(rules, id, typeOf(id))),
    roles: typeIds.map((id) => (typeOf(id).role ? modelOf(rules, id, typeOf(id), true) : undefined)),
    typeOf: units.map(({ type }) => typeIds.indexOf(type)),
    transports: units.map(({ transport }) => transport && modelOf(rules, transport, typeOf(transport))) as (
      | Model
      | undefined
    )[],
    lifts: sides.map((side) =>
      lifts.map((way) => {
        const type = scenario.sides[side].lifts[way]?.type
        return type === undefined ? undefined : modelOf(rules, type, typeOf(type))
      }),
    ),
    purse: units.map(({ side, purse }) => firstPurse[side] + purse),
    unitsOf: bySide(units),
    terrain,
    terrainId: map.terrain.map((type) => map.terrainIds[type]),
    road,
    cost: grounds.map((ground) =>
      movementTypes.map((type) => Uint8Array.from(terrain, (of) => costOf(of?.cost[ground][type]))),
    ),
    roadCost: grounds.map((ground) => movementTypes.map((type) => costOf(rules.movement.road[ground][type]))),
    places,
    placeAt,
    holders: places.map(({ hex }, index) => (index < objectives.length ? objectives[index].side + 1 : holderOf(hex))),
    edges: sides.map((side) => scenario.sides[side].edges.flatMap((edge) => alongEdge(board, edge))) as [
      Space[],
      Space[],
    ],
    leaders: Object.entries(rules.leaders).map(([id, leader]) => ({ id, ...leader })),
    purses: sides.flatMap((side) => scenario.sides[side].purses.map((purse) => ({ side, ...purse }))),
    month: Number(scenario.date.slice(5, 7)) - 1,
  }
}

/** Calls `visit` with each space that touches one. */
export const eachAround = ({ board }: Table, space: Space, visit: (next: Space) => void): void => {
  for (let edge = space * degree; edge < (space + 1) * degree; edge++)
    if (board.neighbours[edge] !== 0) visit(board.neighbours[edge])
}

/** True if two spaces are the same or touch. */
export const isNear = ({ board }: Table, one: Space, other: Space): boolean =>
  one === other || board.distance(one, other) === 1
