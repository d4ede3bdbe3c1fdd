/** Opens a worked example in a dialog to be played. The player is loaded with the first one. */
import type { PlayerHandle } from '../player/index.tsx'
import { ruleLinks } from './rule-addresses.ts'

/** The dialog, shared by all examples of a page. */
const makeDialog = (): HTMLDialogElement => {
  const dialog = document.createElement('dialog')
  dialog.className = 'board-dialog'
  dialog.innerHTML =
    '<form method="dialog"><p class="overline">Worked example</p><button class="button" type="submit">Back to the rules</button></form><div class="board-mount"></div>'
  document.body.append(dialog)
  return dialog
}

let dialog: HTMLDialogElement | undefined

const openBoard = async (button: HTMLElement): Promise<void> => {
  const { system, bundle, rules, name } = button.dataset
  if (!system || !bundle || !rules) return
  dialog ??= makeDialog()
  const shown = dialog
  const mount = shown.querySelector<HTMLElement>('.board-mount')
  if (!mount) return
  shown.setAttribute('aria-label', name ?? 'Example')
  mount.textContent = 'Setting up the board.'
  shown.showModal()
  let player: PlayerHandle | undefined
  shown.addEventListener(
    'close',
    () => {
      player?.dispose()
      mount.replaceChildren()
      button.focus()
    },
    { once: true },
  )
  const { mountPlayer } = await import('../player/index.tsx')
  player = await mountPlayer(mount, { system, bundle, ruleHref: ruleLinks(rules) })
  if (!shown.open) player.dispose()
}

for (const button of document.querySelectorAll<HTMLButtonElement>('.play-board')) {
  button.hidden = false
  button.addEventListener('click', () => openBoard(button))
}
