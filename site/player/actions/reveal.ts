/** Brings what matters into view. */
import { centreOf } from '../../../compiler/cartography/geometry.ts'
import type { Space } from '../../../engine/board.ts'
import { isTold } from '../announce.ts'
import { effectsOf, isStill } from '../effects.ts'
import type { Store } from '../store.ts'
import { hexOf } from '../subject.ts'
import type { Step } from '../timeline.ts'
import type { Piece } from '../types.ts'

/** Brings hexes into view, the last one at any price. */
export const revealAll = ({ state, camera }: Store, hexes: readonly Space[]): void => {
  const points = hexes.filter((hex) => hex > 0).map((hex) => centreOf(state.scenario.map, hex))
  if (points.length > 0) camera.reveal(points, isStill())
}

/** Brings a hex into view. */
export const reveal = (store: Store, hex: Space): void => revealAll(store, [hex])

/**
 * Keeps in view what an action did, as far as the viewer sees it: where its results stand, and who acted.
 * @param before the pieces that the viewer saw before it
 */
export const follow = (
  store: Store,
  { action, events }: Pick<Step, 'action' | 'events'>,
  before: readonly Piece[],
): void => {
  const { state } = store
  if (!state.settings.value.follows) return
  const told = events.filter((event) => isTold(event, state.view.value))
  const results = effectsOf(state, before, told).flashes.map(({ hex }) => hex)
  revealAll(store, [...results, hexOf(state, state.ui.orders.actorOf(action) ?? null)])
}
