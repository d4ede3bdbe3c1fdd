/** The game as a link and as a file; and the way back in. */
import { isLikeChain } from '../../saves/savedGame.ts'
import { usePlayer } from '../context.ts'
import { Button } from '../panels/parts.tsx'
import { count } from '../words.ts'
import { Dialog } from './Dialog.tsx'
import { Given, useCopy } from './Given.tsx'
import { stopsOf } from './stops.ts'

export const Share = () => {
  const player = usePlayer()
  const { state, actions } = player
  const { told, tell, copy } = useCopy('link')
  const address = actions.address()

  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return
    const text = await file.text()
    const problem = isLikeChain(text) ? await actions.openSent(text) : actions.read(text)
    if (problem === undefined) actions.close()
    else tell(problem)
  }

  return (
    <Dialog title="Share and save">
      {address === undefined ? (
        <p>
          This game goes on from a position whose way there cannot be verified: a link cannot hold it, but a file can.
        </p>
      ) : (
        <Given text={address}>
          Link to this very position, with all that led to it ({count(stopsOf(player).length - 1, 'action')})
        </Given>
      )}
      <div class="dialog-actions">
        <Button press={actions.save}>Save as a file</Button>
        {address !== undefined && (
          <Button class="button main" press={() => void copy(address)}>
            Copy the link
          </Button>
        )}
      </div>
      {!state.over.value && address !== undefined && (
        <Given text={`npx sandtable export ${state.scenario.id} "${address}" --out scenarios/my-scenario`}>
          The position as a scenario of your own, in the terminal
        </Given>
      )}
      <div class="open-file cluster">
        <label class="button">
          Open a saved record
          <input
            type="file"
            class="visually-hidden"
            accept=".sandtable,text/plain"
            onChange={(event) => void read(event.currentTarget.files?.[0])}
          />
        </label>
        <span class="note">The game on the table stays under Games.</span>
      </div>
      <p class="note" role="status">
        {told}
      </p>
      <p class="note">
        The game itself stays in this browser and is there again when you come back. Nothing is sent anywhere.
      </p>
    </Dialog>
  )
}
