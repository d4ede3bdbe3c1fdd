/** Single steps of a unit to a hex beside it, in a retreat or to take ground. command-cards.C16, C18, A9 */
import type { Hex } from '../../../hex.ts'
import { footingAt, groundsAt } from '../ground.ts'
import { canEnter, effortOf, isFaceBetween, makesStop } from '../steps.ts'
import type { Table } from '../table.ts'
import type { Position } from '../types.ts'

/** True if a unit can fall back over one hexside. Only closed ground prevents it. command-cards.C16, T7 */
export const canFallBack = (table: Table, state: Position, unit: number, from: Hex, to: Hex): boolean => {
  if (!canEnter(table, state, unit, from, to)) return false
  if (table.types[unit].ship) return true
  for (const ground of groundsAt(table, state, to)) if (!ground.retreatInto) return false
  return true
}

/** True if a unit can take the ground of a hex beside it that has been cleared. command-cards.C18, T11, T57 */
export const canAdvance = (table: Table, state: Position, unit: number, to: Hex): boolean => {
  const { kind, takesGround } = table.types[unit]
  const from = state.hex[unit]
  if (!takesGround || !canEnter(table, state, unit, from, to)) return false
  const beganBeside = table.distance[state.from[unit] * table.size + to] === 1
  for (const ground of groundsAt(table, state, to)) {
    if (!ground.takeGround.includes(kind)) return false
    if (ground.advanceFromBeside.includes(kind) && !beganBeside) return false
  }
  const leaving = footingAt(table, state, from)
  const entering = footingAt(table, state, to)
  return !isFaceBetween(leaving, entering) && effortOf(leaving, entering, 1 << table.kind[unit]) > 0
}

/** Hexes of movement that going on to an adjacent hex after taking ground costs; 0 when it is not possible. command-cards.A9 */
export const hexesToFollow = (table: Table, state: Position, unit: number, to: Hex): number => {
  const from = state.hex[unit]
  if (!canEnter(table, state, unit, from, to)) return 0
  const bit = 1 << table.kind[unit]
  const entering = footingAt(table, state, to)
  if ((entering.fromBeside & bit) !== 0 && table.distance[state.from[unit] * table.size + to] !== 1) return 0
  const effort = effortOf(footingAt(table, state, from), entering, bit)
  return effort <= state.mayGoOn && state.steps[unit] + effort <= entering.mostHexes ? effort : 0
}

/** True if a unit that steps from a hex to the next one must stop there. */
export const mustStop = (table: Table, state: Position, unit: number, from: Hex, to: Hex): boolean =>
  makesStop(footingAt(table, state, from), footingAt(table, state, to), 1 << table.kind[unit])
