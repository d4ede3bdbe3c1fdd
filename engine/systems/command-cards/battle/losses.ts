/** Figures lost, units destroyed, and what goes with them. command-cards.C14, C15 */

import { otherSide } from '../../../twoSides.ts'
import type { LossReason } from '../events.ts'
import { removeObstacle } from '../obstacles.ts'
import type { CommandCardsDraft } from '../services.ts'
import { dropGear } from '../special/gear.ts'
import type { Table } from '../table.ts'
import { destroyed } from '../types.ts'
import { sideOf } from '../units.ts'
import { loseAim } from './crosshair.ts'

/**
 * Takes figures from a unit, at most all; the last one destroys it.
 * @param by the unit that does it, if one does
 */
export const loseFigures = (
  table: Table,
  draft: CommandCardsDraft,
  unit: number,
  count: number,
  why: LossReason,
  by?: number,
): void => {
  const { state } = draft
  const figures = Math.min(count, state.figures[unit])
  if (figures === 0) return
  state.figures[unit] -= figures
  draft.emit({ type: 'lost', unit, figures, why })
  if (state.figures[unit] === 0) destroyUnit(table, draft, unit, by)
}

/**
 * Takes a destroyed unit off the board: the enemy gets its medals, works that protect only its occupant go, and its gear is dropped.
 * command-cards.C15, T10, N6
 */
const destroyUnit = (table: Table, draft: CommandCardsDraft, unit: number, by?: number): void => {
  const { state } = draft
  const side = sideOf(table, unit)
  const hex = state.hex[unit]
  state.figures[unit] = 0
  state.hex[unit] = destroyed
  state.lostUnits[side]++
  loseAim(table, state, unit)
  draft.emit({ type: 'destroyed', unit, ...(by === undefined ? {} : { by }) })
  const enemy = otherSide(side)
  const { medals } = table.types[unit]
  state.destroyedMedals[enemy] += medals
  if (medals > 0) draft.emit({ type: 'medal', side: enemy, count: medals, why: 'unit' })
  if (hex <= 0) return
  if (table.obstacles[state.obstacle[hex] - 1]?.leavesWithOccupant) removeObstacle(draft, hex)
  dropGear(table, draft, unit, hex)
}
