/** Line of sight. command-cards.C13, A20 */

import { around } from '../../board.ts'
import type { Hex } from '../../hex.ts'
import { areasOf } from './areas.ts'
import { type Line, makeLines, meets } from './lines.ts'
import type { Table } from './table.ts'
import type { Position } from './types.ts'

export interface Sight {
  /** True if nothing blocks the line from centre to centre. Its two end hexes never block. */
  sees(state: Position, from: Hex, to: Hex): boolean
  /** The hexes that block the line, in their order along it; empty when it is free. */
  blockers(state: Position, from: Hex, to: Hex): readonly Hex[]
}

/** The effect of a hex's terrain on sight: it blocks never, always, or except between hexes of its own plateau. */
const terrainSight = { open: 0, blocks: 1, butLevel: 2 } as const

export const makeSight = (table: Table): Sight => {
  const lines = makeLines(table.board)
  const terrain = terrainSights(table)
  const plateau = plateausOf(table)
  const obstacleBlocks = [false, ...table.obstacles.map(({ sight }) => sight !== 'open')]
  const bridgeBlocks = new Uint8Array(table.size)
  for (const hex of table.special.blockingBridges ?? []) bridgeBlocks[hex] = 1
  const isBridge = [false, ...table.obstacles.map(({ carries }) => carries)]
  // By hex: equal to the number of the current query where a unit stands.
  const occupied = new Uint32Array(table.size)
  let question = 0

  const lookAt = (state: Position): void => {
    question++
    for (let unit = 0; unit < table.units; unit++) if (state.hex[unit] > 0) occupied[state.hex[unit]] = question
  }

  const blocks = (state: Position, hex: Hex, from: Hex, to: Hex): boolean => {
    if (occupied[hex] === question || state.smoke[hex] > 0 || obstacleBlocks[state.obstacle[hex]]) return true
    if (bridgeBlocks[hex] === 1 && isBridge[state.obstacle[hex]]) return true
    if (terrain[hex] !== terrainSight.butLevel) return terrain[hex] === terrainSight.blocks
    return plateau[from] !== plateau[hex] || plateau[to] !== plateau[hex]
  }

  const isFree = (state: Position, line: Line, from: Hex, to: Hex): boolean => {
    let sides = 0
    for (let index = 0; index < line.steps.length; index++) {
      if (!blocks(state, from + line.steps[index], from, to)) continue
      // Along edges the line is blocked only when something stands on either hand.
      sides |= line.meets[index]
      if (line.meets[index] === meets.through || sides === (meets.left | meets.right)) return false
    }
    return true
  }

  return {
    sees(state, from, to) {
      const line = lines.of(from, to)
      if (line.steps.length === 0) return true
      lookAt(state)
      return isFree(state, line, from, to)
    },
    blockers(state, from, to) {
      const line = lines.of(from, to)
      lookAt(state)
      if (isFree(state, line, from, to)) return []
      const all = [...line.steps.keys()].filter((index) => blocks(state, from + line.steps[index], from, to))
      const through = all.filter((index) => line.meets[index] === meets.through)
      return (through.length > 0 ? through : all).map((index) => from + line.steps[index])
    },
  }
}

/** By hex: a value of `terrainSight`. Some terrain blocks only next to its like, some ways only on heights. */
const terrainSights = (table: Table): Uint8Array => {
  const sights = new Uint8Array(table.size)
  for (const hex of table.hexes) {
    const { sight, height } = table.terrains[table.terrain[hex]]
    const hasLike = (): boolean => around(table.board, hex).some((next) => table.terrain[next] === table.terrain[hex])
    if (sight === 'blocks' || (sight === 'blocks-in-groups' && hasLike())) sights[hex] = terrainSight.blocks
    else if (sight === 'blocks-but-level' || (height > 0 && blocksOnHills(table, hex)))
      sights[hex] = terrainSight.butLevel
  }
  return sights
}

/** True if a way that runs over a hex blocks sight on heights. command-cards.T42 */
const blocksOnHills = (table: Table, hex: Hex): boolean =>
  table.ways.some(({ sightOnHills }, index) => sightOnHills && (table.wayOn[hex] & (1 << index)) !== 0)

/** By hex: the connected height that it belongs to; 0 is level ground. command-cards.T6, T30 */
const plateausOf = (table: Table): Uint16Array => {
  const heightOf = (hex: Hex): number => table.terrains[table.terrain[hex]].height
  return areasOf(
    table,
    (hex) => heightOf(hex) > 0,
    (from, to) => heightOf(from) === heightOf(to),
  )
}
