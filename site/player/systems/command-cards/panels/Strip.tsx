/** The bottom bar: the decision, the hand and the piles. */
import { useEffect, useRef } from 'preact/hooks'
import { otherSide } from '../../../../../engine/twoSides.ts'
import { listen } from '../../../listen.ts'
import { Button } from '../../../panels/parts.tsx'
import { countOf } from '../hand.ts'
import { cardName } from '../names.ts'
import { usePlayer } from '../types.ts'
import { CardBack } from './CardFace.tsx'
import { Hand } from './Hand.tsx'
import { PhaseBar } from './PhaseBar.tsx'

/** Moves the focus to the map when the focused card or button is gone after an action. */
const useKeptFocus = (part: { readonly current: HTMLElement | null }): void => {
  const { timeline } = usePlayer().state
  const wasInside = useRef(false)
  useEffect(() => {
    const player = part.current?.closest('.player')
    const remember = ({ target }: FocusEvent): void => {
      wasInside.current = player?.contains(target as Element) === true
    }
    return listen(document, { focusin: remember })
  }, [part])
  useEffect(() => {
    if (!wasInside.current || document.activeElement !== document.body) return
    part.current?.closest('.player')?.querySelector<HTMLElement>('.map-viewport')?.focus({ preventScroll: true })
  }, [timeline.value, part])
}

/** Beside the hand: the deck, the discard pile, and how many cards the enemy holds. */
const Piles = () => {
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
      <Button class="cc-pile-button bare" press={() => actions.open('cards')}>
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

export const Strip = () => {
  const { view } = usePlayer()
  const table = useRef<HTMLDivElement>(null)
  useKeptFocus(table)
  return (
    <div ref={table} class="cc-table">
      <PhaseBar />
      {view.viewer !== null && <Hand />}
      <Piles />
    </div>
  )
}
