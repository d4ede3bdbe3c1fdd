/** Who has won. new-system.V1, V2 */
import type { Outcome } from '../../game.ts'
import { otherSide, type Side, sides, winnersOf } from '../../twoSides.ts'
import { type NewSystemState, type Position, type Reason, reasons } from './memory.ts'
import type { Table } from './table.ts'
import type { NewSystemAction } from './verbs/index.ts'

/** True if a unit of a side stands on the objective. */
export const holdsObjective = ({ unitsOf, objective }: Table, { hex }: Position, side: Side): boolean =>
  unitsOf[side].some((unit) => hex[unit] === objective)

const isGone = ({ unitsOf }: Table, { hex }: Position, side: Side): boolean =>
  unitsOf[side].every((unit) => hex[unit] === 0)

/** Ends the game if an action of a side has decided it. The first side takes the objective by ending a turn on it. */
export const settle = (
  table: Table,
  state: NewSystemState,
  before: { readonly side: Side; readonly turn: number },
  { type }: NewSystemAction,
): Reason => {
  const { side, turn } = before
  const reason: Reason = isGone(table, state, otherSide(side))
    ? 'destroyed'
    : type !== 'end'
      ? 'none'
      : side === 0
        ? holdsObjective(table, state, 0)
          ? 'objective'
          : 'none'
        : turn === table.scenario.turns
          ? 'time'
          : 'none'
  state.ended = reasons.indexOf(reason)
  return reason
}

/** The outcome of a game that is over; its score is the steps that each side has left. */
export const judge = (table: Table, state: Position): Outcome => {
  const reason = reasons[state.ended]
  const winner = reason === 'objective' ? 0 : reason === 'time' ? 1 : isGone(table, state, 0) ? 1 : 0
  const stepsOf = (side: Side): number =>
    table.unitsOf[side].reduce((sum, unit) => sum + (state.hex[unit] > 0 ? state.steps[unit] : 0), 0)
  return { winners: winnersOf(winner), reason, score: sides.map(stepsOf), turn: state.turn }
}
