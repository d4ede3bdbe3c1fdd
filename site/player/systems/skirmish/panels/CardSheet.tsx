/** The selected card: what it costs now, what can be done with it, and its face. */
import { PanelHead, RuleLink } from '../../../panels/parts.tsx'
import * as say from '../names.ts'
import { usePlayer } from '../types.ts'
import { CardFace } from './CardFace.tsx'
import { OrderList } from './OrderList.tsx'

export const CardSheet = ({ card }: { card: number }) => {
  const { orders, derived } = usePlayer()
  const { table, known, own, hand } = derived
  // A card that is no longer in hand is nobody's to read.
  if (!hand.some((held) => held.card === card)) return null
  const { support } = table.cards[card]
  const keys = orders.byCard.get(card)?.keys ?? []
  return (
    <article class="unit-panel" data-side={own}>
      <PanelHead title={say.cardName(table, card)}>
        {support && <RuleLink rule={`skirmish.${support.rule}`} />}
      </PanelHead>
      <p>
        Costs <b>{say.costOf(table, known, own, card)}</b> of your {say.count(known.ap[own], 'action point')}.
        {keys.length === 0 && ' It cannot be played now.'}
      </p>
      <OrderList title="Orders" keys={keys} />
      <div class="sk-shown">
        <CardFace card={card} side={own} />
      </div>
    </article>
  )
}
