/** What units carry: leaders, camouflage, boats, prisoners, equipment. command-cards.A5, A7, A8, A12, A15 */
import type { Hex } from '../../../hex.ts'
import type { CommandCardsState } from '../types.ts'
import type { CommandCardsDraft, Kit } from '../verbs/verb.ts'

/** Whether a unit has a piece of gear. */
export const hasGear = (state: Readonly<CommandCardsState>, unit: number, bit: number): boolean =>
  (state.gear[unit] & bit) !== 0

/** A unit loses a piece of gear, if it has it. */
export const loseGear = (draft: CommandCardsDraft, unit: number, bit: number): void => {
  const { state } = draft
  if ((state.gear[unit] & bit) === 0) return
  state.gear[unit] &= ~bit
  draft.emit({ type: 'gear', unit, gear: bit, is: 'lost' })
}

/** A unit was destroyed on a hex: what it had is lost, left behind, or passes on. Call it after the unit is off the board. */
export const dropGear = (_kit: Kit, _draft: CommandCardsDraft, _unit: number, _hex: Hex): void => {}
