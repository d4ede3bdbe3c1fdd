/** The whole game by keys. The same table is shown under `?`. */
import { isOfSquares, type MapGrid } from '../../engine/board.ts'
import { notify, say } from './announce.ts'
import type { PlayerContext } from './context.ts'
import { listen } from './listen.ts'
import { directionKeys, hexByKey } from './map/hexes.ts'
import type { PlayerState, SystemUi } from './systemUi.ts'
import { signed } from './words.ts'

/** The first line of the help. */
export const cursorHelp = 'Move the cursor'

/** Returns the keys and their meanings for the help. */
export const keyHelp = (
  { keys, layers }: SystemUi,
  map: MapGrid,
): readonly (readonly [keys: string, meaning: string])[] => [
  ['← → ↑ ↓', cursorHelp],
  ...(isOfSquares(map) ? [] : [directionKeys]),
  ['Enter', 'Select the unit; move or attack with it'],
  ['N · Shift N', 'Next and previous unit that can move or attack'],
  ['T', 'Next enemy that the selected unit can attack, or next place of the order that is aimed'],
  ...keys.map(({ key, meaning }) => [key.toUpperCase(), meaning] as const),
  ['O', 'Orders of what is selected: to the panel, then Tab'],
  ['M', 'Back to the map'],
  ['B', 'How the battle stands'],
  ['I', 'Read out the terms of the forecast or of the cost'],
  ['G', 'Ask the staff what to do; again, to do it'],
  ['U · Shift U', 'Undo the last order; all of the phase, or since the last roll'],
  ['E', 'End the turn'],
  ['P', 'Pause the computer’s turn or the replay, or let it go on'],
  ['L', 'List of units and their orders'],
  [
    layers.map(({ key }) => key.toUpperCase()).join(' '),
    layers.map(({ name }, at) => (at === 0 ? name : name.toLowerCase())).join(', '),
  ],
  ['+ − 0', 'Zoom in, out, show the whole map'],
  ['Shift ← → ↑ ↓', 'Move the map'],
  ['F', 'Fill the screen'],
  ['Esc', 'Cancel the order, then the selection; show the rest of the computer’s turn at once'],
  ['?', 'This help'],
]

const panStep = 80

/** Which way the arrow keys pan the map. */
const pans: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [panStep, 0],
  ArrowRight: [-panStep, 0],
  ArrowUp: [0, panStep],
  ArrowDown: [0, -panStep],
}

const tellTerms = (state: PlayerState) => {
  const explained = state.ui.orders.explain(state)
  if (!explained) return notify(state, 'Select a unit and put the cursor on a place it can reach or attack.')
  const terms = explained.terms.map(
    (term) => `${term.label} ${signed(term.value)}, rule ${term.rule.split('.')[1] ?? ''}`,
  )
  say(state, `${explained.subject}: ${terms.join('; ')}; together ${signed(explained.value)}`)
}

/** Keys that work on the map alone. Returns whether the key was used. */
const onMap = (event: KeyboardEvent, { state, actions, camera }: PlayerContext): boolean => {
  const pan = pans[event.key]
  if (pan !== undefined && event.shiftKey) {
    camera.panBy(...pan)
    return true
  }
  const hex = hexByKey(state.scenario.map, state.cursor.value, event)
  if (hex !== undefined) {
    actions.putCursor(hex)
    return true
  }
  if (event.key === 'Enter' || event.key === ' ') {
    state.byKeyboard.value = true
    actions.choose(state.cursor.value)
    return true
  }
  return false
}

/** Brings the focus to the first order of the panel. */
const toOrders = (root: HTMLElement): void => {
  const panel = root.querySelector('.side-panel')
  const orders = ':is(.stack-list .button, .order-list :is(button, summary))'
  const wanted = ['.aim-card button', '.targets button', orders, 'article button']
  const found = wanted.flatMap((selector) => panel?.querySelector<HTMLElement>(selector) ?? [])
  found[0]?.focus()
}

/** Keys that work wherever the focus is in the player. */
const anywhere = (event: KeyboardEvent, root: HTMLElement, player: PlayerContext): boolean => {
  const { state, actions, camera, skip } = player
  const key = event.key.toLowerCase()
  const layer = state.ui.layers.find((candidate) => candidate.key === key)
  const own = state.ui.keys.find((candidate) => candidate.key === key)
  const commands: Readonly<Record<string, () => void>> = {
    n: () => actions.nextUnit(event.shiftKey ? -1 : 1),
    t: actions.nextTarget,
    i: () => tellTerms(state),
    o: () => toOrders(root),
    m: () => root.querySelector<HTMLElement>('.map-viewport')?.focus({ preventScroll: true }),
    g: () => void actions.askStaff(),
    b: () => actions.open('situation'),
    u: event.shiftKey ? actions.undoPhase : actions.undo,
    e: actions.endTurn,
    p: actions.togglePause,
    l: () => actions.open('units'),
    f: actions.toggleFull,
    '?': () => actions.open('help'),
    '+': () => actions.zoom(1.25),
    '=': () => actions.zoom(1.25),
    '-': () => actions.zoom(0.8),
    '0': () => camera.fit(),
  }
  if (key === 'escape') {
    if (state.dialog.value !== null) actions.close()
    else if (state.busy.value) skip()
    else if (state.aim.value !== null || state.selected.value !== null) actions.deselect()
    else if (state.full.value) actions.toggleFull()
    else return false
    return true
  }
  if (layer) actions.toggleLayer(layer.id)
  else if (own) {
    state.byKeyboard.value = true
    const subject = own.press(state)
    if (subject) actions.select(subject)
  } else if (commands[key]) {
    if ('nt'.includes(key)) state.byKeyboard.value = true
    commands[key]()
  } else return false
  return true
}

export const listenForKeys = (root: HTMLElement, player: PlayerContext): (() => void) => {
  const keydown = (event: KeyboardEvent): void => {
    const target = event.target as Element
    if (player.state.covered.value || event.defaultPrevented || target.closest('input, select, textarea, dialog'))
      return
    if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'z') {
      event.preventDefault()
      player.actions.undo()
      return
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return
    // A key that is held down ends one turn and not the next one too.
    if (event.repeat && 'eg'.includes(event.key.toLowerCase())) return
    const used = (target.closest('.map-viewport') !== null && onMap(event, player)) || anywhere(event, root, player)
    if (used) event.preventDefault()
  }
  /** Where nothing has the focus yet, as after loading: what is used brings it to the map. The arrows scroll the page till then. */
  const keydownOnPage = (event: KeyboardEvent): void => {
    const { target } = event
    if (target !== document.body || document.querySelector('dialog[open]')) return
    keydown(event)
    const map = root.querySelector<HTMLElement>('.map-viewport')
    if (event.defaultPrevented && document.activeElement === document.body) map?.focus({ preventScroll: true })
  }
  const stops = [listen(root, { keydown }), listen(document, { keydown: keydownOnPage })]
  return () => {
    for (const stop of stops) stop()
  }
}
