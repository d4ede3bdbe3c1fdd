/** Smoke screens. command-cards.A20 */

import { columnOf, type Hex, hexAt, rowOf } from '../../../hex.ts'
import type { Side } from '../../../twoSides.ts'
import type { CommandCardsDraft } from '../services.ts'
import { ofSide, type Table } from '../table.ts'
import type { Position } from '../types.ts'

/** A hex of a shape relative to its first one, on the slanted axes of the grid. */
type Cell = readonly [east: number, south: number]

const beside: readonly Cell[] = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
]

const inOrder = ([east, south]: Cell, [otherEast, otherSouth]: Cell): number => south - otherSouth || east - otherEast

/** A shape moved so that its first cell, the northernmost and then westernmost, is at 0, 0. */
const normal = (cells: readonly Cell[]): Cell[] => {
  const [[firstEast, firstSouth]] = [...cells].sort(inOrder)
  return cells.map(([east, south]): Cell => [east - firstEast, south - firstSouth]).sort(inOrder)
}

const known = new Map<number, readonly (readonly Cell[])[]>()

/** All shapes of so many adjacent hexes, rotations included. Actions number them, so their order must never change. */
export const shapesOf = (hexes: number): readonly (readonly Cell[])[] => {
  const found = known.get(hexes)
  if (found !== undefined) return found
  const shapes = new Map<string, readonly Cell[]>()
  if (hexes <= 1) shapes.set('', [[0, 0]])
  else
    for (const smaller of shapesOf(hexes - 1))
      for (const [east, south] of smaller)
        for (const [moreEast, moreSouth] of beside) {
          const cell: Cell = [east + moreEast, south + moreSouth]
          if (smaller.some((one) => inOrder(one, cell) === 0)) continue
          const shape = normal([...smaller, cell])
          shapes.set(shape.join(' '), shape)
        }
  const all = [...shapes.values()]
  known.set(hexes, all)
  return all
}

/** The hexes that each screen covers, by its first hex and then by its shape; undefined when one of them is off the board. */
type Screens = readonly (readonly (readonly Hex[] | undefined)[])[]

const screensOf = new WeakMap<Table, Screens>()

/** The hexes that a screen covers, or undefined when one of them is off the board or there is no such shape. */
export const screenAt = (table: Table, hex: Hex, shape: number): readonly Hex[] | undefined => {
  let screens = screensOf.get(table)
  if (screens === undefined) {
    const shapes = shapesOf(table.scenario.rules.special.smoke.hexes)
    screens = Array.from(table.terrain, (terrain, first) =>
      terrain === 0 ? [] : shapes.map((cells) => layOut(table, first, cells)),
    )
    screensOf.set(table, screens)
  }
  return screens[hex]?.[shape]
}

const layOut = ({ board, terrain }: Table, hex: Hex, cells: readonly Cell[]): readonly Hex[] | undefined => {
  const row = rowOf(board, hex)
  const slant = columnOf(board, hex) - ((row - (row & 1)) >> 1)
  const hexes: Hex[] = []
  for (const [east, south] of cells) {
    const to = row + south
    const column = slant + east + ((to - (to & 1)) >> 1)
    if (to < 0 || to >= board.height || column < 0 || column >= board.width) return undefined
    const next = hexAt(board, column, to)
    if (terrain[next] === 0) return undefined
    hexes.push(next)
  }
  return hexes
}

/** True if a side has a smoke screen left to lay. */
export const hasSmoke = (state: Position, side: Side): boolean => state.smokeLeft[side] > 0

/** Screens of both sides may stand on one hex: the turns of each have four bits. */
const shiftOf = (side: Side): number => 4 * side

/** For how many turns of a side its smoke still stands on a hex. */
const turnsOfSmoke = (state: Position, hex: Hex, side: Side): number => (state.smoke[hex] >> shiftOf(side)) & 15

export const laySmoke = (table: Table, draft: CommandCardsDraft, side: Side, hexes: readonly Hex[]): void => {
  const { state } = draft
  state.smokeLeft[side]--
  const { turns } = table.scenario.rules.special.smoke
  for (const hex of hexes) state.smoke[hex] += (turns - turnsOfSmoke(state, hex, side)) << shiftOf(side)
  draft.emit({ type: 'smoke', hexes, is: 'laid' })
}

/** At the end of each turn of a side: its screens last a turn less. */
export const thinSmoke = (table: Table, draft: CommandCardsDraft): void => {
  const { state } = draft
  const { active } = state
  if (ofSide(table.special.smoke, active) === undefined) return
  const gone: Hex[] = []
  for (const hex of table.hexes) {
    if (turnsOfSmoke(state, hex, active) === 0) continue
    state.smoke[hex] -= 1 << shiftOf(active)
    if (state.smoke[hex] === 0) gone.push(hex)
  }
  if (gone.length > 0) draft.emit({ type: 'smoke', hexes: gone, is: 'lifted' })
}
