/** Actions of the display: zoom, layers, dialogs, replay, the viewer of the screen. */

import { batch } from '@preact/signals'
import { centreOf } from '../../../compiler/cartography/geometry.ts'
import type { Side } from '../../../engine/game.ts'
import { endEffects, isTold, say, showEvents, tellWaiting } from '../announce.ts'
import { keepSettings, replaySpeed, type Settings, speedIds } from '../settings.ts'
import { hear } from '../sound/index.ts'
import type { Store } from '../store.ts'
import { hexOf } from '../subject.ts'
import type { DialogId } from '../types.ts'
import { follow } from './reveal.ts'

/** Zooms about what is selected. */
export const zoom = ({ state, camera }: Store, factor: number): void => {
  const hex = hexOf(state, state.selected.value)
  camera.zoomAbout(factor, hex > 0 ? centreOf(state.scenario.map, hex) : undefined)
}

export const toggleLayer = ({ state }: Store, layer: string): void => {
  const shown = !state.layers.value[layer]
  state.layers.value = { ...state.layers.value, [layer]: shown }
  say(state, `${state.ui.layers.find(({ id }) => id === layer)?.name ?? layer} ${shown ? 'shown' : 'hidden'}`)
}

export const toggleFull = ({ state }: Store): void => {
  state.full.value = !state.full.value
}

export const set = ({ state }: Store, changes: Partial<Settings>): void => {
  state.settings.value = { ...state.settings.value, ...changes }
  keepSettings(state.settings.value)
}

/** Sets how loud sounds are, and lets one be heard. */
export const setVolume = (store: Store, volume: number): void => {
  set(store, { volume })
  hear(store.state, ['dice'])
}

/** The next speed, after the last one the first. */
export const nextSpeed = (store: Store): void => {
  const { settings, replayAt } = store.state
  const isReplay = replayAt.value !== null
  const offered = isReplay ? speedIds.filter((id) => id === replaySpeed(id)) : speedIds
  const now = isReplay ? replaySpeed(settings.value.speed) : settings.value.speed
  const speed = offered[(offered.indexOf(now) + 1) % offered.length] ?? 'normal'
  set(store, { speed })
  say(store.state, `Speed: ${speed}`)
}

/** Stops what is shown by itself, a computer's turn or a replay, or lets it go on. */
export const togglePause = ({ state }: Store): void => {
  if (state.replayAt.value !== null) state.running.value = !state.running.value
  else if (state.busy.value) state.paused.value = !state.paused.value
}

/** Opens a dialog in place of the one that is open. */
export const open = ({ state }: Store, dialog: DialogId): void => {
  state.dialog.value = dialog
}

export const close = ({ state }: Store): void => {
  state.dialog.value = null
}

/** Shows the position after some actions, of which the last is heard where the replay goes on; null leaves the replay. */
export const replayTo = (store: Store, moves: number | null): void => {
  const { state } = store
  const { steps } = state.timeline.value
  const to = moves === null ? null : Math.max(0, Math.min(steps.length, moves))
  const isForward = to !== null && to > (state.replayAt.value ?? Number.POSITIVE_INFINITY)
  const pieces = batch(() => {
    if (to === null) state.running.value = false
    state.selected.value = null
    state.aim.value = null
    state.pointed.value = null
    if (!isForward) state.flashes.value = []
    endEffects(state)
    // What stood on the map just before, however far the replay jumps.
    state.replayAt.value = to && to - 1
    const before = state.pieces.value
    state.replayAt.value = to
    return before
  })
  const done = steps[(to ?? 0) - 1]
  if (!done) return
  follow(store, done, pieces)
  if (isForward)
    showEvents(
      state,
      pieces,
      done.events.filter((event) => isTold(event, state.view.value)),
    )
}

/** Shows the game as it went on from a position. */
export const watchFrom = (store: Store, moves: number): void => {
  store.state.dialog.value = null
  replayTo(store, moves)
  store.state.running.value = true
}

/** Uncovers the screen for the person who moves next. */
export const uncover = ({ state }: Store): void => {
  state.facing.value = state.nextToFace.value
  state.acting.value = null
  tellWaiting(state)
}

/** Hands the screen to a partner who may act at the same time. */
export const handTo = ({ state }: Store, side: Side): void => {
  state.acting.value = side
}
