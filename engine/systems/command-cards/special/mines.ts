/** Hidden mines. Their value is drawn when an enemy steps on them, so nobody can know it before. command-cards.T29 */
import type { Hex } from '../../../hex.ts'
import { loseFigures } from '../battle/losses.ts'
import { drawOneOf, rollFor } from '../battle/roll.ts'
import { battlesAfterOf } from '../cards/effects.ts'
import { removeObstacle } from '../obstacles.ts'
import type { CommandCardsDraft } from '../services.ts'
import type { Table } from '../table.ts'
import { type Position, status } from '../types.ts'

/** Values of `state.mine`. A revealed mine holds `revealed` plus its value. */
export const mineState = { none: 0, hidden: 1, revealed: 2 } as const

/** Handles a unit that has entered a mined hex by moving or by taking ground. It may be destroyed. */
export const springMine = (table: Table, draft: CommandCardsDraft, unit: number, hex: Hex): void => {
  const { state } = draft
  if (state.mine[hex] === mineState.none || isFriendly(table, unit, hex) || treadsCarefully(table, state, unit)) return
  const value = state.mine[hex] === mineState.hidden ? reveal(table, draft, hex) : state.mine[hex] - mineState.revealed
  if (value === 0) {
    removeMine(draft, hex)
    return
  }
  const hits = rollFor(table, draft, value, table.types[unit].hitBy, { unit, hex, why: 'mine' })
  loseFigures(table, draft, unit, hits, 'mine')
}

/** Mines do not harm the side that laid them. Mines without an owner harm both sides. */
const isFriendly = (table: Table, unit: number, hex: Hex): boolean => table.builder[hex] === table.side[unit] + 1

/** Whether a unit is of pioneers who may still battle this turn: they find the mines in time. */
const treadsCarefully = (table: Table, state: Position, unit: number): boolean =>
  table.types[unit].pioneers &&
  (state.status[unit] & status.battled) === 0 &&
  state.steps[unit] <= battlesAfterOf(table, state, unit)

/** Draws one of the values that are left. When none is left all of them are put back first. */
const reveal = (table: Table, draft: CommandCardsDraft, hex: Hex): number => {
  const { state } = draft
  const { values } = table.scenario.rules.special.mines
  if (state.minesLeft.every((count) => count === 0)) for (const value of values) state.minesLeft[value]++
  const left = state.minesLeft.reduce((sum, count) => sum + count, 0)
  const value = drawOneOf(draft.dice, state.minesLeft, left)
  state.minesLeft[value]--
  state.mine[hex] = mineState.revealed + value
  draft.emit({ type: 'obstacle', hex, obstacle: state.obstacle[hex] - 1, is: 'revealed', rolled: true })
  return value
}

/** Takes the mines off a hex, because they were decoys or have been cleared. */
export const removeMine = (draft: CommandCardsDraft, hex: Hex): void => {
  draft.state.mine[hex] = mineState.none
  removeObstacle(draft, hex)
}
