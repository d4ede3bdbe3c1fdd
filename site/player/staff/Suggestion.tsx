/** What the staff suggests. */
import { usePlayer } from '../context.ts'
import { Button, IconButton } from '../panels/parts.tsx'
import { sentencesOf, suggestedNow } from './askStaff.ts'

/** The staff's suggestion, to be carried out with one press or not. */
export const Suggestion = () => {
  const { state, actions } = usePlayer()
  const suggested = suggestedNow(state)
  if (!suggested) return null
  const decline = (): void => {
    state.suggested.value = null
  }
  return (
    <div class="suggestion row">
      <p>
        The staff suggests: <b>{sentencesOf(state, suggested)}</b>
      </p>
      <Button class="button main" press={() => void actions.askStaff()} aria-keyshortcuts="G">
        Do it
      </Button>
      <IconButton class="button icon-only" icon="close" name="No, thank you" press={decline} />
    </div>
  )
}
