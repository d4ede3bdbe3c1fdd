/** Units as a list, with orders that need no place: for those who do not use the map. */
import type { ComponentChildren } from 'preact'
import type { Side } from '../../../engine/game.ts'
import { usePlayer } from '../context.ts'
import type { Subject } from '../types.ts'
import { OrderButton } from './OrderList.tsx'
import { Section, SideLabel, SubjectLink } from './parts.tsx'

interface UnitLineProps {
  readonly subject: Subject
  /** Where it is, how strong, in what condition. */
  readonly facts: readonly string[]
  /** Keys of groups of orders. */
  readonly keys?: readonly string[] | undefined
  /** Buttons in the place of those of the orders. */
  readonly children?: ComponentChildren
}

export const UnitLine = ({ subject, facts, keys = [], children }: UnitLineProps) => {
  const { state, orders } = usePlayer()
  const groups = keys.flatMap((key) => orders.groups.get(key) ?? [])
  return (
    <li class="unit-line">
      <SubjectLink subject={subject}>{state.ui.words.subject(state, subject)}</SubjectLink>{' '}
      <span class="facts-of">{facts.join(' · ')}</span>{' '}
      {children ??
        groups.map((group) => group.alone && <OrderButton key={group.key} group={group} class="button small" />)}
    </li>
  )
}

/** The lines of a side's units. */
export const UnitLines = ({ side, children }: { side: Side; children: ComponentChildren }) => (
  <Section title={<SideLabel side={side} />}>
    <ul class="unit-lines">{children}</ul>
  </Section>
)
