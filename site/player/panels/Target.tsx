/** A hex that an order can be sent to, as a button with what would come of it: for touch, and for those who do not use the map. */
import type { ComponentChildren } from 'preact'
import type { Hex } from '../../../engine/hex.ts'
import type { OperationalAction } from '../../../engine/systems/operational/types.ts'
import { useInstrument } from '../context.ts'
import { fightOf } from '../systems/operational/orders.ts'
import { pillOf } from '../systems/operational/words.ts'

/** A finger's tap first shows what would come of it. */
const isTouch = (event: MouseEvent): boolean => event instanceof PointerEvent && event.pointerType === 'touch'

export const Target = ({
  hex,
  action,
  children,
}: {
  hex: Hex
  action: OperationalAction
  children: ComponentChildren
}) => {
  const { state, control } = useInstrument()
  const fight = fightOf(action)
  const forecast = fight && state.game.forecast(state.position.value.state, fight.unit, fight.target, fight.kind)
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
      {forecast && (
        <span class="pill">
          {pillOf(forecast)}
          <span class="visually-hidden"> expected loss, own and theirs</span>
        </span>
      )}
    </button>
  )
}
