/** Loss of entrenchment in fights. operational.D27, F21 */
import type { Rolls } from '../../../dice.ts'
import type { OperationalState } from '../types.ts'
import type { Attack } from './attack.ts'
import { happens } from './chance.ts'
import { entryAt } from './rolls.ts'

/** Lowers a unit's entrenchment by some levels at most; returns by how many. */
export const takeTrenches = (state: OperationalState, unit: number, levels: number): number => {
  const taken = Math.min(state.entrenchment[unit], levels)
  state.entrenchment[unit] -= taken
  return taken
}

/**
 * Levels of entrenchment lost in a fight. Usually heavy losses cost one; engineers need only some effect, and take one level each.
 * A set piece rolls by the odds instead, once more for each engineer. operational.D27, F21
 * @param killed steps and specialists that the defender lost
 * @param harmed the same and those suppressed
 */
export const lowerEntrenchment = (
  state: OperationalState,
  { table, kind, target, attackers }: Attack,
  column: number,
  killed: number,
  harmed: number,
  dice: Rolls,
): number => {
  if (state.entrenchment[target] === 0 || kind === 'counterattack') return 0
  const { combat, specialOrders } = table.scenario.rules
  if (kind === 'set-piece') {
    const chance = entryAt(table, specialOrders.setPiece.entrenchment, column)
    let taken = 0
    for (let roll = 0; roll <= attackers.engineers && state.entrenchment[target] > 0; roll++)
      if (happens(chance, dice)) taken += takeTrenches(state, target, 1)
    return taken
  }
  if (attackers.engineers > 0 && harmed > 0) return takeTrenches(state, target, attackers.engineers)
  return killed >= combat.entrenchmentLostAt ? takeTrenches(state, target, 1) : 0
}
