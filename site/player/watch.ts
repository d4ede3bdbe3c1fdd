/** Effects that run beside the game. Each returns how to stop. */
import { effect } from '@preact/signals'
import { openLink } from './actions/games.ts'
import { recordInAddress } from './link.ts'
import type { Store } from './store.ts'
import type { PlayerState } from './systemUi.ts'
import type { Timeline } from './timeline.ts'

/** Opens links to this page that are followed on it. */
export const followLinks = (store: Store): (() => void) => {
  const follow = (): void => {
    const linked = recordInAddress(location.hash)
    if (linked !== undefined) void openLink(store, linked)
  }
  addEventListener('hashchange', follow)
  return () => removeEventListener('hashchange', follow)
}

/** Opens the result once when the game ends. */
export const openResult = ({ dialog, outcome, replayAt, busy, timeline }: PlayerState): (() => void) => {
  let announced: Timeline | undefined
  return effect(() => {
    if (outcome.value === undefined || replayAt.value !== null || busy.value) return
    if (announced !== timeline.value) dialog.value = 'over'
    announced = timeline.value
  })
}
