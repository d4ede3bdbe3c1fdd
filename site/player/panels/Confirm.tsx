/** On a touch screen: the order that is offered, at the foot of the sheet, to be given with one press. */
import { useInstrument } from '../context.ts'

export const Confirm = () => {
  const { state, control } = useInstrument()
  const action = state.offered.value
  if (!action) return null
  const { words } = state.ui
  const { verb, about, price } = words.button(state, action)
  const pill = words.pill(state, action)
  return (
    <div class="confirm">
      <p>
        {about} {pill && <span class="pill">{pill.text}</span>}
        {price !== undefined && <small>{price}</small>}
      </p>
      <button type="button" class="button main" onClick={() => control.order(action)}>
        {verb}
      </button>
    </div>
  )
}
