/** A card of the hand in full: whom it orders now, what can be done with it, or why nothing can. */

import { type CommandCardsAction, phase } from '../../../../../engine/systems/command-cards/types.ts'
import { RuleLink } from '../../../panels/Terms.tsx'
import { useInstrument } from '../context.ts'
import { ordersNobody } from '../preview.ts'
import { unitSubject } from '../subjects.ts'
import type { PlayerState } from '../types.ts'
import { cardActWords, count, unitName } from '../words.ts'

/** Why nothing can be done with it now, as the engine says it of what would be done in this phase. */
const whyNot = (state: PlayerState, card: number): string => {
  const position = state.position.value.state
  const tried: CommandCardsAction =
    position.phase === phase.keep
      ? { type: 'keep', card }
      : position.phase === phase.discard
        ? { type: 'discard', card }
        : { type: 'play', card, choice: 0 }
  return state.game.refusal(position, state.view.value.viewer ?? position.side, tried)
}

const Acts = ({ card }: { card: number }) => {
  const { state, control } = useInstrument()
  const { groups, byCard } = state.orders.value
  const { scenario } = state.bundle
  const position = state.position.value.state
  const keys = byCard.get(card) ?? []
  if (keys.length === 0) return <p class="cc-why">{whyNot(state, card)}</p>
  return (
    <div class="cc-acts">
      {keys.map((key, at) => {
        const group = groups.get(key)
        const action = group?.alone ?? group?.hexes.values().next().value
        if (!group || !action) return null
        const aims = group.alone === undefined
        return (
          <button
            key={key}
            type="button"
            class={at === 0 ? 'button main' : 'button'}
            aria-pressed={aims ? state.aim.value === key : undefined}
            onClick={() => (group.alone ? control.order(group.alone) : control.takeAim(key))}
          >
            {cardActWords(scenario, position, action)}
            {aims && <small> at {count(group.hexes.size, 'place')}</small>}
          </button>
        )
      })}
    </div>
  )
}

/** Whom it would let one order. */
const Preview = () => {
  const { state, control } = useInstrument()
  const { scenario } = state.bundle
  const preview = state.desk.preview.value
  if (preview === undefined) return null
  if (preview.isRolled) return <p class="note">The dice say who is ordered.</p>
  if (preview.targets.length > 0) return <p>{count(preview.targets.length, 'enemy unit')} can be aimed at.</p>
  if (preview.units.length === 0) return null
  const many = Math.min(preview.count, preview.units.length)
  return (
    <div>
      <h3 class="label">
        Orders {many < preview.units.length ? `${many} of ${preview.units.length}` : count(many, 'unit')}
      </h3>
      <ul class="cc-preview">
        {preview.units.map((unit) => (
          <li key={unit}>
            <button type="button" class="link" onClick={() => control.select(unitSubject(unit))}>
              {unitName(scenario, unit)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

export const CardSheet = ({ card }: { card: number }) => {
  const { state } = useInstrument()
  const rules = state.game.table.cards[card]
  return (
    <article class="unit-panel cc-card-sheet">
      <header class="panel-head">
        <h2>{rules.name}</h2>
        <span class="place">
          {rules.class === 'section' ? 'Section card' : 'Tactic'} <RuleLink rule={`command-cards.${rules.rule}`} />
        </span>
      </header>
      <p class="cc-sheet-text">{rules.text}</p>
      {ordersNobody(state.desk.preview.value) && <p class="note">It orders nobody now: the turn ends with it.</p>}
      <Acts card={card} />
      <Preview />
    </article>
  )
}
