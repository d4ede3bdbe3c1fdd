/** Heavy guns that zero in on a target. command-cards.C21 */
import type { Table } from '../table.ts'
import type { CommandCardsState } from '../types.ts'

/** Removes all zeroing-in by a unit and on it, because it has left its hex. */
export const loseAim = (table: Table, state: CommandCardsState, unit: number): void => {
  state.zeroed[unit] = 0
  state.zeroedOn[unit] = 0
  for (let gun = 0; gun < table.units; gun++)
    if (state.zeroedOn[gun] === unit + 1) {
      state.zeroed[gun] = 0
      state.zeroedOn[gun] = 0
    }
}
