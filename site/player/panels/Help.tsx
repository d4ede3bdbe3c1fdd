/** How to play by mouse, finger and key. */
import { useInstrument } from '../context.ts'
import { keyHelp } from '../keyboard.ts'
import { Dialog } from './Dialog.tsx'

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

export const Help = () => (
  <Dialog title="How to play" wide>
    <p>
      Choose a unit: where it can go is washed in amber, and hexes that cost the action point have a dashed edge. Choose
      a hex to move; choose an enemy beside it to attack. The pill over an enemy tells the expected loss, own : its.
      Every number in the panel unfolds into its terms, and each term leads to its rule.
    </p>
    <p>
      Below a unit’s numbers stand the orders that its headquarters can give it, each with its price in command points;
      what cannot be ordered says why. Some orders ask for a place: choose it on the map or in the list. A flag is a
      headquarters; choose it for its points, its branches, its force pool and what it does itself. Aircraft, ships and
      cards stand at the foot of the map.
    </p>
    <p>
      Grey ground is out of sight. A dashed counter there is a report: whose it is, of what kind, strong or weak. What
      you have seen cannot be taken back by undo.
    </p>
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
      {keyHelp.map(([keys, meaning]) => (
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
