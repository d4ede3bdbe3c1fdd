/** Puts a game on the table. */
import { batch } from '@preact/signals'
import type { Store } from '../store.ts'
import type { Timeline } from '../timeline.ts'
import type { SavedAs, Seats } from '../types.ts'

/** An id for a game that is not saved yet: no two tabs make the same. */
export const freshId = (): string =>
  [Date.now(), ...crypto.getRandomValues(new Uint32Array(2))].map((part) => part.toString(36)).join('-')

/**
 * Shows a game. The side to move has the screen: it need not be handed over first.
 * @param isFollowed whether another tab plays it
 */
export const put = (
  { state, tabs, storage }: Store,
  timeline: Timeline,
  seats: Seats,
  saved: SavedAs,
  isFollowed = false,
): void => {
  // At once: a computer that leads a side must not begin in between.
  batch(() => {
    state.dialog.value = null
    state.replayAt.value = null
    state.running.value = false
    state.selected.value = null
    state.aim.value = null
    state.suggested.value = null
    state.eyes.value = null
    state.flashes.value = []
    state.effects.value = []
    state.following.value = isFollowed
    state.saved.value = saved
    // A person elsewhere is waited for only where links go to and fro.
    state.seats.value = saved.byLink ? seats : seats.map((seat) => (seat === 'away' ? 'human' : seat))
    state.timeline.value = timeline
    for (const one of [state.acting, state.facing]) one.value = null
    state.facing.value = state.nextToFace.value
  })
  void tabs.take(storage.keyOf(saved.id))
}
