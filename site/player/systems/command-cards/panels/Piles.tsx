/** Beside the hand: the deck, the discard pile, and how many cards the enemy holds. */
import { otherSide } from '../../../../../engine/twoSides.ts'
import { Button } from '../../../panels/parts.tsx'
import { countOf } from '../hand.ts'
import { usePlayer } from '../types.ts'
import { cardName } from '../words.ts'
import { CardBack } from './CardFace.tsx'

export const Piles = () => {
  const { actions, derived, scenario, view } = usePlayer()
  const { known, own } = derived
  const enemy = otherSide(own)
  // Cards of the enemy that everybody sees: one that waits, and one that is laid open.
  const open = [known.waiting[enemy], known.announced[enemy]].filter((card) => card > 0).map((card) => card - 1)
  const isWaiting = view.isWaiting[enemy]
  return (
    <div class="cc-piles">
      <CardBack count={view.handSizes[enemy] + (isWaiting ? 1 : 0)} label="Enemy" />
      <CardBack count={view.deckSize} label="Deck" />
      <Button class="cc-pile-button" press={() => actions.open('cards')}>
        <CardBack count={countOf(known.discard)} label="Put down" />
        <span class="visually-hidden">: show them</span>
      </Button>
      {(isWaiting || open.length > 0) && (
        <p class="note">
          {open.length > 0
            ? `Enemy, open: ${open.map((card) => cardName(scenario, card)).join(', ')}`
            : 'One enemy card waits'}
        </p>
      )}
    </div>
  )
}
