/** The gear of units: leaders, camouflage, boats, prisoners, equipment. command-cards.A5, A7, A8, A12, A15 */

import type { Hex } from '../../../hex.ts'
import type { CommandCardsDraft } from '../services.ts'
import type { Table } from '../table.ts'
import { gear } from '../types.ts'
import { hasGear, sideOf } from '../units.ts'
import { leaderFalls } from './leader.ts'
import { awardMedals } from './medals.ts'

export const takeGear = (draft: CommandCardsDraft, unit: number, bit: number): void => {
  draft.state.gear[unit] |= bit
  draft.emit({ type: 'gear', unit, gear: bit, is: 'taken' })
}

/** Takes a piece of gear from a unit if it has it. */
export const loseGear = (draft: CommandCardsDraft, unit: number, bit: number): void => {
  const { state } = draft
  if (!hasGear(state, unit, bit)) return
  state.gear[unit] &= ~bit
  draft.emit({ type: 'gear', unit, gear: bit, is: 'lost' })
}

/**
 * Handles the gear of a unit destroyed on a hex: freed prisoners are lost, equipment stays on the hex, a leader may survive. The unit
 * must already be off the board.
 */
export const dropGear = (table: Table, draft: CommandCardsDraft, unit: number, hex: Hex): void => {
  const { state } = draft
  if (hasGear(state, unit, gear.leader)) leaderFalls(table, draft, unit, hex)
  losePrisoners(table, draft, unit)
  leaveEquipment(table, draft, unit, hex)
  state.gear[unit] = 0
}

/** command-cards.A7 */
const losePrisoners = (table: Table, draft: CommandCardsDraft, unit: number): void => {
  for (const [index, { medals }] of table.special.prisoners.entries()) {
    if (draft.state.prisonersWith[index] !== unit + 1) continue
    draft.state.prisonersWith[index] = 0
    loseGear(draft, unit, gear.prisoners)
    awardMedals(draft, sideOf(table, unit), -medals, 'prisoners')
  }
}

/** command-cards.A12 */
const leaveEquipment = (table: Table, draft: CommandCardsDraft, unit: number, hex: Hex): void => {
  for (const [index, { medals }] of table.special.equipment.entries()) {
    if (draft.state.equipmentWith[index] !== unit + 1) continue
    draft.state.equipmentWith[index] = 0
    draft.state.equipmentAt[index] = hex
    loseGear(draft, unit, gear.equipment)
    awardMedals(draft, sideOf(table, unit), -medals, 'equipment')
  }
}
