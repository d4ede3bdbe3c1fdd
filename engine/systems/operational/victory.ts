/** Objectives, prestige, score, and how a game ends. operational.A2, H1, H4, H5, I3 */
import { divideRounded } from '../../arithmetic.ts'
import type { Outcome } from '../../game.ts'
import { otherSide, type Side, sides, winnerOf, winnersOf } from '../../twoSides.ts'
import { closeAllBonuses, hasDoneBonuses } from './bonus.ts'
import type { OperationalDraft, OperationalEvent } from './events.ts'
import { prestigeEarned } from './rules.ts'
import type { Table } from './table.ts'
import { destroyed, inReserve, type OperationalState, type ReadonlyState } from './types.ts'

/** Prestige for taking an objective in a turn. operational.H1 */
export const prestigeFor = (table: Table, objective: number, turn: number): number =>
  prestigeEarned(
    table.scenario,
    atLateness(table.scenario.rules.victory.prestige, turn - table.scenario.objectives[objective].by),
  )

/** A side's score as it counts at the level of difficulty: only what is above nothing grows. operational.I3 */
export const finalScore = ({ scenario }: Table, state: ReadonlyState, side: Side): number => {
  const score = state.score[side]
  return score > 0 ? divideRounded(score * scenario.rules.victory.difficulty[scenario.difficulty].score, 100) : score
}

/** Score for taking it in a turn. operational.H5 */
export const scoreFor = (table: Table, objective: number, turn: number): number =>
  atLateness(table.scenario.rules.victory.score, turn - table.scenario.objectives[objective].by)

const atLateness = (table: readonly number[], late: number): number =>
  table[Math.max(0, Math.min(table.length - 1, late))] ?? 0

/** Updates objectives that changed hands since the last time. operational.H1 */
export const settleObjectives = (
  table: Table,
  state: OperationalState,
  emit: (event: OperationalEvent) => void,
): void => {
  const { objectives } = table.scenario
  for (let objective = 0; objective < objectives.length; objective++) {
    const { hex, side } = objectives[objective]
    const holds = state.owner[hex] === side
    if (holds === state.heldSince[objective] > 0) continue
    const since = holds ? state.turn : state.heldSince[objective]
    const prestige = holds ? prestigeFor(table, objective, state.turn) : -state.prestigeWon[objective]
    state.prestige[side] += prestige
    state.score[side] += holds ? scoreFor(table, objective, since) : -scoreFor(table, objective, since)
    state.heldSince[objective] = holds ? since : 0
    state.prestigeWon[objective] = holds ? prestige : 0
    emit({ type: 'objective', objective, holder: holds ? side : otherSide(side), prestige })
  }
}

const seeksObjectives = (table: Table, side: Side): boolean => table.scenario.sides[side].victory === 'objectives'

/** True if a side that seeks objectives holds all of its own. operational.A2 */
const isSatisfied = (table: Table, state: ReadonlyState, side: Side): boolean =>
  seeksObjectives(table, side) &&
  table.scenario.objectives.every((objective) => objective.side !== side || state.owner[objective.hex] === side)

/**
 * True if a side has units on the map or on their way, or a card in hand that brings one. Units that only an order could form do not count.
 * operational.A2
 */
const hasUnits = (table: Table, state: ReadonlyState, side: Side): boolean =>
  table.unitsOf[side].some((unit) => state.hex[unit] !== destroyed && state.hex[unit] !== inReserve) ||
  table.cards.some(
    ({ side: holder, unit }, card) =>
      holder === side && unit !== undefined && state.card[card] === 1 && state.hex[unit] === inReserve,
  )

/** True if a side that still has to take objectives has no units left and none to come. */
const isSpent = (table: Table, state: ReadonlyState, side: Side): boolean =>
  seeksObjectives(table, side) && !isSatisfied(table, state, side) && !hasUnits(table, state, side)

/** True if a side may end the game as its winner: it has held all objectives long enough, and no bonus is left to win. operational.H4 */
export const canClaim = (table: Table, state: ReadonlyState, side: Side): boolean =>
  isSatisfied(table, state, side) &&
  !isSatisfied(table, state, otherSide(side)) &&
  hasDoneBonuses(table, state, side) &&
  table.scenario.objectives.every(
    (objective, index) =>
      objective.side !== side || state.turn - state.heldSince[index] >= table.scenario.rules.victory.heldToEnd,
  )

/** Ends the game when a side cannot reach its aim any more. */
export const endWhenSpent = (table: Table, draft: OperationalDraft): void => {
  if (!draft.state.ended && sides.some((side) => isSpent(table, draft.state, side))) end(table, draft)
}

/** Ends the game; open bonus objectives are decided as they stand. operational.H4 */
export const end = (table: Table, draft: OperationalDraft): void => {
  closeAllBonuses(table, draft)
  draft.state.ended = 1
  const outcome = judge(table, draft.state)
  draft.emit({ type: 'over', winner: winnerOf(outcome), reason: outcome.reason })
}

/** How the game stands if it ends now. operational.A2 */
export const judge = (table: Table, state: ReadonlyState): Outcome => {
  const result = (winner: Side | null, reason: string): Outcome => ({
    winners: winnersOf(winner),
    reason,
    score: [finalScore(table, state, 0), finalScore(table, state, 1)],
    turn: state.turn,
  })
  const satisfied = sides.filter((side) => isSatisfied(table, state, side))
  if (satisfied.length === 1) return result(satisfied[0], 'objectives-held')
  const deniers = sides.filter((side) => !seeksObjectives(table, side))
  if (satisfied.length === 0 && deniers.length === 1)
    return result(deniers[0], isSpent(table, state, otherSide(deniers[0])) ? 'army-destroyed' : 'objectives-denied')
  const spent = sides.filter((side) => isSpent(table, state, side))
  if (spent.length === 1) return result(otherSide(spent[0]), 'army-destroyed')
  return result(null, 'undecided')
}
