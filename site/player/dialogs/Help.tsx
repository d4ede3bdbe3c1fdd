/** How to play by mouse, finger and key. */
import { usePlayer } from '../context.ts'
import { keyHelp } from '../keyboard.ts'
import { Button } from '../panels/parts.tsx'
import type { Dialogs } from '../systemUi.ts'
import { taughtSeats } from '../taught.ts'
import { Dialog } from './Dialog.tsx'

/** The way back to a tutorial that was closed, or to the game that it teaches. */
const TutorialAgain = () => {
  const { state, tutorial, actions } = usePlayer()
  const { tutorial: taught } = state.bundle
  if (!tutorial || !taught) return null
  const isThere = tutorial.isThere.value
  if (isThere && !tutorial.closed.value) return null
  const reopen = (): void => {
    tutorial.reopen()
    if (!isThere) actions.begin(taughtSeats(state, taught))
    actions.close()
  }
  return (
    <Button class="button main" press={reopen}>
      {isThere ? 'Show the tutorial again' : 'Begin the tutorial'}
    </Button>
  )
}

const AskStaff = () => {
  const { actions } = usePlayer()
  const ask = (): void => {
    actions.close()
    void actions.askStaff()
  }
  return (
    <Button press={ask}>
      Ask the staff <kbd>G</kbd>
    </Button>
  )
}

/** `Guide` describes the battle at hand; the rest holds for all. */
export const Help = ({ Guide }: Pick<Dialogs, 'Guide'>) => {
  const { state, scenario } = usePlayer()
  return (
    <Dialog title="How to play" wide>
      <Guide />
      <p>
        On a touch screen the first tap shows what an order would bring; a second tap, or the button at the foot of the
        sheet, gives it. Move the map with one finger, zoom with two.
      </p>
      <p>At a loss? Ask the staff: it shows what the planning computer would do in your place, and you decide.</p>
      <div class="dialog-actions">
        <TutorialAgain />
        <AskStaff />
      </div>
      <dl class="keys stack">
        {keyHelp(state.ui, scenario.map).map(([keys, meaning]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
