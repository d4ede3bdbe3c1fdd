/** Orders as buttons: given at once, or aimed when their place is still to be chosen. */
import type { ComponentChildren } from 'preact'
import { usePlayer } from '../context.ts'
import { sampleOf } from '../orderGroups.ts'
import type { OrderGroup } from '../types.ts'
import { count } from '../words.ts'
import { Button, Section } from './parts.tsx'

interface OrderButtonProps {
  readonly group: OrderGroup
  readonly class?: string | undefined
  readonly title?: string | undefined
  /** On the button; by default the word of the order, and how many places there are to choose from. */
  readonly children?: ComponentChildren
}

export const OrderButton = ({ group, class: name = 'order', title, children }: OrderButtonProps) => {
  const { state, actions } = usePlayer()
  const { alone, key, hexes } = group
  const sample = sampleOf(group)
  if (sample === undefined) return null
  return (
    <Button
      class={name}
      title={title}
      aria-pressed={alone === undefined ? state.aim.value === key : undefined}
      press={() => (alone === undefined ? actions.takeAim(key) : actions.order(alone))}
    >
      {children ?? (
        <>
          <span>{state.ui.words.button(state, sample).word}</span>
          {hexes.size > 1 && <small> {count(hexes.size, 'place')}</small>}
        </>
      )}
    </Button>
  )
}

/** More orders than this stand in a fold. */
const mostOpen = 6

/** Orders of some keys under a heading. */
export const OrderList = ({ title, keys }: { title: string; keys: readonly string[] }) => {
  const { groups } = usePlayer().orders
  const found = keys.flatMap((key) => groups.get(key) ?? [])
  if (found.length === 0) return null
  const list = (
    <div class="order-list stack">
      {found.map((group) => (
        <OrderButton key={group.key} group={group} />
      ))}
    </div>
  )
  if (found.length <= mostOpen) return <Section title={title}>{list}</Section>
  return (
    <details class="why fold">
      <summary>
        <span>{title}</span> <b>{found.length}</b>
      </summary>
      {list}
    </details>
  )
}
