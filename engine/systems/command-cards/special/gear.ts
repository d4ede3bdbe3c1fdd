/** What units carry: leaders, camouflage, boats, prisoners, equipment. command-cards.A5, A7, A8, A12, A15 */
import type { Hex } from '../../../hex.ts'
import { type CommandCardsState, gear } from '../types.ts'
import type { CommandCardsDraft, Services } from '../verbs/verb.ts'
import { leaderFalls } from './leader.ts'
import { awardMedals } from './medals.ts'
import { sideOf } from './nearby.ts'

/** Whether a unit has a piece of gear. */
export const hasGear = (state: Readonly<CommandCardsState>, unit: number, bit: number): boolean =>
  (state.gear[unit] & bit) !== 0

/** A unit takes a piece of gear. */
export const takeGear = (draft: CommandCardsDraft, unit: number, bit: number): void => {
  draft.state.gear[unit] |= bit
  draft.emit({ type: 'gear', unit, gear: bit, is: 'taken' })
}

/** A unit loses a piece of gear, if it has it. */
export const loseGear = (draft: CommandCardsDraft, unit: number, bit: number): void => {
  const { state } = draft
  if (!hasGear(state, unit, bit)) return
  state.gear[unit] &= ~bit
  draft.emit({ type: 'gear', unit, gear: bit, is: 'lost' })
}

/**
 * A unit was destroyed on a hex: freed prisoners are lost with it, equipment stays behind, a leader may come through. Comes after
 * the unit is off the board.
 */
export const dropGear = (services: Services, draft: CommandCardsDraft, unit: number, hex: Hex): void => {
  const { state } = draft
  if (hasGear(state, unit, gear.leader)) leaderFalls(services, draft, unit, hex)
  losePrisoners(services, draft, unit)
  leaveEquipment(services, draft, unit, hex)
  state.gear[unit] = 0
}

/** command-cards.A7 */
const losePrisoners = ({ table }: Services, draft: CommandCardsDraft, unit: number): void => {
  for (const [index, { medals }] of table.special.prisoners.entries()) {
    if (draft.state.prisonersWith[index] !== unit + 1) continue
    draft.state.prisonersWith[index] = 0
    loseGear(draft, unit, gear.prisoners)
    awardMedals(draft, sideOf(table, unit), -medals, 'prisoners')
  }
}

/** command-cards.A12 */
const leaveEquipment = ({ table }: Services, draft: CommandCardsDraft, unit: number, hex: Hex): void => {
  for (const [index, { medals }] of table.special.equipment.entries()) {
    if (draft.state.equipmentWith[index] !== unit + 1) continue
    draft.state.equipmentWith[index] = 0
    draft.state.equipmentAt[index] = hex
    loseGear(draft, unit, gear.equipment)
    awardMedals(draft, sideOf(table, unit), -medals, 'equipment')
  }
}
