/** On a touch screen: the order that is offered, at the foot of the sheet, to be given with one press. */
import type { OperationalActionType } from '../../../engine/systems/operational/types.ts'
import { useInstrument } from '../context.ts'
import { actionName, targetName } from '../systems/operational/orderWords.ts'
import { pillOf, unitName } from '../systems/operational/words.ts'

/** What is pressed, where the name of the action is not the word for it. */
const verbs: Readonly<Partial<Record<OperationalActionType, string>>> = {
  move: 'Move here',
  enter: 'Arrive here',
  strike: 'Strike',
  'air-recon': 'Photograph it',
  'bomb-hub': 'Bomb it',
}

export const Confirm = () => {
  const { state, control } = useInstrument()
  const action = state.offered.value
  if (!action) return null
  const { scenario } = state.bundle
  const forecast = state.forecast.value
  const target = state.fight.value?.target ?? ('target' in action ? action.target : undefined)
  const cost = 'unit' in action && 'to' in action && state.orders.value.byUnit.get(action.unit)?.cost.get(action.to)
  const about =
    target !== undefined
      ? unitName(scenario, target)
      : 'to' in action
        ? targetName(state, action.to)
        : 'unit' in action
          ? unitName(scenario, action.unit)
          : ''
  return (
    <div class="confirm">
      <p>
        {about} {forecast && <span class="pill">{pillOf(forecast)}</span>}
        {typeof cost === 'number' && <small>cost {cost}</small>}
      </p>
      <button type="button" class="button main" onClick={() => control.order(action)}>
        {verbs[action.type] ?? actionName(state, action.type)}
      </button>
    </div>
  )
}
