/** Orders as buttons: given at once, or aimed when their place is still to be chosen. */
import { Button, Section } from '../../../panels/parts.tsx'
import { buttonWords } from '../names.ts'
import { sampleOf } from '../shellWords.ts'
import { type OrderGroup, usePlayer } from '../types.ts'

export const OrderButton = ({ group, class: name = 'order' }: { group: OrderGroup; class?: string }) => {
  const { state, actions, scenario } = usePlayer()
  const sample = sampleOf(group)
  if (sample === undefined) return null
  const { alone, key, hexes } = group
  const text = buttonWords(scenario, sample)
  return alone === undefined ? (
    <Button class={name} aria-pressed={state.aim.value === key} press={() => actions.takeAim(key)}>
      <span>{text}</span> {hexes.size > 1 && <small>{hexes.size} places</small>}
    </Button>
  ) : (
    <Button class={name} press={() => actions.order(alone)}>
      {text}
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
