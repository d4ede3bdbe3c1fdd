/** Asked before a phase or turn ends: which units can still act. */
import { usePlayer } from '../context.ts'
import { Button, SubjectLink } from '../panels/parts.tsx'
import { Dialog } from './Dialog.tsx'

/** Units that are named; of more only the number is told. */
const mostNamed = 12

/** The setting that asks before a turn ends. */
export const Asks = () => {
  const { state, actions } = usePlayer()
  return (
    <label class="row">
      <input
        type="checkbox"
        checked={state.settings.value.asks}
        onChange={({ currentTarget }) => actions.set({ asks: currentTarget.checked })}
      />
      Ask before a phase or turn ends while units can still act
    </label>
  )
}

export const EndTurn = () => {
  const { state, actions } = usePlayer()
  const { ui } = state
  const able = ui.orders.able(state)
  const goOn = (): void => {
    actions.close()
    actions.nextUnit(1)
  }
  return (
    <Dialog title={`${ui.words.endTurn(state)}?`}>
      <p>{ui.words.unfinished(state)}</p>
      {able.length > 0 && able.length <= mostNamed && (
        <ul class="idle-units cluster">
          {able.map((subject) => (
            <li key={subject.number}>
              <SubjectLink subject={subject}>{ui.words.subject(state, subject)}</SubjectLink>
            </li>
          ))}
        </ul>
      )}
      <div class="dialog-actions">
        {able.length > 0 && <Button press={goOn}>Next unit</Button>}
        <Button class="button main" press={actions.endTurnAnyway}>
          {ui.words.endTurn(state)}
        </Button>
      </div>
      <Asks />
    </Dialog>
  )
}
