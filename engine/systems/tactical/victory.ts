/** How a battle ends, and who has won. tactical.Q1-Q5 */
import type { Outcome } from '../../game.ts'
import { otherSide, type Side, sides, winnersOf } from '../../twoSides.ts'
import type { TacticalDraft } from './events.ts'
import { settleRetreat } from './retreat.ts'
import type { Services } from './services.ts'
import type { Table } from './table.ts'
import { fate, type Position, type Reason, reasons } from './types.ts'
import { isLeft } from './units.ts'

/** The objectives that a side holds. */
export const objectivesOf = ({ scenario }: Table, { holder }: Position, side: Side): number =>
  scenario.objectives.filter((_, place) => holder[place] === side + 1).length

/** The strength that a side has kept. */
export const strengthOf = ({ unitsOf }: Table, state: Position, side: Side): number =>
  unitsOf[side].reduce((sum, unit) => {
    const isKept = isLeft(state, unit) || state.fate[unit] === fate.escaped
    return sum + (isKept ? state.strength[unit] : 0)
  }, 0)

const complete: readonly Reason[] = ['all-objectives', 'destroyed', 'surrender']

/** True if a battle has ended with a complete victory so early that the loser routs. tactical.Q3, Q14 */
export const isRout = ({ scenario }: Table, { ended, turn }: Position): boolean => {
  const { early = 0 } = scenario.rules.battle.kinds[scenario.battle]
  return complete.includes(reasons[ended]) && turn < early
}

/** Ends the battle: the other side retreats or surrenders. */
export const endBattle = (services: Services, draft: TacticalDraft, side: Side, reason: Reason): void => {
  const { state, emit } = draft
  if (state.ended > 0) return
  state.ended = reasons.indexOf(reason)
  state.winner = side + 1
  settleRetreat(services, draft, otherSide(side), reason)
  emit({ type: 'ended', side, reason, isRout: isRout(services.table, state), rolled: true })
}

/** The side that has a unit left wins over one that has none. tactical.Q1 */
export const checkDestruction = (services: Services, draft: TacticalDraft): void => {
  const { table } = services
  const isGone = (side: Side): boolean => table.unitsOf[side].every((unit) => !isLeft(draft.state, unit))
  for (const side of [draft.state.side, otherSide(draft.state.side)])
    if (isGone(otherSide(side)) && !isGone(side)) endBattle(services, draft, side, 'destroyed')
  // Both are gone: who defends has held.
  if (sides.every(isGone)) endBattle(services, draft, 1, 'destroyed')
}

/** A side wins that has taken the last objective, unless it held all from the start. tactical.Q1 */
export const checkObjectives = (services: Services, draft: TacticalDraft, side: Side): void => {
  const { table } = services
  const { objectives } = table.scenario
  const heldAll = objectives.every((goal) => goal.side === side)
  if (!heldAll && objectivesOf(table, draft.state, side) === objectives.length)
    endBattle(services, draft, side, 'all-objectives')
}

/** The end of the last half-turn in which there is fighting. tactical.Q2 */
export const endInTime = (services: Services, draft: TacticalDraft): void => {
  const { table } = services
  if (objectivesOf(table, draft.state, 0) >= table.scenario.needed) endBattle(services, draft, 0, 'objectives')
  else endBattle(services, draft, 1, 'time')
}

/** The outcome of a battle that is over; its score is the strength that each side has left. */
export const judge = (table: Table, state: Position): Outcome => ({
  winners: winnersOf((state.winner - 1) as Side),
  reason: reasons[state.ended],
  score: sides.map((side) => strengthOf(table, state, side)),
  turn: state.turn,
})
