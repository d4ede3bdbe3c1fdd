/** Hexes that an order can be sent to, as buttons with the expected result: for touch, and for those who do not use the map. */
import type { ComponentChildren } from 'preact'
import type { Space } from '../../../engine/board.ts'
import type { Action } from '../../../engine/game.ts'
import { usePlayer } from '../context.ts'
import { Button, Section } from './parts.tsx'

/** A finger's tap first shows what would come of it. */
const isTouch = (event: MouseEvent): boolean => event instanceof PointerEvent && event.pointerType === 'touch'

export const Target = ({ hex, action, children }: { hex: Space; action: Action; children: ComponentChildren }) => {
  const { state, actions } = usePlayer()
  const pill = state.ui.words.pill(state, action)
  return (
    <Button
      class={state.pointed.value === hex ? 'target is-pointed' : 'target'}
      onPointerEnter={(event) => event.pointerType === 'mouse' && actions.point(hex)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && actions.point(null)}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && actions.point(hex)}
      press={(event) => (isTouch(event) ? actions.tap(hex) : actions.order(action))}
    >
      <span>{children}</span>
      {pill && (
        <span class="pill">
          {pill.text}
          <span class="visually-hidden"> {pill.meaning}</span>
        </span>
      )}
    </Button>
  )
}

export const Targets = ({ attacks = new Map() }: { attacks: ReadonlyMap<Space, Action> | undefined }) => {
  const { state } = usePlayer()
  if (attacks.size === 0) return null
  return (
    <Section class="targets-of" title="Can attack">
      <div class="targets">
        {[...attacks].map(([hex, action]) => (
          <Target key={hex} hex={hex} action={action}>
            {state.ui.words.target(state, hex)}
          </Target>
        ))}
      </div>
    </Section>
  )
}
