/** The hand: cards that can be taken up by mouse, finger and key. The second choice of a card that is taken up plays it. */

import { useRef, useState } from 'preact/hooks'
import { notify } from '../../../announce.ts'
import { classesOf } from '../../../classes.ts'
import { handDigits, useHandKeys } from '../../../panels/handKeys.ts'
import { cardSubject } from '../../../subject.ts'
import type { HeldCard } from '../hand.ts'
import { ordersNobody } from '../preview.ts'
import { type PlayerState, usePlayer } from '../types.ts'
import { CardFace } from './CardFace.tsx'

/** Degrees between neighbours of the fan. */
const spread = 1.6

/** Selects a card; one that is selected already does the only thing that can be done with it, if that needs no place. */
const take = ({ state, actions, orders, derived }: ReturnType<typeof usePlayer>, card: number): void => {
  const keys = orders.byCard.get(card) ?? []
  const act = keys.length === 1 ? orders.groups.get(keys[0])?.alone : undefined
  if (derived.card !== card || !act) actions.select(cardSubject(card))
  // A turn is not thrown away by a second tap: the button beside the map still does it.
  else if (ordersNobody(derived.preview)) notify(state, 'It orders nobody now.')
  else actions.order(act)
}

/** Returns the screen reader's addition to the face of a card. */
const conditionOf = (state: PlayerState, { card, place, isOpen }: HeldCard): string =>
  [
    place === 'drawn' ? 'just drawn' : '',
    isOpen ? 'the enemy sees it' : '',
    state.orders.value.byCard.has(card) ? 'can be played' : 'cannot be played now',
  ]
    .filter((part) => part !== '')
    .join(', ')

const stateWords = { waiting: 'waits', drawn: 'drawn', hand: undefined } as const

interface HandCardProps {
  readonly held: HeldCard
  readonly at: number
  readonly count: number
  /** True if it is the one of its copies that is taken up. */
  readonly isTaken: boolean
  /** True if the tutorial points at it. */
  readonly isShown: boolean
  readonly onTake: () => void
}

const HandCard = ({ held, at, count, isTaken, isShown, onTake }: HandCardProps) => {
  const { state, orders, derived } = usePlayer()
  const { card, place, isOpen } = held
  const isAble = orders.byCard.has(card)
  const turn = (at - (count - 1) / 2) * spread
  const note = stateWords[place] ?? (isOpen ? 'laid open' : undefined)
  return (
    <li class={place === 'hand' ? undefined : `is-${place}`} style={{ '--turn': `${turn}deg` }}>
      <button
        type="button"
        class={classesOf(
          'cc-card bare',
          isAble ? 'is-able' : 'is-unable',
          isTaken && 'is-taken',
          isShown && 'is-shown',
        )}
        aria-pressed={isTaken}
        aria-keyshortcuts={at < handDigits ? String(at + 1) : undefined}
        onClick={onTake}
      >
        <CardFace card={derived.table.cards[card]} />
        {note !== undefined && <span class="cc-note">{note}</span>}
        {isAble && <span class="cc-able" aria-hidden="true" />}
        <span class="visually-hidden">{conditionOf(state, held)}</span>
        {at < handDigits && (
          <span class="cc-key key-hint" aria-hidden="true">
            {at + 1}
          </span>
        )}
      </button>
    </li>
  )
}

export const Hand = () => {
  const context = usePlayer()
  const { derived, tutorial } = context
  const { hand, card } = derived
  const list = useRef<HTMLUListElement>(null)
  useHandKeys(list, '.cc-card')
  const [copy, setCopy] = useState('')
  const copies = hand.filter((held) => held.card === card)
  const shown = tutorial?.lesson.value?.show
  const taken = copies.find(({ key }) => key === copy) ?? copies[0]
  return (
    <ul ref={list} class="cc-hand" aria-label="Your hand" style={{ '--cards': String(hand.length) }}>
      {hand.map((held, at) => (
        <HandCard
          key={held.key}
          held={held}
          at={at}
          count={hand.length}
          isTaken={held === taken}
          isShown={shown?.kind === 'card' && shown.number === held.card}
          onTake={() => {
            setCopy(held.key)
            take(context, held.card)
          }}
        />
      ))}
    </ul>
  )
}
