/** Smoke screens: which hexes a shape covers, and what it looks like. */
import type { Hex } from '../../../../engine/hex.ts'
import type { Table } from '../../../../engine/systems/command-cards/index.ts'
import { screenAt, shapesOf } from '../../../../engine/systems/command-cards/special/smoke.ts'
import type { PlayerState } from './types.ts'

/** Middles of the hexes of a shape, in steps east and rows south of its first one; a row lies half a step farther east. */
export const shapeCells = (table: Table, shape: number): readonly (readonly [x: number, y: number])[] =>
  (shapesOf(table.scenario.rules.special.smoke.hexes)[shape] ?? []).map(([east, south]) => [east + south / 2, south])

/** The hexes that the screen which is aimed at the focused hex would cover. */
export const screenAimed = (state: PlayerState): readonly Hex[] => {
  const action = state.offered.value
  return action?.type === 'smoke' ? (screenAt(state.derived.table, action.hex, action.shape) ?? []) : []
}
