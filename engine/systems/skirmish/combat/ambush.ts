/** Ambushes: a unit fires at an enemy that has just come within its range. skirmish.F6 */
import type { Side } from '../../../game.ts'
import { otherSide } from '../../../twoSides.ts'
import { mayHold } from '../cards/deck.ts'
import { leastFor } from '../cards/support.ts'
import { artillery, infantry, seatsWhere, type Table } from '../table.ts'
import { type Position, question, type SkirmishState, shot } from '../types.ts'
import { isInTheOpen } from '../units.ts'
import { canReact, isPierced, rangeOf, weaponOf, weaponsOf } from './weapons.ts'

/** Action points for which an ambush card is played. */
export const ambushPrice = ({ cards }: Table, card: number): number => {
  const { support } = cards[card]
  return support ? leastFor(support) : 0
}

/** Ambush cards that a seat may hold and can pay. */
export const ambushCards = (table: Table, state: Position, seat: Side): readonly number[] =>
  table.ambushes.filter((card) => ambushPrice(table, card) <= state.ap[seat] && mayHold(table, state, seat, card))

/** Units of a seat, and their weapons, into whose range a unit has just moved. */
export const ambushesBy = (
  table: Table,
  state: Position,
  seat: Side,
): readonly (readonly [unit: number, weapon: number])[] => {
  const target = state.mover - 1
  if (target < 0 || !isInTheOpen(table, state, target)) return []
  return table.unitsOf[seat].flatMap((unit) => {
    const isInWait = table.kind[unit] === infantry || table.kind[unit] === artillery
    if (!isInWait || state.suppressed[unit] > 0 || !isInTheOpen(table, state, unit)) return []
    const from = state.space[unit] * table.size
    return weaponsOf(table, state, unit).flatMap((weapon) => {
      const rules = weaponOf(table, state, unit, weapon)
      if (rules === undefined || !canReact(table, state, unit, weapon)) return []
      const range = rangeOf(table, state, unit, rules)
      const isNew =
        table.distance[from + state.moverFrom] > range && table.distance[from + state.space[target]] <= range
      return isNew && isPierced(table, state, { target, kind: shot.reaction }, rules.piercing)
        ? [[unit, weapon] as const]
        : []
    })
  })
}

/** Asks seats of the enemy that may ambush what has moved, whether or not they hold such a card: to ask must not show it. */
export const askAmbush = (table: Table, state: SkirmishState): void => {
  state.question = question.ambush
  state.asked = seatsWhere(
    table.teams[otherSide(table.team[state.mover - 1])],
    (seat) => ambushCards(table, state, seat).length > 0 && ambushesBy(table, state, seat).length > 0,
  )
}
