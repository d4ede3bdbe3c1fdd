/** The counterattack of armour that is ordered to strike first. operational.F24, d9 */

import { reversed } from '../../../hex.ts'
import type { Table } from '../table.ts'
import type { CombatKind, ReadonlyState } from '../types.ts'
import { makeAttack } from './attack.ts'
import { attackerLossShift, defenderLossShift, entryAt, roundOdds } from './rolls.ts'
import { attackStrength, oddsOf } from './shifts.ts'

/** The kinds of fight that trigger a counterattack. */
export const provokes = (kind: CombatKind): boolean => kind === 'attack' || kind === 'assault-crossing'

/**
 * True if a target that is ordered to counterattack does so: only if the odds before any roll say that it loses fewer steps then, lost and
 * suppressed counted alike. operational.F24, d9
 */
export const strikesBack = (
  table: Table,
  state: ReadonlyState,
  attacker: number,
  target: number,
  kind: CombatKind,
  edge: number,
): boolean => {
  const { combat } = table.scenario.rules
  const counter = makeAttack(table, state, 'counterattack', target, attacker, reversed(table, edge))
  if (attackStrength(counter) === 0) return false
  const suffered = makeAttack(table, state, kind, attacker, target, edge)
  const odds = oddsOf(suffered)
  const killed = entryAt(table, combat.defenderLoss, roundOdds(odds + defenderLossShift(suffered)))
  const endured = killed > 0 ? killed : entryAt(table, combat.defenderSuppression, roundOdds(odds))
  const losses = combat.attackerLoss[table.scenario.difficulty]
  return entryAt(table, losses, roundOdds(oddsOf(counter) + attackerLossShift(counter))) < endured
}
