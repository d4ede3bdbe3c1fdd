/** Headquarters and supply tents: who loses one loses a card with it. command-cards.A16 */
import { otherSide, type Side } from '../../../game.ts'
import { drawCard, handAt, handSize } from '../cards/deck.ts'
import type { CommandCardsDraft, Services } from '../verbs/verb.ts'
import { occupantOf } from './nearby.ts'

/** After every action: headquarters change hands with whoever stands on them. */
export const settleHeadquarters = (services: Services, draft: CommandCardsDraft): void => {
  const { table } = services
  const { state } = draft
  const cards = table.scenario.rules.special.headquartersCards
  for (const [index, { side, hex }] of table.special.headquarters.entries()) {
    const holder = occupantOf(table, state, hex)
    if (holder < 0) continue
    const taken = holder === side ? 0 : 1
    if (taken === state.hqTaken[index]) continue
    state.hqTaken[index] = taken
    for (let card = 0; card < cards; card++) {
      if (taken) loseCard(services, draft, side)
      else replenish(services, draft, side)
    }
  }
}

/** A card of the hand goes by chance. */
const loseCard = ({ table }: Services, draft: CommandCardsDraft, side: Side): void => {
  const { state } = draft
  const held = handSize(table, state, side)
  if (held === 0) return
  let at = draft.dice.below(held)
  let card = 0
  while (at >= state.hand[handAt(table, side, card)]) at -= state.hand[handAt(table, side, card++)]
  state.hand[handAt(table, side, card)]--
  state.discard[card]++
  draft.emit({ type: 'discarded', side, card, why: 'headquarters', rolled: true })
}

const replenish = ({ table }: Services, draft: CommandCardsDraft, side: Side): void => {
  const { state } = draft
  const card = drawCard(state, draft.dice)
  if (card < 0) return
  state.hand[handAt(table, side, card)]++
  draft.emit({ type: 'drew', side, count: 1, card, seenBy: [side], rolled: true })
  draft.emit({ type: 'drew', side, count: 1, seenBy: [otherSide(side)], rolled: true })
}
