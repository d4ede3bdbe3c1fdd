/** How a battle ends, and who has won. tactical.Q1-Q5 */
import type { Outcome } from '../../game.ts'
import { otherSide, type Side, sides, winnersOf } from '../../twoSides.ts'
import type { TacticalDraft } from './events.ts'
import type { Services } from './services.ts'
import type { Table } from './table.ts'
import { type Position, type Reason, reasons } from './types.ts'
import { isLeft } from './units.ts'

/** The objectives that a side holds. */
export const objectivesOf = ({ scenario }: Table, { holder }: Position, side: Side): number =>
  scenario.objectives.filter((_, place) => holder[place] === side + 1).length

/** The strength that a side has left. */
export const strengthOf = ({ unitsOf }: Table, state: Position, side: Side): number =>
  unitsOf[side].reduce((sum, unit) => sum + (isLeft(state, unit) ? state.strength[unit] : 0), 0)

export const endBattle = ({ state, emit }: TacticalDraft, side: Side, reason: Reason): void => {
  if (state.ended > 0) return
  state.ended = reasons.indexOf(reason)
  state.winner = side + 1
  emit({ type: 'ended', side, reason, rolled: true })
}

/** The side that has a unit left wins over one that has none. tactical.Q1 */
export const checkDestruction = ({ table }: Services, draft: TacticalDraft): void => {
  const isGone = (side: Side): boolean => table.unitsOf[side].every((unit) => !isLeft(draft.state, unit))
  for (const side of [draft.state.side, otherSide(draft.state.side)])
    if (isGone(otherSide(side)) && !isGone(side)) endBattle(draft, side, 'destroyed')
  // Both are gone: who defends has held.
  if (sides.every(isGone)) endBattle(draft, 1, 'destroyed')
}

/** A side that holds all objectives wins. tactical.Q1 */
export const checkObjectives = ({ table }: Services, draft: TacticalDraft): void => {
  for (const side of sides)
    if (objectivesOf(table, draft.state, side) === table.scenario.objectives.length)
      endBattle(draft, side, 'all-objectives')
}

/** The end of the last half-turn in which there is fighting. tactical.Q2 */
export const endInTime = ({ table }: Services, draft: TacticalDraft): void => {
  if (objectivesOf(table, draft.state, 0) >= table.scenario.needed) endBattle(draft, 0, 'objectives')
  else endBattle(draft, 1, 'time')
}

/** The outcome of a battle that is over; its score is the strength that each side has left. */
export const judge = (table: Table, state: Position): Outcome => ({
  winners: winnersOf((state.winner - 1) as Side),
  reason: reasons[state.ended],
  score: sides.map((side) => strengthOf(table, state, side)),
  turn: state.turn,
})
