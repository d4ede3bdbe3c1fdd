/** The page's warning before a turn ends. */

import { expect, test } from 'vitest'
import type { ScenarioBundle } from '../../../../compiler/systems/operational/bundle.ts'
import { operational } from '../../../../engine/systems/operational/index.ts'
import type { OperationalState } from '../../../../engine/systems/operational/types.ts'
import { makeScenario } from '../../../../tests/support/operational.ts'
import { part } from '../../../../tests/support/part.ts'
import { createState } from '../../state.ts'
import { extended, startTimeline } from '../../timeline.ts'
import { operationalUi } from './index.ts'

const scenario = makeScenario({
  map: '. . . .',
  owner: '1 1 1 2',
  units: [
    { id: 'one', side: 0, hex: '0201' },
    { id: 'two', side: 0, hex: '0101' },
    { id: 'enemy', side: 1, hex: '0401' },
  ],
  sources: [['rail 0101 100'], ['rail 0401 100']],
})
const game = operational.open(scenario)

test('as many units are counted as are listed, also those that have moved and can still attack', () => {
  const bundle = part<ScenarioBundle>({ scenario, tutorial: null, hash: '0' })
  const start = startTimeline(game, 1)
  const state = createState(operationalUi, bundle, start)
  state.seats.value = ['human', 'human']
  const positions = game.legal(start.first.state as OperationalState, 0).flatMap((action) => {
    if (action.type !== 'move' || action.unit !== 0) return []
    const moved = extended(game, start, action)
    return 'timeline' in moved ? [moved.timeline] : []
  })
  const both = positions.find((timeline) => {
    state.timeline.value = timeline
    return state.ui.orders.able(state).length === 2
  })
  expect(both).toBeDefined()
  expect(state.ui.words.unfinished(state)).toBe('2 units can still act.')
})
