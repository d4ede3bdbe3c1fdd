/** How one wants to play. */
import { usePlayer } from '../context.ts'
import { speedIds } from '../settings.ts'
import { Dialog } from './Dialog.tsx'
import { Asks } from './EndTurn.tsx'

export const Settings = () => {
  const { state, actions } = usePlayer()
  const { follows, speed } = state.settings.value
  return (
    <Dialog title="Settings">
      <div class="settings stack">
        <Asks />
        <label class="row">
          <input
            type="checkbox"
            checked={follows}
            onChange={({ currentTarget }) => actions.set({ follows: currentTarget.checked })}
          />
          The map follows what computers and replays show
        </label>
        <fieldset class="cluster">
          <legend>Computers and replays are shown</legend>
          {speedIds.map((id) => (
            <label key={id} class="row">
              <input type="radio" name="speed" checked={id === speed} onChange={() => actions.set({ speed: id })} />
              {id === 'at once' ? 'at once (replays: fast)' : id}
            </label>
          ))}
        </fieldset>
      </div>
      <p class="note">
        These hold for all battles in this browser. Light or dark, the size of the text and the colours of the sides are
        chosen at the top of each page, where the map does not fill the window.
      </p>
    </Dialog>
  )
}
