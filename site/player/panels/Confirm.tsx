/** On a touch screen: the order that is offered, at the foot of the sheet, to be given with one press. */
import { usePlayer } from '../context.ts'
import { Button } from './parts.tsx'

export const Confirm = () => {
  const { state, actions } = usePlayer()
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
      <Button class="button main" press={() => actions.order(action)}>
        {verb}
      </Button>
    </div>
  )
}
