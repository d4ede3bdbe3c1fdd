/** Orders as buttons: given at once, or aimed when their place is still to be chosen. */
import * as shared from '../../../panels/OrderList.tsx'
import { Section } from '../../../panels/parts.tsx'
import { actionWords, count } from '../names.ts'
import { words } from '../shellWords.ts'
import { type OrderGroup, usePlayer } from '../types.ts'

interface OrderProps {
  readonly group: OrderGroup
  readonly class?: string
  /** Its price, for an order that is aimed. */
  readonly price?: string
}

export const OrderButton = ({ group, class: name = 'order', price }: OrderProps) => {
  const { state, derived } = usePlayer()
  const { alone, hexes } = group
  const pill = alone && words.pill(state, alone)
  return (
    <shared.OrderButton group={group} class={name}>
      {alone === undefined ? (
        <>
          <span>{words.group(state, group).title}</span>{' '}
          <small>{[price, count(hexes.size, 'place')].filter(Boolean).join(' · ')}</small>
        </>
      ) : (
        <>
          <span>{actionWords(derived.table, state.position.value.state, alone)}</span>
          {pill && <span class="pill">{pill.text}</span>}
        </>
      )}
    </shared.OrderButton>
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
