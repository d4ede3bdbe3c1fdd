import { keyHelp } from '../keyboard.ts'
import { Dialog } from './Dialog.tsx'

/** How to play by mouse, finger and key. */
export const Help = () => (
  <Dialog title="How to play" wide>
    <p>
      Choose a unit: where it can go is washed in amber, and hexes that cost the action point have a dashed edge. Choose
      a hex to move; choose an enemy beside it to attack. The pill over an enemy tells the expected loss, own : its.
      Every number in the panel unfolds into its terms, and each term leads to its rule.
    </p>
    <p>On a touch screen the first tap shows what would come of it, the second gives the order.</p>
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
