/** Orders as buttons: given at once, or aimed when their place is still to be chosen. */
import { Button, Section } from '../../../panels/parts.tsx'
import { actionWords, count } from '../names.ts'
import { sampleOf, words } from '../shellWords.ts'
import { type OrderGroup, usePlayer } from '../types.ts'

interface OrderProps {
  readonly group: OrderGroup
  readonly class?: string
  /** Its price, for an order that is aimed. */
  readonly price?: string
}

export const OrderButton = ({ group, class: name = 'order', price }: OrderProps) => {
  const { state, actions, derived } = usePlayer()
  const sample = sampleOf(group)
  if (sample === undefined) return null
  const { alone, key, hexes } = group
  const pill = alone && words.pill(state, alone)
  return alone === undefined ? (
    <Button class={name} aria-pressed={state.aim.value === key} press={() => actions.takeAim(key)}>
      <span>{words.group(state, group).title}</span>{' '}
      <small>{[price, count(hexes.size, 'place')].filter(Boolean).join(' · ')}</small>
    </Button>
  ) : (
    <Button class={name} press={() => actions.order(alone)}>
      <span>{actionWords(derived.table, state.position.value.state, alone)}</span>
      {pill && <span class="pill">{pill.text}</span>}
    </Button>
  )
}

/** Orders of some keys under a heading. */
export const OrderList = ({ title, keys }: { title: string; keys: readonly string[] }) => {
  const { groups } = usePlayer().orders
  const found = keys.flatMap((key) => groups.get(key) ?? [])
  if (found.length === 0) return null
  return (
    <Section title={title}>
      <div class="order-list stack">
        {found.map((group) => (
          <OrderButton key={group.key} group={group} />
        ))}
      </div>
    </Section>
  )
}
