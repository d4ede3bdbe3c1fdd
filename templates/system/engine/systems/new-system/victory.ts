/** Who has won. new-system.V1, V2 */
import type { Outcome } from '../../game.ts'
import { type Side, sides, winnersOf } from '../../twoSides.ts'
import type { NewSystemDraft } from './events.ts'
import { placeName } from './fields.ts'
import { type Position, type Reason, reasons } from './memory.ts'
import type { NewSystemScenario } from './scenario.ts'
import type { Table } from './table.ts'

/** True if a unit of a side stands on the objective. */
export const holdsObjective = ({ unitsOf, objective }: Table, { hex }: Position, side: Side): boolean =>
  unitsOf[side].some((unit) => hex[unit] === objective)

/** The steps that a side has left. */
export const stepsOf = ({ unitsOf }: Table, { steps }: Position, side: Side): number =>
  unitsOf[side].reduce((sum, unit) => sum + steps[unit], 0)

/** Ends the game: the side that is to act has won. */
export const endGame = ({ state, emit }: NewSystemDraft, reason: Reason): void => {
  state.ended = reasons.indexOf(reason)
  emit({ type: 'ended', side: state.side, reason })
}

/** The conditions of victory, one line for each side. */
export const victoryLines = (scenario: NewSystemScenario): readonly string[] => {
  const [attacker, defender] = scenario.sides
  return [
    `${attacker.name} win by ending a turn at ${placeName(scenario, scenario.objective)}.`,
    `${defender.name} win when turn ${scenario.turns} is over.`,
  ]
}

/** The outcome of a game that is over; its score is the steps that each side has left. */
export const judge = (table: Table, state: Position): Outcome => ({
  winners: winnersOf(state.side),
  reason: reasons[state.ended],
  score: sides.map((side) => stepsOf(table, state, side)),
  turn: state.turn,
})
