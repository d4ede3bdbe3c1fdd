/** The dice that ground takes from an attacker. command-cards.T1-T67, C22 */

import { columnOf, degree, type Hex, rowOf } from '../../../hex.ts'
import { areasOf } from '../areas.ts'
import { heightAt, isSealed } from '../ground.ts'
import type { GroundRules, ObstacleRules, Protects } from '../rules.ts'
import type { Table } from '../table.ts'
import type { Position } from '../types.ts'

/** Dice that one ground of the target's hex takes from an attacker. A sealed cave gives no nation special shelter. */
export const reductionBy = (
  table: Table,
  state: Position,
  ground: GroundRules,
  attacker: number,
  target: number,
): number => {
  const { nation } = table.scenario.units[target]
  const { kind } = table.types[attacker]
  const [from, to] = [state.hex[attacker], state.hex[target]]
  const { reduction, protects, protectsNations, shelter } = ground
  let best = 0
  const isOpen = (protectsNations === undefined && shelter === undefined) || !isSealed(table, state, to)
  if (reduction[kind] > 0 && (protectsNations === undefined || (isOpen && protectsNations.includes(nation))))
    if (protectsFrom(table, state, protects, from, to, table.side[target])) best = reduction[kind]
  if (isOpen && shelter !== undefined && shelter.reduction[kind] > best && shelter.nations.includes(nation))
    if (protectsFrom(table, state, shelter.protects, from, to, table.side[target])) best = shelter.reduction[kind]
  return best
}

/** True if a protection holds for a unit of a side on the hex `to` against one on the hex `from`. */
const protectsFrom = (table: Table, state: Position, protects: Protects, from: Hex, to: Hex, side: number): boolean => {
  switch (protects) {
    case 'always':
      return true
    case 'from-below':
      return heightAt(table, state, from) < heightAt(table, state, to)
    case 'from-below-or-afar':
      return !isOnRange(table, state, from, to)
    case 'builder':
      return table.builder[to] === side + 1
    case 'in-the-open':
      return table.terrains[table.terrain[to]].openCountry
    case 'over-its-sides':
      return isOverSides(table, from, to)
  }
}

/** True if the ground lets a unit of a side ignore flags when the enemy attacks from a hex. */
export const ignoresFrom = (
  table: Table,
  state: Position,
  { protects }: GroundRules | ObstacleRules,
  from: Hex,
  to: Hex,
  side: number,
): boolean =>
  (protects !== 'builder' && protects !== 'over-its-sides') || protectsFrom(table, state, protects, from, to, side)

const rangesOf = new WeakMap<Table, readonly Uint16Array[]>()

/** By hex: the connected range of at least a height that it belongs to; 0 is none. */
const rangesAt = (table: Table, height: number): Uint16Array => {
  const known = rangesOf.get(table)
  if (known !== undefined) return known[height]
  const heightOf = (hex: Hex): number => table.terrains[table.terrain[hex]].height
  const ranges = [0, 1, 2].map((least) => areasOf(table, (hex) => heightOf(hex) >= least))
  rangesOf.set(table, ranges)
  return ranges[height]
}

/** True if a hex is at least as high as another, and joined to it by ground of its height. command-cards.T30 */
const isOnRange = (table: Table, state: Position, from: Hex, to: Hex): boolean => {
  const range = rangesAt(table, heightAt(table, state, to))
  return range[from] > 0 && range[from] === range[to]
}

/**
 * True if an attack comes over the hexsides on which the obstacle of a hex stands. The line from centre to centre leaves the hex through
 * the side of the neighbour nearest to the attacker; through a corner, both sides beside it must be covered. An attack from nowhere comes
 * over none. command-cards.T12
 */
const isOverSides = (table: Table, from: Hex, to: Hex): boolean => {
  if (from === 0) return false
  let nearest = Number.POSITIVE_INFINITY
  let isCovered = false
  for (let direction = 0; direction < degree; direction++) {
    const beside = table.neighbours[to * degree + direction]
    if (beside === 0) continue
    const far = farness(table, from, beside)
    const stands = (table.obstacleSides[to] & (1 << direction)) !== 0
    if (far < nearest) isCovered = stands
    else if (far === nearest) isCovered &&= stands
    nearest = Math.min(nearest, far)
  }
  return isCovered
}

/** The square of the distance of two centres, in quarters of the square of a hex's width. */
const farness = ({ board }: Table, a: Hex, b: Hex): number => {
  const [rowA, rowB] = [rowOf(board, a), rowOf(board, b)]
  const across = 2 * (columnOf(board, a) - columnOf(board, b)) + (rowA & 1) - (rowB & 1)
  return across * across + 3 * (rowA - rowB) * (rowA - rowB)
}
