/** The hand: cards that can be taken up by mouse, finger and key. The second choice of a card plays it, where it needs no place. */

import { useRef, useState } from 'preact/hooks'
import { classesOf } from '../../../classes.ts'
import { handDigits, useHandKeys } from '../../../panels/handKeys.ts'
import { cardSubject } from '../../../subject.ts'
import { costOf } from '../names.ts'
import { type HeldCard, type PlayerState, usePlayer } from '../types.ts'
import { CardFace } from './CardFace.tsx'

/** Degrees between neighbours of the fan. */
const spread = 1.5

/** Selects a card; one that is selected already does the only thing that can be done with it, if that needs no place. */
const take = ({ actions, orders, derived }: ReturnType<typeof usePlayer>, card: number): void => {
  const keys = orders.byCard.get(card)?.keys ?? []
  const act = keys.length === 1 ? orders.groups.get(keys[0])?.alone : undefined
  if (derived.card !== card || !act) actions.select(cardSubject(card))
  else actions.order(act)
}

/** Returns the screen reader's addition to a card. */
const conditionOf = ({ derived, orders }: PlayerState, card: number): string => {
  const price = costOf(derived.table, derived.known, derived.own, card)
  return `Costs ${price} now, ${orders.value.byCard.has(card) ? 'can be played' : 'cannot be played now'}.`
}

interface HeldProps {
  readonly held: HeldCard
  readonly at: number
  readonly count: number
  readonly isTaken: boolean
  /** The tutorial points at it. */
  readonly isShown: boolean
  readonly onTake: () => void
}

const Held = ({ held, at, count, isTaken, isShown, onTake }: HeldProps) => {
  const { state, orders, derived } = usePlayer()
  const isAble = orders.byCard.has(held.card)
  return (
    <li style={{ '--turn': `${(at - (count - 1) / 2) * spread}deg`, '--along': count > 1 ? at / (count - 1) : 0.5 }}>
      <button
        type="button"
        class={classesOf(
          'sk-held bare',
          isAble ? 'is-able' : 'is-unable',
          isTaken && 'is-taken',
          isShown && 'is-shown',
        )}
        aria-pressed={isTaken}
        aria-keyshortcuts={at < handDigits ? String(at + 1) : undefined}
        onClick={onTake}
      >
        <CardFace card={held.card} side={derived.own} />
        {isAble && <span class="sk-able" aria-hidden="true" />}
        <span class="visually-hidden">{conditionOf(state, held.card)}</span>
      </button>
    </li>
  )
}

export const Hand = () => {
  const context = usePlayer()
  const { hand, card } = context.derived
  const list = useRef<HTMLUListElement>(null)
  useHandKeys(list, '.sk-held')
  const [copy, setCopy] = useState('')
  const copies = hand.filter((held) => held.card === card)
  const taken = copies.find(({ key }) => key === copy) ?? copies[0]
  const shown = context.tutorial?.lesson.value?.show
  return (
    <ul ref={list} class="sk-hand" aria-label="Your hand">
      {hand.map((held, at) => (
        <Held
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
