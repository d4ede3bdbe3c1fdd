/** Headquarters and supply tents: a side that loses one loses a card. command-cards.A16 */

import { otherSide, type Side } from '../../../twoSides.ts'
import { drawOneOf } from '../battle/roll.ts'
import { dealCard, handAt, handSize } from '../cards/deck.ts'
import type { CommandCardsDraft } from '../services.ts'
import type { Table } from '../table.ts'
import { occupantOf } from '../units.ts'

/** After every action: headquarters belong to the side whose unit is on them. */
export const settleHeadquarters = (table: Table, draft: CommandCardsDraft): void => {
  const { state } = draft
  const cards = table.scenario.rules.special.headquartersCards
  for (const [index, { side, hex }] of table.special.headquarters.entries()) {
    const holder = occupantOf(table, state, hex)
    if (holder < 0) continue
    const taken = holder === side ? 0 : 1
    if (taken === state.hqTaken[index]) continue
    state.hqTaken[index] = taken
    for (let card = 0; card < cards; card++) {
      if (taken) loseCard(table, draft, side)
      else replenish(table, draft, side)
    }
  }
}

/** Discards a random card of a hand. */
const loseCard = (table: Table, draft: CommandCardsDraft, side: Side): void => {
  const { state } = draft
  const held = handSize(table, state, side)
  if (held === 0) return
  const card = drawOneOf(draft.dice.at(state, 'captured card', side), state.hand, held, handAt(table, side, 0))
  state.hand[handAt(table, side, card)]--
  state.discard[card]++
  draft.emit({ type: 'discarded', side, card, why: 'headquarters', rolled: true })
}

const replenish = (table: Table, draft: CommandCardsDraft, side: Side): void => {
  const card = dealCard(table, draft.state, draft.dice.at(draft.state, 'replenish', side), side)
  if (card < 0) return
  draft.emit({ type: 'drew', side, count: 1, card, seenBy: [side], rolled: true })
  draft.emit({ type: 'drew', side, count: 1, seenBy: [otherSide(side)], rolled: true })
}
