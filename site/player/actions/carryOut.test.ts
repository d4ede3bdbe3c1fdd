/** When the page asks before a phase or turn ends. */
import { beforeAll, expect, test, vi } from 'vitest'
import { resolveContent } from '../../../tests/support/content.ts'
import { playerTable } from '../../../tests/support/playerTable.ts'
import { partsOf } from '../systems/index.ts'
import { startTimeline } from '../timeline.ts'
import { endTurn, order } from './carryOut.ts'

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
})

/** A battle of a rule system in a phase that somebody has begun and nobody has done anything in. */
const tableOf = async (system: string) => {
  const { scenarios } = await resolveContent()
  const [scenario] = scenarios
    .map((compiled) => compiled.scenario)
    .filter((one) => one.system === system)
    .sort((a, b) => a.turns - b.turns)
  const ui = await partsOf(system).ui()
  const { state, store } = playerTable(ui, scenario, startTimeline(ui.open(scenario), 1944))
  const isAsking = (): boolean =>
    state.orders.value.endTurn !== undefined && state.ui.words.unfinished(state) !== undefined
  for (let moves = 0; moves < 200; moves++) {
    const now = state.position.value.state
    state.facing.value = state.moverIn(now)
    if (isAsking()) return { state, store }
    const [first] = state.game.legal(now, state.moverIn(now))
    order(store, state.orders.value.endTurn ?? first)
  }
  throw new Error('in no phase anybody can be given an order')
}

const systems = ['operational', 'command-cards', 'echelon', 'skirmish']

test.each(systems)('%s: a phase in which nobody was given an order does not end without a question', async (system) => {
  const { state, store } = await tableOf(system)
  const before = state.timeline.value
  endTurn(store)
  expect(state.dialog.value).toBe('end-turn')
  expect(state.timeline.value).toBe(before)
})

test('a tutorial that asks for the end is answered without a question', async () => {
  const { state, store } = await tableOf('echelon')
  const before = state.timeline.value
  state.endIsTaught.value = true
  endTurn(store)
  expect(state.dialog.value).toBeNull()
  expect(state.timeline.value).not.toBe(before)
})
