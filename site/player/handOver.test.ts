/** How often four persons at one screen hand it over before the first turn of a skirmish. */
import { beforeAll, expect, test, vi } from 'vitest'
import { phase, type SkirmishState } from '../../engine/systems/skirmish/types.ts'
import { resolveContent } from '../../tests/support/content.ts'
import { playerTable } from '../../tests/support/playerTable.ts'
import { order } from './actions/carryOut.ts'
import { partsOf } from './systems/index.ts'
import { startTimeline } from './timeline.ts'

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
})

test('partners bid and build one after the other; for a hand of cards each takes the screen alone', async () => {
  const { scenarios } = await resolveContent()
  const { scenario } =
    scenarios.find((one) => one.scenario.system === 'skirmish' && one.scenario.sides.length === 4) ?? {}
  if (!scenario) throw new Error('no skirmish has four seats')
  const ui = await partsOf('skirmish').ui()
  const { state, store } = playerTable(ui, scenario, startTimeline(ui.open(scenario), 1))
  state.facing.value = null
  const now = (): SkirmishState => state.position.value.state as SkirmishState
  const handed: number[] = []
  let sitting: number | undefined
  while (now().phase <= phase.redraw) {
    const mover = state.moverIn(now())
    if (state.covered.value) {
      handed.push(now().phase)
      state.facing.value = mover
    } else if (now().phase === phase.redraw) expect(mover, 'who has acted last').toBe(sitting)
    sitting = mover
    expect(state.view.value).toMatchObject({ viewer: mover })
    const legal = state.game.legal(now(), mover)
    expect(order(store, legal.at(-1) ?? { type: 'done' })).toBe(true)
  }
  expect(handed).toEqual([
    phase.bid,
    phase.bid,
    phase.lead,
    phase.build,
    phase.build,
    phase.redraw,
    phase.redraw,
    phase.redraw,
  ])
})
