/** Carrying out a move. operational.C1-C17, E9 */
import type { Draft, Side } from '../../game.ts'
import { takeGround } from './frontLine.ts'
import type { Reach } from './reach.ts'
import { captureHub } from './supply/capture.ts'
import type { SupplyTracer } from './supply/trace.ts'
import type { Table } from './table.ts'
import { actionPoint, type OperationalEvent, type OperationalState } from './types.ts'
import { settleObjectives } from './victory.ts'

/** Moves a unit to a hex that `reach`, made for this state and unit, holds. */
export const move = (
  table: Table,
  draft: Draft<OperationalState, OperationalEvent>,
  unit: number,
  to: number,
  reach: Reach,
  meets: Uint8Array,
  tracer: SupplyTracer,
): void => {
  const { state } = draft
  const side = table.side[unit] as Side
  const path = reach.path(to)
  const extended = reach.extended(to)
  payForMove(table, state, unit, reach, to)
  state.hex[unit] = to
  state.moved[unit] = 1
  state.entrenchment[unit] = 0
  draft.emit({ type: 'moved', unit, path, extended })

  const exhausted = isExhausted(table, state, unit)
  const route = exhausted ? [to] : path.slice(1)
  const ground = takeGround(table, state, side, route, meets, !exhausted)
  if (ground.length > 0) draft.emit({ type: 'ground', side, hexes: ground })
  for (const hex of route) captureHub(table, draft, side, hex, tracer)
  settleObjectives(table, state, draft.emit)
}

/** So long without supply that it moves once and takes only the hex where it ends. operational.C17 */
const isExhausted = (table: Table, state: Readonly<OperationalState>, unit: number): boolean =>
  state.unsupplied[unit] >= table.scenario.rules.supply.immobileFrom

const payForMove = (table: Table, state: OperationalState, unit: number, reach: Reach, to: number): void => {
  const left = state.movementPoints[unit] - reach.cost(to)
  const locks = reach.takesAll(to) || reach.inZone(to)
  if (reach.extended(to)) {
    // operational.C7
    state.movementPoints[unit] = left + table.types[unit].extendedMovement
    state.actionPoint[unit] = actionPoint.expended
    state.extended[unit] = 1
  } else state.movementPoints[unit] = locks ? 0 : left // operational.C4, C9, C14
  if (locks && state.actionPoint[unit] === actionPoint.available) state.actionPoint[unit] = actionPoint.locked
  if (isExhausted(table, state, unit)) state.movementPoints[unit] = 0
}
