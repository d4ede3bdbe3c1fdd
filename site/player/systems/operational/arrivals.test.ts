import { describe, expect, test } from 'vitest'
import type { ScenarioBundle } from '../../../../compiler/systems/operational/bundle.ts'
import { operational } from '../../../../engine/systems/operational/index.ts'
import { makeScenario } from '../../../../tests/support/operational.ts'
import { part } from '../../../../tests/support/part.ts'
import { createState } from '../../state.ts'
import { startTimeline } from '../../timeline.ts'
import { blockedUnits, blockedWords } from './arrivals.ts'
import { operationalUi } from './index.ts'
import type { PlayerState } from './types.ts'

const stateWith = (places: readonly string[], turn = 1) => {
  const scenario = makeScenario({
    map: `. . . .
           . . . .`,
    owner: `1 1 2 2
             1 1 2 2`,
    units: [
      { id: 'one', side: 0, hex: '0101' },
      { id: 'two', side: 0, hex: '0102' },
      { id: 'new', side: 0, arrives: { turn, hexes: places } },
      { id: 'enemy', side: 1, hex: '0402' },
    ],
    sources: [['rail 0101 100'], ['rail 0401 100']],
  })
  const game = operational.open(scenario)
  const bundle = part<ScenarioBundle>({ scenario, hash: '0' })
  return createState(operationalUi, bundle, startTimeline(game, 1)) as PlayerState
}

describe('operational.G4: a reinforcement that is due', () => {
  test('and finds every hex taken is told with a reason for each', () => {
    const state = stateWith(['0101', '0102'])
    const [blocked, ...others] = blockedUnits(state)
    expect(others).toEqual([])
    expect(blocked?.unit).toBe(2)
    expect(blocked?.reasons).toHaveLength(2)
    expect(blocked && blockedWords(state, blocked)).toMatch(/cannot arrive\. .*0101.*0102/)
  })

  test('and has one hex free is not blocked', () => {
    expect(blockedUnits(stateWith(['0101', '0201']))).toEqual([])
  })

  test('later is not blocked yet', () => {
    expect(blockedUnits(stateWith(['0101'], 3))).toEqual([])
  })
})
