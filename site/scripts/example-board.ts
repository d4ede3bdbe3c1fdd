/** Opens a worked example in a dialog to be played. The player is loaded with the first one. */
import type { PlayerHandle } from '../player/index.tsx'
import { ruleLinks } from './rule-addresses.ts'

/** Shows an empty dialog, and takes it away when it is closed. Returns the place for a board in it. */
const showDialog = (name: string, closed: () => void): HTMLElement => {
  const dialog = document.createElement('dialog')
  dialog.className = 'board-dialog'
  dialog.setAttribute('aria-label', name)
  dialog.innerHTML =
    '<form method="dialog"><p class="overline">Worked example</p><button class="button" type="submit">Back to the rules</button></form><div class="board-mount">Setting up the board.</div>'
  dialog.addEventListener('close', () => {
    closed()
    dialog.remove()
  })
  document.body.append(dialog)
  dialog.showModal()
  return dialog.lastElementChild as HTMLElement
}

const openBoard = async (button: HTMLElement): Promise<void> => {
  const { system, bundle, tables, rules, name } = button.dataset
  if (!system || !bundle || !tables || !rules) return
  let player: PlayerHandle | undefined
  let isClosed = false
  // A dialog of its own: a board that is still being set up when the next one opens must not appear in it.
  const mount = showDialog(name ?? 'Example', () => {
    isClosed = true
    player?.dispose()
    button.focus()
  })
  const { mountPlayer } = await import('../player/index.tsx')
  player = await mountPlayer(mount, { system, bundle, sharedRules: tables, ruleHref: ruleLinks(rules) })
  if (isClosed) player.dispose()
}

for (const button of document.querySelectorAll<HTMLButtonElement>('.play-board')) {
  button.hidden = false
  button.addEventListener('click', () => openBoard(button))
}
