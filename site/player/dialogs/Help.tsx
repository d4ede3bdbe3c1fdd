/** How to play by mouse, finger and key. */
import { useInstrument } from '../context.ts'
import { keyHelp } from '../keyboard.ts'
import { Dialog } from '../panels/Dialog.tsx'
import type { Dialogs } from '../systemUi.ts'

/** The way back to a tutorial that was closed. */
const TutorialAgain = () => {
  const { tutor, control } = useInstrument()
  if (!tutor.isThere.value || !tutor.closed.value) return null
  return (
    <button
      type="button"
      class="button main"
      onClick={() => {
        tutor.reopen()
        control.open(null)
      }}
    >
      Show the tutorial again
    </button>
  )
}

const AskStaff = () => {
  const { control } = useInstrument()
  return (
    <button
      type="button"
      class="button"
      onClick={() => {
        control.open(null)
        void control.askStaff()
      }}
    >
      Ask the staff <kbd>G</kbd>
    </button>
  )
}

/** `Guide` says it of the battle at hand, and the rest holds for all. */
export const Help = ({ Guide }: Pick<Dialogs, 'Guide'>) => {
  const { ui } = useInstrument().state
  return (
    <Dialog title="How to play" wide>
      <Guide />
      <p>
        On a touch screen the first tap shows what would come of it; the second, or the button at the foot of the sheet,
        gives the order. One finger moves the map, two bring it nearer.
      </p>
      <p>At a loss? Ask the staff: it shows what the planning computer would do in your place, and you decide.</p>
      <div class="dialog-actions">
        <TutorialAgain />
        <AskStaff />
      </div>
      <dl class="keys">
        {keyHelp(ui).map(([keys, meaning]) => (
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
