/**
 * Rivers as lines from corner to corner of the hexes. A hex owns its top and its bottom corner, `hex * 2` and `hex * 2 + 1`; three
 * hexes and three hexsides meet at each.
 */
import type { HexBoard } from '../../../../engine/board.ts'
import {
  type Direction,
  degree,
  directions,
  type Grid,
  type Hex,
  type Hexside,
  makeHexName,
  neighbourOf,
  sizeOf,
} from '../../../../engine/hex.ts'
import type { OperationalScenario } from '../../../../engine/systems/operational/scenario.ts'
import { boardOf } from '../../../lint/boards.ts'
import { lastOf } from '../../../lint/lastOf.ts'

export type Corner = number

/** A hexside along which a river runs. */
export interface RiverHexside extends Hexside {
  /** Number of its barrier. */
  readonly barrier: number
  readonly ends: readonly [Corner, Corner]
}

export interface Rivers {
  readonly hexsides: readonly RiverHexside[]
  /** By corner: how many rivers meet there. */
  readonly meeting: Uint8Array
  /** True if a river may end at a corner: at the edge of the map or at open water. */
  isMouth(corner: Corner): boolean
  /** By corner: a corner that stands for all that hang together with it. */
  readonly system: Int32Array
}

/** True if a river may end at a corner: at the edge of the map or at open water. */
const mouthsOf = lastOf(({ map, rules }: OperationalScenario): ((corner: Corner) => boolean) => {
  const { neighbours } = boardOf(map)
  const wet = map.terrainIds.map((id) => rules.terrain[id]?.water === true)
  /** Beyond the edge the terrain is 0. */
  const isOutlet = (hex: Hex): boolean => map.terrain[hex] === 0 || wet[map.terrain[hex]]
  return (corner) => {
    const hex = corner >> 1
    const edge = hex * degree
    return isBottom(corner)
      ? isOutlet(hex) || isOutlet(neighbours[edge + 2]) || isOutlet(neighbours[edge + 3])
      : isOutlet(hex) || isOutlet(neighbours[edge + 5]) || isOutlet(neighbours[edge])
  }
})

/** The corners at both ends of a hexside. Beyond the edge all corners are one: a mouth. */
const endsOn = ({ neighbours }: HexBoard, { hex, direction }: Hexside): [Corner, Corner] => {
  const northEast = neighbours[hex * degree] * 2 + 1
  const southEast = neighbours[hex * degree + 2] * 2
  return direction === 0 ? [hex * 2, northEast] : direction === 1 ? [northEast, southEast] : [southEast, hex * 2 + 1]
}

const makeRivers = (scenario: OperationalScenario): Rivers => {
  const { map, rules } = scenario
  const size = sizeOf(map)
  const board = boardOf(map)
  const meeting = new Uint8Array(2 * size)
  const system = new Int32Array(2 * size)
  for (let corner = 0; corner < system.length; corner++) system[corner] = corner
  const along: RiverHexside[] = []
  for (const [barrier, { kind, hexsides }] of map.barriers.entries()) {
    if (rules.hexsides[kind].river === 'none') continue
    for (const hexside of hexsides) {
      const ends = endsOn(board, hexside)
      meeting[ends[0]]++
      meeting[ends[1]]++
      system[rootOf(system, ends[0])] = rootOf(system, ends[1])
      along.push({ hex: hexside.hex, direction: hexside.direction, barrier, ends })
    }
  }
  return { hexsides: along, meeting, system, isMouth: mouthsOf(scenario) }
}

/** The rivers of a scenario. */
export const riversOf = lastOf(makeRivers)

/** The corner that stands for all that hang together with one; paths are shortened on the way. */
export const rootOf = (system: Int32Array, corner: Corner): Corner => {
  let at = corner
  while (system[at] !== at) {
    system[at] = system[system[at]]
    at = system[at]
  }
  return at
}

const to = (grid: Grid, hex: Hex, direction: Direction): Hex => neighbourOf(grid, hex, direction)

const endsOf = (grid: Grid, { hex, direction }: Hexside): [Corner, Corner] => {
  if (direction === 0) return [hex * 2, to(grid, hex, 0) * 2 + 1]
  if (direction === 1) return [to(grid, hex, 0) * 2 + 1, to(grid, hex, 2) * 2]
  return [to(grid, hex, 2) * 2, hex * 2 + 1]
}

const isBottom = (corner: Corner): boolean => (corner & 1) === 1

/** The hexsides that meet at a corner. */
export const hexsidesAt = (grid: Grid, corner: Corner): readonly Hexside[] => {
  const hex = corner >> 1
  if (isBottom(corner)) {
    const below = to(grid, hex, 3)
    return [
      { hex, direction: 2 },
      { hex: below, direction: 0 },
      { hex: below, direction: 1 },
    ]
  }
  const above = to(grid, hex, 5)
  return [
    { hex, direction: 0 },
    { hex: above, direction: 2 },
    { hex: above, direction: 1 },
  ]
}

/** The corner at the other end of a hexside. */
export const acrossFrom = (grid: Grid, hexside: Hexside, corner: Corner): Corner => {
  const [one, other] = endsOf(grid, hexside)
  return one === corner ? other : one
}

/** A hexside as authors write it: `0304 SE`. */
export const makeHexsideName = (grid: Grid, { hex, direction }: Hexside): string =>
  `${makeHexName(grid, hex)} ${directions[direction]}`
