/** All dialogs and the bar of the replay: one file, which the page fetches when the first of them is needed. */
import { ByLinkPart } from '../ByLinkPart.tsx'
import { usePlayer } from '../context.ts'
import { Log } from '../panels/Log.tsx'
import type { Dialogs } from '../systemUi.ts'
import { Dialog } from './Dialog.tsx'
import { EndTurn } from './EndTurn.tsx'
import { GameOver } from './GameOver.tsx'
import { Games } from './Games.tsx'
import { Help } from './Help.tsx'
import { NewGame } from './NewGame.tsx'
import { Settings } from './Settings.tsx'
import { Share } from './Share.tsx'

export { default as styles } from './dialogs.css?inline'
export { ReplayBar } from './ReplayBar.tsx'

/** `dialogs` are those of the system. */
export const OpenDialog = ({ dialogs: { ladder, Result, story, Guide, own } }: { dialogs: Dialogs }) => {
  const id = usePlayer().state.dialog.value
  switch (id) {
    case null:
    case 'layers':
      return null
    case 'new-game':
      return <NewGame ladder={ladder} />
    case 'help':
      return <Help Guide={Guide} />
    case 'games':
      return <Games />
    case 'share':
      return <Share />
    case 'settings':
      return <Settings />
    case 'end-turn':
      return <EndTurn />
    case 'log':
      return (
        <Dialog title="What happened">
          <Log />
        </Dialog>
      )
    case 'send':
      return <ByLinkPart part="Send" isDialog />
    case 'invitation':
      return <ByLinkPart part="Invited" isDialog />
    case 'over':
      return <GameOver Result={Result} story={story} />
    default: {
      const Own = own[id]
      return Own ? <Own key={id} /> : null
    }
  }
}
