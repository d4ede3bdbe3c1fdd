/** Small questions about one hex, and about the step to the next one. Nothing here is allocated. */
import type { Hex } from '../../hex.ts'
import type { Footing } from './footing.ts'
import type { GroundRules } from './rules.ts'
import type { Table } from './table.ts'
import { type CommandCardsState, gear, noUnit } from './types.ts'

type Position = Readonly<CommandCardsState>

const pairAt = (table: Table, state: Position, hex: Hex): number =>
  table.terrain[hex] * (table.obstacles.length + 1) + state.obstacle[hex]

/** The terrain of a hex, then the obstacle on it if there is one. */
export const groundsAt = (table: Table, state: Position, hex: Hex): readonly GroundRules[] =>
  table.grounds[pairAt(table, state, hex)]

/** What a hex does to whoever walks on it. */
export const footingAt = (table: Table, state: Position, hex: Hex): Footing => table.footings[pairAt(table, state, hex)]

/** How high a hex is: 0 level, 1 hill, 2 mountain. command-cards.T6, T30 */
export const heightAt = (table: Table, state: Position, hex: Hex): number => footingAt(table, state, hex).height

/** Whether only boats float here: a river that nothing carries across. command-cards.T8, A5 */
export const isWater = (table: Table, state: Position, hex: Hex): boolean => footingAt(table, state, hex).boats

/** The unit on a hex, or `noUnit`. command-cards.C5 */
export const unitAt = (state: Position, hex: Hex): number => {
  const unit = state.hex.indexOf(hex)
  return unit < 0 ? noUnit : unit
}

/** Whether the ground of a hex lets a unit onto it at all, from wherever it comes. command-cards.C4, A5 */
export const admits = (table: Table, state: Position, unit: number, footing: Footing): boolean => {
  const { ship } = table.types[unit]
  if (ship) return footing.water
  if (footing.boats) return (state.gear[unit] & gear.boat) !== 0
  return (footing.closed & (1 << table.kind[unit])) === 0
}

/** Whether a unit that stands on a hex can leave it at all: guns that were set in a bunker cannot. command-cards.T2, T22, T30 */
export const canLeave = (table: Table, state: Position, unit: number): boolean => {
  const footing = footingAt(table, state, state.hex[unit])
  return footing.boats || table.types[unit].ship || (footing.closed & (1 << table.kind[unit])) === 0
}

/**
 * Whether the ground lets anybody over from a hex to the next one in a direction: open ends of ditches, heights that only heights
 * lead to, piers. command-cards.T30, T44, T59
 */
export const isPassable = (
  table: Table,
  from: Hex,
  to: Hex,
  direction: number,
  leaving: Footing,
  entering: Footing,
): boolean => {
  if (leaving.openEnds && (table.ends[from] & (1 << direction)) === 0) return false
  if (entering.openEnds && (table.ends[to] & (1 << ((direction + 3) % 6))) === 0) return false
  if (leaving.connects !== undefined && !shares(leaving.connects, entering.ids)) return false
  if (entering.connects !== undefined && !shares(entering.connects, leaving.ids)) return false
  return entering.notFrom.length === 0 || !shares(entering.notFrom, leaving.ids)
}

const shares = (list: readonly string[], ids: readonly string[]): boolean => {
  for (const id of ids) if (list.includes(id)) return true
  return false
}

/**
 * Whether a unit can go from a hex to the one beside it at all: nobody stands there, its kind is let in and out, and the ground
 * between is open. How far it may go, and where it must stop, is not asked: this is for retreats and taken ground.
 * command-cards.C5, C16, C18
 */
export const canEnter = (table: Table, state: Position, unit: number, from: Hex, to: Hex): boolean => {
  if (to === 0 || unitAt(state, to) !== noUnit) return false
  const direction = directionBetween(table, from, to)
  if (direction < 0) return false
  const leaving = footingAt(table, state, from)
  const entering = footingAt(table, state, to)
  if (!canLeave(table, state, unit) || !admits(table, state, unit, entering)) return false
  if (table.types[unit].train && !hasRails(table, from, direction)) return false
  return isPassable(table, from, to, direction, leaving, entering)
}

/** The direction from a hex to the one beside it, or -1. */
const directionBetween = (table: Table, from: Hex, to: Hex): number => {
  for (let direction = 0; direction < 6; direction++)
    if (table.neighbours[from * 6 + direction] === to) return direction
  return -1
}

/** Whether trains run from a hex in a direction. command-cards.A13 */
export const hasRails = (table: Table, from: Hex, direction: number): boolean =>
  (table.way[from * 6 + direction] & table.rails) !== 0
