/** A player's state and what its actions work on, without a page. */

import type { ScenarioBundle } from '../../compiler/bundle.ts'
import type { Point } from '../../compiler/cartography/geometry.ts'
import { createState } from '../../site/player/state.ts'
import type { Store } from '../../site/player/store.ts'
import type { SystemUi } from '../../site/player/systemUi.ts'
import type { Timeline } from '../../site/player/timeline.ts'
import { part } from './part.ts'

/** The game of a timeline, all of whose sides are led by persons; `revealed` takes the points that come into view. */
export const playerTable = (ui: SystemUi, scenario: ScenarioBundle['scenario'], timeline: Timeline) => {
  const bundle = part<ScenarioBundle>({
    scenario,
    tutorial: null,
    hash: '0',
    identity: { scenario: '0' },
    picture: { symbols: {} },
  })
  const state = createState(ui, bundle, timeline)
  const revealed: Point[] = []
  const store = part<Store>({
    state,
    camera: { reveal: (points: readonly Point[]) => revealed.push(...points) },
    storage: { save: async () => true, keyOf: () => '' },
    tabs: { announce: () => {} },
  })
  state.seats.value = scenario.sides.map(() => 'human')
  state.facing.value = state.moverIn(state.position.value.state)
  return { state, store, revealed }
}
