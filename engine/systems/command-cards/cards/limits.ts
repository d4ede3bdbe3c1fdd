/** How many cards a side has and may have, and when it must give one up. command-cards.N6, A16 */
import { type Side, sides } from '../../../twoSides.ts'
import type { CommandCardsDraft } from '../services.ts'
import type { Table } from '../table.ts'
import { type Position, phase } from '../types.ts'
import { handAt, handSize } from './deck.ts'

/** Cards of a side in hand and waiting. command-cards.N2 */
export const cardsOf = (table: Table, state: Position, side: Side): number =>
  handSize(table, state, side) + (state.waiting[side] > 0 ? 1 : 0)

/** True if a side may put a card aside now, for none waits. command-cards.N2 */
export const mayPrepare = (table: Table, state: Position, side: Side): boolean =>
  table.command[side].preparesCards && state.waiting[side] === 0 && handSize(table, state, side) > 0

/** Cards that a side may have between turns. */
export const handLimit = (table: Table, state: Position, side: Side): number => {
  const { hand } = table.command[side]
  const full =
    hand === undefined ? grownHand(table, state, side) : Math.max(hand.least, hand.start - state.lostUnits[side])
  return Math.max(1, full - headquartersLost(table, state, side) - state.handLost[side])
}

/** The hand that the scenario gives a side, as far as it has grown by the end of its last turn, or of the one that it has now. */
export const grownHand = (
  { scenario }: Table,
  { turn, active }: Pick<Position, 'turn' | 'active'>,
  side: Side,
): number => {
  const { hand, handGrowth } = scenario.sides[side]
  if (handGrowth === undefined) return hand
  const turns = side === 0 || active === 1 ? turn : turn - 1
  return Math.min(handGrowth.to, hand + turns * handGrowth.by)
}

/** Cards by which captured headquarters reduce a side's hand. command-cards.A16 */
const headquartersLost = ({ special, scenario }: Table, state: Position, side: Side): number => {
  let count = 0
  for (const [index, place] of special.headquarters.entries())
    if (place.side === side && state.hqTaken[index] === 1) count += scenario.rules.special.headquartersCards
  return count
}

/** True if a side has more cards than its lost units allow. The card being played counts until it is discarded. command-cards.N6 */
const hasTooMany = (table: Table, state: Position, side: Side): boolean => {
  if (table.command[side].hand === undefined || handSize(table, state, side) === 0) return false
  const played = state.active === side && state.spent > 0 ? 1 : 0
  return cardsOf(table, state, side) + played > handLimit(table, state, side)
}

/** After every action: asks a side that must give up a card which one. The current decision waits. command-cards.N6 */
export const askForCards = (table: Table, { state }: CommandCardsDraft): void => {
  if (state.ended || state.phase === phase.discard) return
  for (const side of sides) {
    if (!hasTooMany(table, state, side)) continue
    state.resumes = state.phase
    state.resumesSide = state.side
    state.phase = phase.discard
    state.side = side
    return
  }
}

/** After every action: an announced card that is no longer in hand is no longer announced. command-cards.A11 */
export const forgetAnnouncements = (table: Table, { state }: CommandCardsDraft): void => {
  for (const side of sides) {
    const card = state.announced[side] - 1
    if (card >= 0 && state.hand[handAt(table, side, card)] === 0) state.announced[side] = 0
  }
}
