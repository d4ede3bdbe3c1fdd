/** The hand: cards that can be taken up by mouse, finger and key. The second choice of a card that is taken up plays it. */
import { useEffect, useRef, useState } from 'preact/hooks'
import { notify } from '../../../announce.ts'
import type { Controller } from '../../../controller.ts'
import { useInstrument } from '../context.ts'
import type { Handful } from '../hand.ts'
import { ordersNobody } from '../preview.ts'
import { cardSubject } from '../subjects.ts'
import type { PlayerState } from '../types.ts'
import { CardFace } from './CardFace.tsx'

/** Keys that take up a card wherever the focus is; the digits after them show layers of the map. */
const digits = 6
/** Degrees between neighbours of the fan. */
const spread = 1.6

/** The only thing that can be done with a card, if it is but one and needs no place. */
const soleAct = (state: PlayerState, card: number) => {
  const keys = state.orders.value.byCard.get(card) ?? []
  return keys.length === 1 ? state.orders.value.groups.get(keys[0])?.alone : undefined
}

const take = (state: PlayerState, control: Controller, card: number): void => {
  const act = soleAct(state, card)
  const isTaken = state.desk.card.value === card
  // A turn is not thrown away by a second tap: the button beside the map still does it.
  if (isTaken && act && ordersNobody(state.desk.preview.value)) notify(state, 'It orders nobody now.')
  else if (isTaken && act) control.order(act)
  else control.select(cardSubject(card))
}

/** What the screen reader hears of a card beside its face. */
const conditionOf = (state: PlayerState, { card, place, isOpen }: Handful): string =>
  [
    place === 'drawn' ? 'just drawn' : '',
    isOpen ? 'the enemy sees it' : '',
    state.orders.value.byCard.has(card) ? 'can be played' : 'cannot be played now',
  ]
    .filter((part) => part !== '')
    .join(', ')

const stateWords = { waiting: 'waits', drawn: 'drawn', hand: undefined } as const

interface HandCardProps {
  readonly held: Handful
  readonly at: number
  readonly count: number
  /** Whether it is the one of its copies that is taken up. */
  readonly isTaken: boolean
  /** Whether the tutorial points at it. */
  readonly isShown: boolean
  readonly onTake: () => void
}

const HandCard = ({ held, at, count, isTaken, isShown, onTake }: HandCardProps) => {
  const { state } = useInstrument()
  const { card, place, isOpen } = held
  const isAble = state.orders.value.byCard.has(card)
  const turn = (at - (count - 1) / 2) * spread
  const note = stateWords[place] ?? (isOpen ? 'laid open' : undefined)
  return (
    <li class={place === 'hand' ? undefined : `is-${place}`} style={{ '--turn': `${turn}deg` }}>
      <button
        type="button"
        class={['cc-card', isAble ? 'is-able' : 'is-unable', isTaken ? 'is-taken' : '', isShown ? 'is-shown' : ''].join(
          ' ',
        )}
        aria-pressed={isTaken}
        aria-keyshortcuts={at < digits ? String(at + 1) : undefined}
        onClick={onTake}
      >
        <CardFace card={state.game.table.cards[card]} />
        {note !== undefined && <span class="cc-note">{note}</span>}
        {isAble && <span class="cc-able" aria-hidden="true" />}
        <span class="visually-hidden">{conditionOf(state, held)}</span>
        {at < digits && (
          <span class="cc-key" aria-hidden="true">
            {at + 1}
          </span>
        )}
      </button>
    </li>
  )
}

/** Arrows go through the hand, Enter chooses; digits take up a card from wherever the focus is. */
const useHandKeys = (
  list: { readonly current: HTMLUListElement | null },
  state: PlayerState,
  control: Controller,
): void =>
  useEffect(() => {
    const player = list.current?.closest<HTMLElement>('.player')
    if (!player) return
    const hear = (event: KeyboardEvent): void => {
      const target = event.target as Element
      if (event.ctrlKey || event.metaKey || event.altKey || target.closest('input, select, textarea, dialog')) return
      const buttons = [...(list.current?.querySelectorAll<HTMLButtonElement>('.cc-card') ?? [])]
      const held = state.desk.hand.peek()
      const digit = Number(event.key)
      if (digit >= 1 && digit <= digits && held[digit - 1] !== undefined) {
        take(state, control, held[digit - 1].card)
        event.preventDefault()
        return
      }
      const now = buttons.indexOf(target.closest<HTMLButtonElement>('.cc-card') as HTMLButtonElement)
      const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0
      if (now < 0 || step === 0) return
      buttons[(now + step + buttons.length) % buttons.length]?.focus()
      event.preventDefault()
    }
    player.addEventListener('keydown', hear)
    return () => player.removeEventListener('keydown', hear)
  }, [list, state, control])

export const Hand = () => {
  const { state, control, tutor } = useInstrument()
  const list = useRef<HTMLUListElement>(null)
  useHandKeys(list, state, control)
  const [copy, setCopy] = useState('')
  const hand = state.desk.hand.value
  const copies = hand.filter(({ card }) => card === state.desk.card.value)
  const show = tutor.lesson.value?.show
  const shown = show ? state.ui.lessons.subjectOf(state, show) : undefined
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
            take(state, control, held.card)
          }}
        />
      ))}
    </ul>
  )
}
