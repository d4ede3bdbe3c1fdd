/** Points, chooses and selects, whether by mouse, finger or key. */
import { batch } from '@preact/signals'
import { hexsideMiddle, type Point } from '../../../compiler/cartography/geometry.ts'
import type { Space } from '../../../engine/board.ts'
import type { Action } from '../../../engine/game.ts'
import { notify, say } from '../announce.ts'
import { hexsideOf, isOnMap } from '../map/hexes.ts'
import type { Store } from '../store.ts'
import { hexOf, hexSubject, isSame, subjectsAt } from '../subject.ts'
import type { PlayerState } from '../systemUi.ts'
import type { Subject } from '../types.ts'
import { count } from '../words.ts'
import { canTakeBack, order, whyIdle } from './carryOut.ts'
import { reveal } from './reveal.ts'

/** Map units from the middle of a hexside within which a press takes it. */
const edgeReach = 24

export const select = (store: Store, subject: Subject): void => {
  const { state } = store
  batch(() => {
    // A subject that is selected already stays the same value: its panel keeps its scroll position.
    if (!isSame(state.selected.value, subject)) state.selected.value = subject
    state.aim.value = null
    state.pointed.value = null
    const stands = hexOf(state, subject)
    // A subject that is still to come is shown where it may arrive.
    const hex = stands > 0 ? stands : (state.orders.value.places(subject)[0] ?? 0)
    if (hex > 0) {
      state.cursor.value = hex
      reveal(store, hex)
    }
  })
  say(state, state.ui.words.speakSubject(state, subject))
}

/** Selects a subject that a dialog names: the dialog gives way to the map. */
export const show = (store: Store, subject: Subject): void => {
  store.state.dialog.value = null
  select(store, subject)
}

/** Cancels the aimed order, or else clears the selection, or else closes the overview. */
export const deselect = ({ state }: Store): void => {
  batch(() => {
    if (state.aim.value !== null) state.aim.value = null
    else if (state.selected.value !== null) state.selected.value = null
    else state.overview.value = false
    state.pointed.value = null
  })
}

/** Shows what can be done without a selection, or closes it. */
export const toggleOverview = ({ state }: Store): void => {
  batch(() => {
    state.overview.value = !state.overview.value
    state.selected.value = null
    state.aim.value = null
  })
}

/** The pointer is over a hex, or over none. */
export const point = ({ state }: Store, hex: Space | null): void => {
  batch(() => {
    state.pointed.value = hex
    if (hex !== null) state.byKeyboard.value = false
  })
}

/** Returns the order that choosing a hex gives now. */
const orderAt = (state: PlayerState, hex: Space): Action | undefined =>
  state.aimed.value ? state.aimed.value.hexes.get(hex) : state.orders.value.at(state.selected.value, hex)

/**
 * Returns the subject that the tutorial wants to be chosen at a hex: it lies in a stack, or a press would march the unit that is still
 * selected onto it.
 */
const taughtAt = (state: PlayerState, hex: Space, action: Action | undefined): Subject | undefined => {
  const { taught, selected, ui } = state
  const wanted = taught.value
  if (wanted === null || wanted.kind === 'hex' || hexOf(state, wanted) !== hex) return undefined
  if (isSame(wanted, selected.value) || (action && ui.map.offer(state, action)?.kind !== 'move')) return undefined
  return wanted
}

/** Sends what is selected to a hex, or else selects what stands there. */
export const choose = (store: Store, hex: Space) => {
  const { state } = store
  const action = orderAt(state, hex)
  const wanted = taughtAt(state, hex, action)
  if (wanted) return select(store, wanted)
  if (action) {
    order(store, action)
    return
  }
  state.aim.value = null
  const there = subjectsAt(state, hex)
  const next = there.find((subject) => !isSame(subject, state.selected.value))
  if (next) return select(store, next)
  batch(() => {
    state.selected.value = there.length > 0 ? null : hexSubject(hex)
    state.cursor.value = hex
  })
  say(state, state.ui.words.speakHex(state, hex))
}

/**
 * A finger's choice: an order is shown at the first tap and given at the second. Where nothing is selected no sheet would show it: what can
 * be taken back is done at once, and of the rest a message says what the second tap does.
 */
export const tap = (store: Store, hex: Space): void => {
  const { state } = store
  const action = orderAt(state, hex)
  state.byKeyboard.value = false
  const isShown = state.selected.value !== null || state.aimed.value !== undefined
  const isFirst = action && !taughtAt(state, hex, action) && state.pointed.value !== hex
  if (isFirst && (isShown || !canTakeBack(state, action))) {
    state.pointed.value = hex
    if (!isShown) notify(state, `Tap again: ${state.ui.words.action(state, action)}`)
  } else choose(store, hex)
}

/** Orders at the hexside under a press, if one there is aimed at; returns whether it did. */
export const takeEdge = (store: Store, { x, y }: Point): boolean => {
  const { map } = store.state.scenario
  const near = [...(store.state.aimed.value?.edges ?? [])]
    .map(([edge, action]) => {
      const middle = hexsideMiddle(map, hexsideOf(edge))
      return { action, distance: Math.hypot(middle.x - x, middle.y - y) }
    })
    .sort((a, b) => a.distance - b.distance)[0]
  if (near === undefined || near.distance > edgeReach) return false
  order(store, near.action)
  return true
}

/** The aimed order: how many places there are, and how to step through them. */
const speakAim = (state: PlayerState): string => {
  const group = state.aimed.value
  if (!group) return ''
  const places = count(group.hexes.size + group.edges.size, 'place')
  const { title } = state.ui.words.group(state, group)
  return `${title}: ${places} to choose from. T steps through them, Enter chooses, Escape lets go.`
}

/** Chooses an order whose place is chosen next; the same order again, or null, lets go of it. */
export const takeAim = ({ state }: Store, key: string | null): void => {
  const next = key === state.aim.value ? null : key
  batch(() => {
    state.aim.value = next
    state.pointed.value = null
  })
  if (next !== null) say(state, speakAim(state))
}

export const putCursor = (store: Store, hex: Space): void => {
  const { state } = store
  if (!isOnMap(state.scenario.map, hex)) return
  batch(() => {
    state.cursor.value = hex
    state.byKeyboard.value = true
    state.pointed.value = null
  })
  reveal(store, hex)
  say(state, state.ui.words.speakHex(state, hex))
}

/** Selects the next or the previous own unit that can still do something. */
export const nextUnit = (store: Store, step: 1 | -1): void => {
  const { state } = store
  const able = state.ui.orders.able(state)
  const { selected } = state
  const current = selected.value?.kind === able[0]?.kind ? (selected.value?.number ?? -1) : -1
  const next =
    step === 1 ? able.find(({ number }) => number > current) : able.findLast(({ number }) => number < current)
  const chosen = next ?? (step === 1 ? able[0] : able.at(-1))
  if (chosen) select(store, chosen)
  else notify(state, whyIdle(state) ?? state.ui.words.idle)
}

/** Moves the cursor to the next hex that can be attacked, or at which an order can be aimed. */
export const nextTarget = (store: Store): void => {
  const { state } = store
  const targets = [...(state.aimed.value?.hexes.keys() ?? state.orders.value.targets(state.selected.value))]
  targets.sort((a, b) => a - b)
  const next = targets.find((hex) => hex > state.cursor.value) ?? targets[0]
  if (next === undefined) notify(state, 'The selected unit can attack nobody.')
  else putCursor(store, next)
}

/** Brings what the tutorial points at into view, and selects it if it is not a hex. */
export const showPointer = (store: Store, subject: Subject) => {
  const { state } = store
  if (subject.kind !== 'hex') return select(store, subject)
  const hex = subject.number
  state.cursor.value = hex
  state.pointed.value = hex
  reveal(store, hex)
  say(state, state.ui.words.speakHex(state, hex))
}
