/**
 * The ground of a scenario as its author drew it, in flat arrays, without opening a game. What is worked out from it is a bound: it may
 * prove that something can be done, never that it cannot. Whatever stays open is asked of the engine.
 */
import type { Board } from '../../../../../engine/board.ts'
import { opposite } from '../../../../../engine/hex.ts'
import type { HexsideRules } from '../../../../../engine/systems/operational/rules.ts'
import type { OperationalScenario } from '../../../../../engine/systems/operational/scenario.ts'
import { boardOf } from '../../../../lint/boards.ts'
import { lastOf } from '../../../../lint/lastOf.ts'

export interface Ground {
  readonly board: Board
  /** By hex: index into the map's list of terrains; 0 is off the map. */
  readonly terrain: readonly number[]
  /** By edge, `hex * 6 + direction`: one more than the index of what lies along it into `hexsides`; 0 where nothing does, or a bridge leads over. */
  readonly hexside: Uint8Array
  readonly hexsides: readonly HexsideRules[]
  /** By edge: the ways along it, a bit for each kind in the order of the rules. */
  readonly ways: Uint8Array
  /** By hex: whose it is as the first turn begins. */
  readonly owner: Uint8Array
}

const makeGround = ({ map, rules, units }: OperationalScenario): Ground => {
  const board = boardOf(map)
  const { neighbours, size } = board
  // One piece of memory for all: to get some takes longer than to fill it.
  const memory = new ArrayBuffer(size * 13)
  const hexside = new Uint8Array(memory, 0, size * 6)
  const ways = new Uint8Array(memory, size * 6, size * 6)
  const owner = new Uint8Array(memory, size * 12, size)
  const hexsideIds = Object.keys(rules.hexsides)
  const hexsides = Object.values(rules.hexsides)
  /** Both edges of a hexside get a value. */
  const set = (edge: number, direction: number, value: number): void => {
    hexside[edge] = value
    const next = neighbours[edge]
    if (next !== 0) hexside[next * 6 + opposite(direction as 0)] = value
  }
  for (const { kind, hexsides: list } of map.barriers) {
    const value = hexsideIds.indexOf(kind) + 1
    for (let index = 0; index < list.length; index++) {
      const { hex, direction } = list[index]
      set(hex * 6 + direction, direction, value)
    }
  }
  const down = map.damagedBridges.map(({ hex, direction }) => edgeName(neighbours, hex, direction))
  for (const { hex, direction } of map.bridges) {
    const edge = hex * 6 + direction
    const over = hexsides[hexside[edge] - 1]
    if (over?.bridgeable === true && !down.includes(edgeName(neighbours, hex, direction))) set(edge, direction, 0)
  }
  const wayIds = Object.keys(rules.ways)
  for (const { kind, hexes } of map.ways) {
    const bit = 1 << wayIds.indexOf(kind)
    for (let index = 1; index < hexes.length; index++) {
      const from = hexes[index - 1] * 6
      let direction = 0
      while (direction < 6 && neighbours[from + direction] !== hexes[index]) direction++
      if (direction === 6) continue
      ways[from + direction] |= bit
      ways[hexes[index] * 6 + ((direction + 3) % 6)] |= bit
    }
  }
  owner.set(map.owner)
  for (let unit = 0; unit < units.length; unit++) {
    const { hex, side } = units[unit]
    if (hex !== undefined) owner[hex] = side
  }
  return { board, terrain: map.terrain, hexside, hexsides, ways, owner }
}

/** The ground of a scenario. */
export const groundOf = lastOf(makeGround)

/** One name for both edges of a hexside. */
const edgeName = (neighbours: Int32Array, hex: number, direction: number): number =>
  direction < 3 ? hex * 6 + direction : neighbours[hex * 6 + direction] * 6 + direction - 3
