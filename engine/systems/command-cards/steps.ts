/** Single steps between adjacent hexes: their possibility and their cost. Nothing here allocates. */
import { type Direction, degree, type Hex, opposite } from '../../hex.ts'
import type { Footing } from './footing.ts'
import { admits, canLeave, footingAt, unitAt } from './ground.ts'
import type { Table } from './table.ts'
import { noUnit, type Position } from './types.ts'

/**
 * True if the ground allows a step from a hex in a direction: it fails at open ends of ditches, heights that only heights lead to, and
 * piers. command-cards.T30, T44, T59
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
  if (entering.openEnds && (table.ends[to] & (1 << opposite(direction as Direction))) === 0) return false
  if (leaving.connects !== undefined && !shares(leaving.connects, entering.ids)) return false
  if (entering.connects !== undefined && !shares(entering.connects, leaving.ids)) return false
  return !shares(entering.notFrom, leaving.ids)
}

/**
 * Hexes that a step of a kind of unit counts for: one, more uphill or over a steep face; 0 when the face is closed to it.
 * command-cards.T11, T13
 */
export const effortOf = (leaving: Footing, entering: Footing, kindBit: number): number => {
  for (const face of entering.faces)
    if (shares(face.below, leaving.ids)) return (face.closed & kindBit) === 0 ? face.hexes : 0
  for (const face of leaving.faces)
    if (shares(face.below, entering.ids)) return (face.closed & kindBit) === 0 ? face.hexes : 0
  return entering.height > leaving.height ? entering.climb : 1
}

/** True if the ground makes a kind of unit stop after a step. command-cards.T3, T28, T64 */
export const makesStop = (leaving: Footing, entering: Footing, kindBit: number): boolean => {
  const uphill = entering.height > leaving.height ? entering.stopsClimbing : 0
  return ((entering.stops | leaving.stopsLeaving | uphill) & kindBit) !== 0
}

const shares = (list: readonly string[], ids: readonly string[]): boolean => {
  for (const id of list) if (ids.includes(id)) return true
  return false
}

/** True if trains run from a hex in a direction. command-cards.A13 */
export const hasRails = (table: Table, from: Hex, direction: number): boolean =>
  (table.way[from * degree + direction] & table.rails) !== 0

/**
 * True if a unit can go from a hex to the one beside it: nobody stands there, its kind is let out and in, and the ground between is open.
 * Range and forced stops do not count here: this is for retreats and taken ground. command-cards.C5, C16, C18
 */
export const canEnter = (table: Table, state: Position, unit: number, from: Hex, to: Hex): boolean => {
  if (to === 0 || unitAt(state, to) !== noUnit) return false
  const direction = directionBetween(table, from, to)
  if (direction < 0) return false
  const leaving = footingAt(table, state, from)
  const entering = footingAt(table, state, to)
  if (!canLeave(table, unit, leaving) || !admits(table, state, unit, entering)) return false
  if (table.types[unit].train && !hasRails(table, from, direction)) return false
  return isPassable(table, from, to, direction, leaving, entering)
}

/** True if a steep face between two hexes keeps a kind of unit from taking the ground beyond. command-cards.T11 */
export const isFaceBetween = (leaving: Footing, entering: Footing): boolean =>
  entering.faces.some((face) => !face.takeGround && shares(face.below, leaving.ids))

/** The direction from a hex to the one beside it, or -1. */
const directionBetween = (table: Table, from: Hex, to: Hex): number => {
  for (let direction = 0; direction < degree; direction++)
    if (table.neighbours[from * degree + direction] === to) return direction
  return -1
}
