/** Asks whoever opened the first link of a game to join. */
import { usePlayer } from '../context.ts'
import { Dialog } from '../dialogs/Dialog.tsx'
import { forgetAddress } from '../link.ts'
import { Button } from '../panels/parts.tsx'
import { sideName } from '../words.ts'
import { Facts } from './Facts.tsx'

export const Invited = () => {
  const { state, actions, scenario } = usePlayer()
  const invitation = state.invitation.value
  if (!invitation) return null
  const { sides, level } = invitation
  const names = sides.map((side) => sideName(scenario, side)).join(' and ')
  const difficulty = state.bundle.difficulties.find(({ id }) => id === level)
  const leave = (): void => {
    state.invitation.value = null
    forgetAddress()
    actions.close()
  }
  return (
    <Dialog title="You are invited to a game">
      <p class="lead">
        {scenario.title}. You would lead {names}
        {difficulty ? `, at the level ${difficulty.name}` : ''}.
      </p>
      <p>
        Somebody leads the other side and sends you a link with each turn; you send one back. Nothing passes over a
        server, and your own games here stay as they are.
      </p>
      <Facts />
      <div class="dialog-actions">
        <Button press={leave}>Not now</Button>
        <Button class="button main" press={() => void actions.joinByLink()}>
          Join as {names}
        </Button>
      </div>
    </Dialog>
  )
}
