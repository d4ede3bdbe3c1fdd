/** Suggestions of the staff as one order. */

import { beforeAll, expect, test, vi } from 'vitest'
import { makeMove } from '../../../engine/record.ts'
import { resolveContent } from '../../../tests/support/content.ts'
import { part } from '../../../tests/support/part.ts'
import { playerTable } from '../../../tests/support/playerTable.ts'
import { partsOf } from '../systems/index.ts'
import { startTimeline } from '../timeline.ts'
import type { WorkerClient } from '../workerClient.ts'
import { orderedBy, sentencesOf } from './askStaff.ts'

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
})

const tableOfEchelon = async () => {
  const { scenarios } = await resolveContent()
  const { scenario } = scenarios.find((compiled) => compiled.scenario.system === 'echelon') ?? {}
  if (!scenario) throw new Error('there is no battle of echelon')
  const ui = await partsOf('echelon').ui()
  const timeline = startTimeline(ui.open(scenario), 1944)
  return { ...playerTable(ui, scenario, timeline), timeline }
}

test.each([
  [['support', 'support', 'support', 'attack'], 3],
  [['support', 'gunfire', 'gunfire'], 1],
  [['take', 'support', 'support'], 3],
  [['attack', 'support', 'support'], 1],
])('of %j the first %i are one suggestion', async (types, count) => {
  const { state, timeline } = await tableOfEchelon()
  const actions = types.map((type) => (type === 'take' ? { type, unit: 0 } : { type }))
  const turn = async function* () {
    for (const action of actions) yield { move: makeMove(0, state.game.makeAction(action)), took: 0 }
  } satisfies WorkerClient['turn']
  const ordered = await orderedBy({ state, worker: part<WorkerClient>({ turn }) }, timeline)
  expect(ordered).toEqual(actions.slice(0, count))
})

test('what is done several times is said once', async () => {
  const { state } = await tableOfEchelon()
  const once = sentencesOf(state, [{ type: 'support' }])
  expect(sentencesOf(state, Array(12).fill({ type: 'support' }))).toBe(`12 times: ${once}`)
  expect(sentencesOf(state, [{ type: 'support' }, { type: 'attack' }]).startsWith(`${once} `)).toBe(true)
})
