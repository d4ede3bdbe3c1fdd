/** Heroic leaders. command-cards.A8 */

import type { Hex } from '../../../hex.ts'
import { otherSide } from '../../../twoSides.ts'
import { rollFor } from '../battle/roll.ts'
import type { CommandCardsDraft } from '../services.ts'
import type { Table } from '../table.ts'
import { gear, type Position } from '../types.ts'
import { hasGear, sideOf } from '../units.ts'
import { awardMedals } from './medals.ts'

/** The unit of a leader was destroyed. Dice decide whether he falls with it or joins the nearest infantry of his side. */
export const leaderFalls = (table: Table, draft: CommandCardsDraft, unit: number, hex: Hex): void => {
  const { state } = draft
  const { survival, medals } = table.scenario.rules.special.leader
  const hits = rollFor(table, draft, survival.dice, [survival.face], { unit, why: 'leader' })
  state.gear[unit] &= ~gear.leader
  const heir = hits > 0 ? -1 : nearestInfantry(table, state, unit, hex)
  if (heir >= 0) {
    state.gear[heir] |= gear.leader
    draft.emit({ type: 'leader', unit: heir, is: 'moved' })
    return
  }
  draft.emit({ type: 'leader', unit, is: 'lost' })
  if (hits > 0) awardMedals(draft, otherSide(sideOf(table, unit)), medals, 'leader')
}

/** The nearest infantry of the same side without a leader, the lowest number among equals; -1 when there is none. */
const nearestInfantry = (table: Table, state: Position, fallen: number, hex: Hex): number => {
  let found = -1
  let least = 0
  for (const unit of table.unitsOf[sideOf(table, fallen)]) {
    if (unit === fallen || state.hex[unit] <= 0 || table.types[unit].kind !== 'infantry') continue
    if (hasGear(state, unit, gear.leader)) continue
    const far = table.distance[hex * table.size + state.hex[unit]]
    if (found >= 0 && far >= least) continue
    found = unit
    least = far
  }
  return found
}
