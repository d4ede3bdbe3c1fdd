/** What one look at the hexes of a map proves. */
import type { Hexside } from '../../../../../engine/hex.ts'
import type { OperationalScenario, PlaceName } from '../../../../../engine/systems/operational/scenario.ts'
import { nobody } from '../../../../../engine/systems/operational/types.ts'
import { type Ground, groundOf } from '../bound/ground.ts'
import { largestSpeck } from '../thresholds.ts'
import { areRiversWhole } from './rivers.ts'

export interface GroundSurvey {
  /** Somebody holds each hex. */
  readonly isAllHeld: boolean
  /** No hex is open water. */
  readonly isDry: boolean
  /** No land is closed to anybody. */
  readonly isAllOpen: boolean
  /** Every city has a name. */
  readonly areCitiesNamed: boolean
  /** What is called a city is one, and nothing is called a sea or hills. */
  readonly areNamesPlain: boolean
  /** Each hex has two neighbours of its owner. */
  readonly areOwnersMassed: boolean
  /** No two kinds of barrier are on the map. */
  readonly areBarriersAlike: boolean
  /** Each river flows to a mouth, and none breaks off near another one. */
  readonly areRiversWhole: boolean
  /** Each bridge leads over a hexside that can be bridged. */
  readonly areBridgesOverRivers: boolean
  /** Each way ends at the edge of the map or on another way. */
  readonly doWaysJoin: boolean
}

export const surveyGround = (scenario: OperationalScenario): GroundSurvey => {
  const { map, rules } = scenario
  const { terrain, owner, terrainIds, names, barriers } = map
  const ground = groundOf(scenario)
  const { neighbours, hexes } = ground.board
  let isDry = true
  let isAllOpen = true
  /** By terrain: 1 where it is a city. */
  const isCity = new Uint8Array(terrainIds.length)
  for (let index = 1; index < terrainIds.length; index++) {
    const { water, city, cost } = rules.terrain[terrainIds[index]]
    if (water) isDry = false
    else if (cost.infantry === 'X') isAllOpen = false
    if (city) isCity[index] = 1
  }
  let isAllHeld = true
  let areOwnersMassed = true
  let cities = 0
  for (let index = 0; index < hexes.length; index++) {
    const hex = hexes[index]
    const own = owner[hex]
    cities += isCity[terrain[hex]]
    if (own === nobody) isAllHeld = false
    // In a row of its like a hex is no speck: that is quickly said of nearly all of them.
    else if (areOwnersMassed && !(owner[hex - 1] === own && owner[hex + 1] === own)) {
      let alike = 0
      for (let edge = hex * 6; edge < hex * 6 + 6; edge++) if (owner[neighbours[edge]] === own) alike++
      if (alike < largestSpeck) areOwnersMassed = false
    }
  }
  return {
    isAllHeld,
    isDry,
    isAllOpen,
    areCitiesNamed: namedCities(names, terrain, isCity) === cities,
    areNamesPlain: isDry && names.every((name) => isPlain(name, terrain, isCity)),
    areOwnersMassed,
    areBarriersAlike: barriers.every(({ kind }) => kind === barriers[0].kind),
    areRiversWhole: areRiversWhole(scenario),
    doWaysJoin: map.ways.every(({ hexes }) => isJoined(ground, hexes[0]) && isJoined(ground, hexes[hexes.length - 1])),
    areBridgesOverRivers: map.bridges.every((bridge) => isOverRiver(bridge, scenario)),
  }
}

/** How many cities have a name that stands there. */
const namedCities = (names: readonly PlaceName[], terrain: readonly number[], isCity: Uint8Array): number => {
  const named: number[] = []
  for (const { hexes } of names)
    if (hexes.length > 0 && isCity[terrain[hexes[0]]] === 1 && !named.includes(hexes[0])) named.push(hexes[0])
  return named.length
}

const isPlain = ({ kind, hexes }: PlaceName, terrain: readonly number[], isCity: Uint8Array): boolean =>
  kind === 'city' ? hexes.length === 0 || isCity[terrain[hexes[0]]] === 1 : kind !== 'sea' && kind !== 'hills'

/** Whether all barriers on the hexside of a bridge can be bridged, and there is one. */
const isOverRiver = ({ hex, direction }: Hexside, { map, rules }: OperationalScenario): boolean => {
  let isOver = false
  for (const { kind, hexsides } of map.barriers)
    for (const hexside of hexsides) {
      if (hexside.hex !== hex || hexside.direction !== direction) continue
      if (!rules.hexsides[kind].bridgeable) return false
      isOver = true
    }
  return isOver
}

/** Whether a hex lies at the edge of the map, or more than one way begins, ends or passes there. */
const isJoined = ({ board, ways }: Ground, hex: number): boolean => {
  let steps = 0
  for (let edge = hex * 6; edge < hex * 6 + 6; edge++) {
    if (board.neighbours[edge] === 0) return true
    const bits = ways[edge]
    // A step of two kinds of way is one of two ways.
    if (bits !== 0) steps += (bits & (bits - 1)) === 0 ? 1 : 2
  }
  return steps > 1
}
