/** What lies beside the hand: the deck, the cards put down, and how many the enemy holds. */
import { otherSide } from '../../../../../engine/game.ts'
import { useInstrument } from '../context.ts'
import { countOf } from '../hand.ts'
import { cardName } from '../words.ts'
import { CardBack } from './CardFace.tsx'

/** Cards of the enemy that everybody sees: one that waits, and one that is laid open. */
const openOf = (waiting: number, announced: number): readonly number[] =>
  [waiting, announced].flatMap((card) => (card > 0 ? [card - 1] : []))

export const Piles = () => {
  const { state, control } = useInstrument()
  const { scenario } = state.bundle
  const view = state.view.value
  const known = state.desk.known.value
  const enemy = otherSide(state.desk.own.value)
  const open = openOf(known.waiting[enemy], known.announced[enemy])
  return (
    <div class="cc-piles">
      <CardBack count={view.handSizes[enemy] + (view.isWaiting[enemy] ? 1 : 0)} label="Enemy" />
      <CardBack count={view.deckSize} label="Deck" />
      <button type="button" class="cc-pile-button" onClick={() => control.open('cards')}>
        <CardBack count={countOf(known.discard)} label="Put down" />
        <span class="visually-hidden">: show them</span>
      </button>
      {(view.isWaiting[enemy] || open.length > 0) && (
        <p class="note">
          {open.length > 0
            ? `Enemy, open: ${open.map((card) => cardName(scenario, card)).join(', ')}`
            : 'One enemy card waits'}
        </p>
      )}
    </div>
  )
}
