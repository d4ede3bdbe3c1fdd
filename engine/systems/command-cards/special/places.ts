/** Prisoners and equipment are taken by units that reach their hexes. command-cards.A7, A12 */

import type { Hex } from '../../../hex.ts'
import type { Side } from '../../../twoSides.ts'
import { unitAt } from '../ground.ts'
import type { CommandCardsDraft } from '../services.ts'
import type { Table } from '../table.ts'
import { gear, noUnit, type Position, phase } from '../types.ts'
import { takeGear } from './gear.ts'
import { settleHeadquarters } from './headquarters.ts'
import { awardMedals } from './medals.ts'
import { resetLandmarks } from './sabotage.ts'

/** After every action: settles all special places. Units that are still retreating take nothing. */
export const settlePlaces = (table: Table, draft: CommandCardsDraft): void => {
  if (draft.state.phase === phase.retreat) return
  freePrisoners(table, draft)
  takeEquipment(table, draft)
  settleHeadquarters(table, draft)
  resetLandmarks(table, draft)
}

/** command-cards.A7 */
const freePrisoners = (table: Table, draft: CommandCardsDraft): void => {
  const { state } = draft
  for (const [index, { side, hex, medals }] of table.special.prisoners.entries()) {
    if (state.prisonersLeft[index] === 0) continue
    const unit = captorAt(table, state, side, hex)
    if (unit === noUnit) continue
    state.prisonersLeft[index] = 0
    state.prisonersWith[index] = unit + 1
    takeGear(draft, unit, gear.prisoners)
    awardMedals(draft, side, medals, 'prisoners')
  }
}

/** command-cards.A12 */
const takeEquipment = (table: Table, draft: CommandCardsDraft): void => {
  const { state } = draft
  for (const [index, { side, medals }] of table.special.equipment.entries()) {
    const unit = captorAt(table, state, side, state.equipmentAt[index])
    if (unit === noUnit) continue
    state.equipmentAt[index] = 0
    state.equipmentWith[index] = unit + 1
    takeGear(draft, unit, gear.equipment)
    awardMedals(draft, side, medals, 'equipment')
  }
}

/** The unit of the side, in its own turn, that has come to a hex in this turn, or `noUnit`. */
const captorAt = (table: Table, state: Position, side: Side, hex: Hex): number => {
  if (state.active !== side || hex <= 0) return noUnit
  const unit = unitAt(state, hex)
  return unit !== noUnit && table.side[unit] === side && state.from[unit] !== hex ? unit : noUnit
}
