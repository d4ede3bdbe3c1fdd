/** A hex that an order can be sent to, as a button with what would come of it: for touch, and for those who do not use the map. */
import type { ComponentChildren } from 'preact'
import type { Action } from '../../../engine/game.ts'
import type { Hex } from '../../../engine/hex.ts'
import { useInstrument } from '../context.ts'

/** A finger's tap first shows what would come of it. */
const isTouch = (event: MouseEvent): boolean => event instanceof PointerEvent && event.pointerType === 'touch'

export const Target = ({ hex, action, children }: { hex: Hex; action: Action; children: ComponentChildren }) => {
  const { state, control } = useInstrument()
  const pill = state.ui.words.pill(state, action)
  return (
    <button
      type="button"
      class={state.pointed.value === hex ? 'target is-pointed' : 'target'}
      onPointerEnter={(event) => event.pointerType === 'mouse' && control.point(hex)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && control.point(null)}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && control.point(hex)}
      onClick={(event) => (isTouch(event) ? control.tap(hex) : control.order(action))}
    >
      <span>{children}</span>
      {pill && (
        <span class="pill">
          {pill.text}
          <span class="visually-hidden"> {pill.meaning}</span>
        </span>
      )}
    </button>
  )
}
