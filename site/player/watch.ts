/** Effects that run beside the game. Each returns how to stop. */
import { batch, computed, effect, untracked } from '@preact/signals'
import { centreOf } from '../../compiler/cartography/geometry.ts'
import type { Space } from '../../engine/board.ts'
import { openSent } from './actions/byLink.ts'
import { openLink } from './actions/games.ts'
import { notify } from './announce.ts'
import type { Camera } from './camera.ts'
import { isStill } from './effects.ts'
import { missing } from './fetched.ts'
import { gameInAddress, nameInAddress, recordInAddress, sentInAddress } from './link.ts'
import { hearOutcome, silence } from './sound/index.ts'
import { firstCursor } from './state.ts'
import type { Store } from './store.ts'
import { hexOf } from './subject.ts'
import type { PlayerState } from './systemUi.ts'
import type { Timeline } from './timeline.ts'
import type { TutorialProgress } from './tutorial/progress.ts'

/** Opens links to this page that are followed on it. */
export const followLinks = (store: Store): (() => void) => {
  const follow = ({ oldURL }: HashChangeEvent): void => {
    // A link to a part of the page leaves the game in the address: a reload finds it.
    const named = gameInAddress(new URL(oldURL).hash)
    if (named !== undefined && document.getElementById(location.hash.slice(1))) nameInAddress(named)
    const linked = recordInAddress(location.hash)
    if (linked !== undefined) void openLink(store, linked)
    const sent = sentInAddress(location.hash)
    if (sent !== undefined) void openSent(store, sent)
  }
  addEventListener('hashchange', follow)
  return () => removeEventListener('hashchange', follow)
}

/** Says so when a part of the page cannot be fetched: without a network, or when the site has changed since the page was opened. */
export const tellOfMissingParts = ({ state }: Store): (() => void) =>
  effect(() => {
    if (missing.value === undefined) return
    untracked(() =>
      notify(
        state,
        'A part of this page cannot be loaded: there is no network, or the site has changed meanwhile. Load the page again; your game is kept.',
      ),
    )
  })

/** While the screen is handed over nothing of what the last player looked at stays: no choice, no message, no place of the map. */
export const clearWhenCovered = ({ state, camera }: Store): (() => void) =>
  effect(() => {
    if (!state.covered.value) return
    untracked(() =>
      batch(() => {
        for (const open of [state.dialog, state.replayAt, state.eyes, state.selected, state.aim, state.pointed])
          open.value = null
        state.suggested.value = null
        state.overview.value = false
        state.notice.value = null
        state.spoken.value = ''
        state.flashes.value = []
        state.effects.value = []
        silence(state)
        state.byKeyboard.value = false
        state.cursor.value = firstCursor(state.ui, state.scenario)
        camera.forget()
      }),
    )
  })

/** Opens the result once when the game ends, and lets it be heard. */
export const openResult = (state: PlayerState): (() => void) => {
  const { dialog, outcome, replayAt, busy, timeline } = state
  let announced: Timeline | undefined
  return effect(() => {
    if (outcome.value === undefined || replayAt.value !== null || busy.value) return
    if (announced !== timeline.value) {
      dialog.value = 'over'
      untracked(() => hearOutcome(state))
    }
    announced = timeline.value
  })
}

/**
 * Keeps the selection with the places of the decision, and the tutorial's pointer, in view, between the card above the map and the sheet
 * below it: whichever of them came last is sure to be.
 */
export const keepInView = (
  state: PlayerState,
  tutorial: TutorialProgress | undefined,
  camera: Camera,
): (() => void) => {
  const { map } = state.scenario
  // A computed signal runs the effect only for another hex, and not at every action.
  const chosen = computed(() => hexOf(state, state.selected.value))
  const asked = computed(() => (state.mayAct.value ? (state.ui.map.inView?.(state) ?? []) : []).join())
  const decided = computed((): readonly Space[] => [chosen.value, ...asked.value.split(',').map(Number)])
  let before: readonly Space[] = []
  let [shown, hidden] = [0, 0]
  let isTargetLast = false
  return effect(() => {
    const target = tutorial?.target.value ?? 0
    if (target !== shown) isTargetLast = true
    else if (decided.value !== before) isTargetLast = false
    before = decided.value
    shown = target
    const order = isTargetLast ? [...decided.value, target] : [target, ...decided.value]
    // When a card or a sheet comes, grows or goes, what it hides is another part of the map.
    const { y, height } = camera.card.value
    const hides = camera.sheet.value + height + y
    const points = order.filter((hex) => hex > 0).map((hex) => centreOf(map, hex))
    if (points.length > 0) camera.reveal(points, isStill())
    // When one comes or goes, the map makes room or fills its place.
    else if (hides !== hidden) camera.settle()
    hidden = hides
  })
}
