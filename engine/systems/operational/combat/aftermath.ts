/** The attacker's costs of a fight, and the retreat of beaten units. operational.D1, D13, D23, D25, F9, F23 */

import type { OperationalDraft } from '../events.ts'
import { mark } from '../fog/look.ts'
import { withdrawHeadquarters } from '../headquarters/overrun.ts'
import { hqAt } from '../places.ts'
import type { Services } from '../services.ts'
import { towSuppressInRetreat } from '../steps.ts'
import type { Table } from '../table.ts'
import { actionPoint, type CombatKind, dump, type OperationalState, stance } from '../types.ts'

/** Bits of `moved`. */
const fought = 2

/** Fights in which the attacker stays entrenched. operational.F19, F20 */
const isFromAfar = (kind: CombatKind): boolean => kind === 'feint' || kind === 'suppressive-fire'
/** Fights that take all movement points too. operational.F21, F31, H12, H13 */
const takesAllPoints = (kind: CombatKind): boolean => kind !== 'attack' && !isFromAfar(kind)

/** Only an ordinary attack and a set piece can overrun. operational.D25, F31, H12, H13 */
export const mayOverrun = (kind: CombatKind): boolean => kind === 'attack' || kind === 'set-piece'

/**
 * Charges the attacker for a fight: its action point, unless it overran the enemy; a set piece then leaves the point locked.
 * Suppressive fire during artillery preparation is free. operational.D1, D25, F19-F21, F31, I8, d20
 */
export const payForFight = (
  table: Table,
  state: OperationalState,
  unit: number,
  kind: CombatKind,
  overrun: boolean,
): void => {
  state.moved[unit] |= fought
  if (!isFromAfar(kind)) state.entrenchment[unit] = 0
  if (takesAllPoints(kind)) state.movementPoints[unit] = 0
  if (overrun && kind === 'set-piece') state.actionPoint[unit] = actionPoint.locked
  const firesForNothing = kind === 'suppressive-fire' && state.prepared[table.side[unit]] === 1
  if (!overrun && !firesForNothing) state.actionPoint[unit] = actionPoint.expended
}

/** Cancels a unit's special order. */
export const dropOrder = (state: OperationalState, unit: number): void => {
  state.stance[unit] = stance.none
  state.stanceKnown[unit] = 0
}

/**
 * Retreats a unit along a path: it is weak for the turn, its towed guns are suppressed, it loses entrenchment, dump and special
 * order, and the enemy gets a marker for it. A headquarters of its side in the hex withdraws too. operational.B10, C15, D23,
 * F9, F22, F27, H8
 */
export const retreatAlong = (
  services: Services,
  draft: OperationalDraft,
  unit: number,
  path: readonly number[],
): void => {
  const { state } = draft
  const at = state.hex[unit]
  state.hex[unit] = path[path.length - 1]
  state.retreated[unit] = 1
  state.entrenchment[unit] = 0
  state.dump[unit] = dump.none
  dropOrder(state, unit)
  towSuppressInRetreat(services.table, state, unit)
  draft.emit({ type: 'retreated', unit, path })
  mark(services, draft, unit)
  const hq = hqAt(state, at)
  if (hq >= 0 && services.table.scenario.headquarters[hq].side === services.table.side[unit])
    withdrawHeadquarters(services, draft, hq)
}
