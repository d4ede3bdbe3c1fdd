/** The common part of feints and suppressive fire: fights without odds that kill nobody. operational.F19, F20, F23 */
import type { OperationalDraft } from '../events.ts'
import { type Lost, suppressSpecialist } from '../steps.ts'
import type { Table } from '../table.ts'
import type { OperationalState } from '../types.ts'
import type { Attack } from './attack.ts'
import { lossesOf, noneLost } from './casualties.ts'

interface Pinning {
  /** The steps that the attacker and the target have suppressed. */
  readonly spent: Lost
  readonly pinned: Lost
  /** Levels of trenches that the target loses. */
  readonly entrenchment: number
  /** The target is a rearguard and will be gone. operational.F23 */
  readonly slipsAway: boolean
}

export const tellPinning = (
  draft: OperationalDraft,
  { kind, attacker, target, hex }: Attack,
  { spent, pinned, entrenchment, slipsAway }: Pinning,
): void =>
  draft.emit({
    type: 'combat',
    rolled: true,
    kind,
    unit: attacker,
    target,
    at: hex,
    odds: 0,
    columns: [],
    attacker: lossesOf(noneLost, spent, 0),
    defender: lossesOf(noneLost, pinned, 0),
    entrenchment,
    retreated: slipsAway,
    cornered: false,
    overrun: false,
  })

/** Suppresses the specialists in some slots of a unit. */
export const suppressSlots = (table: Table, state: OperationalState, unit: number, slots: readonly number[]): Lost => ({
  steps: 0,
  specialists: slots.map((slot) => suppressSpecialist(table, state, unit, slot)),
})
