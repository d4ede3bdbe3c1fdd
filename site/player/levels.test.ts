/** The level of difficulty of a game on the table: chosen for a new one, carried by its record, refused when unknown. */

import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { ScenarioBundle } from '../../compiler/bundle.ts'
import { makeRecord, parseRecord } from '../../engine/record.ts'
import { operational } from '../../engine/systems/operational/index.ts'
import { makeScenario } from '../../tests/support/operational.ts'
import { part } from '../../tests/support/part.ts'
import { order } from './actions/carryOut.ts'
import * as games from './actions/games.ts'
import { record } from './actions/keeping.ts'
import { createState } from './state.ts'
import type { Store } from './store.ts'
import { operationalUi } from './systems/operational/index.ts'
import type { SystemUi } from './systemUi.ts'
import { startTimeline } from './timeline.ts'

beforeAll(() => {
  vi.stubGlobal('history', { replaceState: () => {} })
  vi.stubGlobal('location', { pathname: '/', search: '' })
})
afterAll(() => vi.unstubAllGlobals())

const scenario = makeScenario({
  map: '. . . .',
  owner: '1 1 2 2',
  units: [
    { id: 'a', side: 0, hex: '0101' },
    { id: 'b', side: 1, hex: '0401' },
  ],
  objectives: [{ side: 0, hex: '0401' }],
})
const difficulties = ['easy', 'normal', 'hard'].map((id) => ({ id, name: id, description: '', changes: [] }))

const identity = { scenario: '0123456789abcdef', rules: '89abcdef' }

const makeStore = (): Store => {
  const picture = { symbols: {} }
  const bundle = part<ScenarioBundle>({ scenario, picture, tutorial: null, identity, difficulties })
  const state = createState(part<SystemUi>(operationalUi), bundle, startTimeline(operational.open(scenario), 1))
  const storage = { save: async () => true, keyOf: (id: string) => id }
  const tabs = { take: async () => true, announce() {} }
  return part<Store>({ state, storage, tabs })
}

test('a new game begins at the level that was chosen, and its record names it', () => {
  const store = makeStore()
  expect(games.proposedLevel(store)).toBe('normal')
  expect(parseRecord(record(store))?.difficulty).toBeUndefined()
  games.begin(store, ['human', 'human'], 'hard')
  expect(store.state.scenario.difficulty).toBe('hard')
  expect(store.state.game.scenario.difficulty).toBe('hard')
  expect(parseRecord(record(store))?.difficulty).toBe('hard')
  expect(games.proposedLevel(store)).toBe('hard')
  games.begin(store, ['human', 'human'], 'normal')
  expect(parseRecord(record(store))?.difficulty).toBeUndefined()
})

test('a record is taken up at its own level; one that names an unknown level is refused', () => {
  const store = makeStore()
  const record = { format: 2, ...identity, seed: 7, moves: [] } as const
  expect(games.read(store, makeRecord({ ...record, difficulty: 'easy' }))).toBeUndefined()
  expect(store.state.scenario.difficulty).toBe('easy')
  expect(games.read(store, makeRecord({ ...record, difficulty: 'brutal' }))).toBe(
    '“brutal” is no level of difficulty of Sketch. Its game has the levels easy, normal, hard.',
  )
  expect(store.state.scenario.difficulty).toBe('easy')
  expect(games.read(store, makeRecord(record))).toBeUndefined()
  expect(store.state.scenario.difficulty).toBe('normal')
})

test('a new game is offered to those who play the last one; after a link to those of a first game', () => {
  const store = makeStore()
  games.begin(store, ['human', 'human'])
  games.playOnFrom(store, 0)
  expect(games.proposedSeats(store)).toEqual(['human', 'human'])
  store.state.saved.value = { id: 'other', link: '2.x' }
  expect(games.proposedSeats(store)).not.toEqual(['human', 'human'])
})

test('a game remembers that its players were changed after its first action', () => {
  const store = makeStore()
  const { saved } = store.state
  games.begin(store, ['human', 'human'])
  games.setSeats(store, ['human', 'recruit'])
  expect(saved.value.isReseated).toBeUndefined()
  store.state.facing.value = store.state.moverIn(store.state.position.value.state)
  order(store, { type: 'end-turn' })
  games.setSeats(store, ['human', 'recruit'])
  expect(saved.value.isReseated).toBeUndefined()
  games.setSeats(store, ['recruit', 'recruit'])
  expect(saved.value.isReseated).toBe(true)
  games.begin(store, ['human', 'human'])
  expect(saved.value.isReseated).toBeUndefined()
})

test('who follows another tab shows what that one did before it was known to play', async () => {
  const store = makeStore()
  const { state, storage } = store
  const record = makeRecord({ format: 2, ...identity, seed: 7, moves: [] })
  const game = { record, seats: ['human', 'human'], moves: 0, at: 1 } as const
  const stored = { scenario: scenario.id, scenarioHash: identity.scenario, id: 'g', key: 'g', value: game, game }
  Object.assign(storage, { game: async () => stored })
  state.saved.value = { id: 'g' }
  await games.setPlaying(store, false)
  expect(state.following.value).toBe(true)
  expect(state.timeline.value.seed).toBe(7)
})

test('a file of a game that cannot be verified brings it back as it was', () => {
  const store = makeStore()
  const position = store.state.game.encode(store.state.timeline.value.first.state)
  const begun = makeRecord({ format: 2, ...identity, seed: 7, moves: [] })
  const file = { record: begun, seats: ['human', 'human'], moves: 0, at: 1, base: position, position }
  expect(games.read(store, JSON.stringify(file))).toBeUndefined()
  expect(store.state.timeline.value.base).toEqual(position)
  expect(games.address(store)).toBeUndefined()
  const { position: _, ...broken } = { ...file, base: { turn: 1 } }
  expect(games.read(store, JSON.stringify(broken))).toBe('The position from which it began does not fit here.')
  expect(games.read(store, '{}')).toBe('This is not a record, or it is damaged.')
})
