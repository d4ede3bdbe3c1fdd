/** A card of the hand in full: whom it orders now, what can be done with it, or why nothing can. */
import { phase } from '../../../../../engine/systems/command-cards/types.ts'
import type { CommandCardsAction } from '../../../../../engine/systems/command-cards/verbs/index.ts'
import { Button, PanelHead, RuleLink } from '../../../panels/parts.tsx'
import { cardActWords, count } from '../names.ts'
import { ordersNobody } from '../preview.ts'
import { type PlayerState, usePlayer } from '../types.ts'
import { UnitLinks } from './lists.tsx'

/** Why nothing can be done with it now: the engine's reason against what would be done in this phase. */
const whyNot = ({ game, position, view }: PlayerState, card: number): string => {
  const now = position.value.state
  const tried: Readonly<Partial<Record<number, CommandCardsAction>>> = {
    [phase.keep]: { type: 'keep', card },
    [phase.discard]: { type: 'discard', card },
    [phase.prepare]: { type: 'prepare', card },
  }
  return game.refusal(now, view.value.viewer ?? now.side, tried[now.phase] ?? { type: 'play', card, choice: 0 })
}

const Acts = ({ card }: { card: number }) => {
  const { state, actions, orders, scenario } = usePlayer()
  const keys = orders.byCard.get(card) ?? []
  if (keys.length === 0) return <p class="boxed-note">{whyNot(state, card)}</p>
  return (
    <div class="cc-acts stack">
      {keys.map((key, at) => {
        const { alone, hexes } = orders.groups.get(key) ?? {}
        const action = alone ?? hexes?.values().next().value
        if (!hexes || !action) return null
        return (
          <Button
            key={key}
            class={at === 0 ? 'button main' : 'button'}
            aria-pressed={alone ? undefined : state.aim.value === key}
            press={() => (alone ? actions.order(alone) : actions.takeAim(key))}
          >
            {cardActWords(scenario, state.position.value.state, action)}
            {!alone && <small> at {count(hexes.size, 'place')}</small>}
          </Button>
        )
      })}
    </div>
  )
}

const Preview = () => {
  const { preview } = usePlayer().derived
  if (preview === undefined) return null
  const { units, targets } = preview
  if (preview.isRolled) return <p class="note">The dice say who is ordered.</p>
  if (targets.length > 0) return <p>{count(targets.length, 'enemy unit')} can be aimed at.</p>
  if (units.length === 0) return null
  const many = Math.min(preview.count, units.length)
  return (
    <div>
      <h3 class="label">Orders {many < units.length ? `${many} of ${units.length}` : count(many, 'unit')}</h3>
      {/* On a phone only screen readers are told: the map shows them, and the sheet leaves it room. */}
      <div class="ordered">
        <UnitLinks units={units} />
      </div>
    </div>
  )
}

export const CardSheet = ({ card }: { card: number }) => {
  const { table, preview } = usePlayer().derived
  const rules = table.cards[card]
  return (
    <article class="unit-panel card-sheet">
      <PanelHead title={rules.name}>
        {rules.class === 'section' ? 'Section card' : 'Tactic'} <RuleLink rule={`command-cards.${rules.rule}`} />
      </PanelHead>
      <p class="cc-sheet-text">{rules.text}</p>
      {ordersNobody(preview) && <p class="note">It orders nobody now: the turn ends with it.</p>}
      <Acts card={card} />
      <Preview />
    </article>
  )
}
