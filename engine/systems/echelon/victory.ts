/** Points, and who wins by them. echelon.V1 */
import type { Outcome } from '../../game.ts'
import { type Side, sides, winnersOf } from '../../twoSides.ts'
import type { Fraction } from './rules.ts'
import type { EchelonDraft } from './services.ts'
import type { Table } from './table.ts'
import type { Position } from './types.ts'

/** Points that the places of the map are worth to a side now, in a turn or at the end. */
export const pointsOfPlaces = ({ scenario }: Table, state: Position, side: Side, when: 'perTurn' | 'atEnd'): number =>
  scenario.objectives.reduce(
    (sum, { hex, [when]: points }) => sum + (state.owner[hex] === side + 1 ? points[side] : 0),
    0,
  )

/** At the end of a week each side gains what its places are worth; the last one adds what they are worth at the end. */
export const gainPoints = (table: Table, { state }: EchelonDraft): void => {
  const isLast = state.turn === table.scenario.turns
  for (const side of sides)
    state.points[side] +=
      pointsOfPlaces(table, state, side, 'perTurn') + (isLast ? pointsOfPlaces(table, state, side, 'atEnd') : 0)
}

const reaches = (own: number, other: number, [numerator, denominator]: Fraction): boolean =>
  own > other && own * denominator >= other * numerator

/** How far the first side is ahead, in whole per cent of all points: -100 to 100. Sides win by the ratio of their points, which this grows with. */
export const leadInPoints = ([first, second]: readonly number[]): number =>
  first + second === 0 ? 0 : Math.trunc((100 * (first - second)) / (first + second))

/** How a finished game ended: who has so many times the points of the other one. */
export const judge = ({ scenario }: Table, state: Position): Outcome => {
  const [first, second] = state.points
  const [leader, own, other]: [Side, number, number] = first >= second ? [0, first, second] : [1, second, first]
  const { decisive } = scenario.rules.victory
  const isWon = reaches(own, other, scenario.margin)
  return {
    winners: winnersOf(isWon ? leader : scenario.tie),
    reason: !isWon ? 'undecided' : reaches(own, other, decisive) ? 'decisive' : 'marginal',
    score: [first, second],
    turn: state.turn,
  }
}
