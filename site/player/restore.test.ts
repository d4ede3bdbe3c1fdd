/** Saved games: what replays goes on, what does not goes on from where it was left, and nothing that is stored breaks the page. */

import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ScenarioBundle } from '../../compiler/bundle.ts'
import { makeMove, makeRecord, parseRecord } from '../../engine/record.ts'
import { operational } from '../../engine/systems/operational/index.ts'
import { makeScenario } from '../../tests/support/operational.ts'
import { part } from '../../tests/support/part.ts'
import { parseSavedGame } from '../saves/savedGame.ts'
import { makeFollower } from './replay.ts'
import { restore, timelineFrom } from './restore.ts'
import { createState } from './state.ts'
import type { StoredGame } from './storage.ts'
import { operationalUi } from './systems/operational/index.ts'
import type { SystemUi } from './systemUi.ts'
import {
  extended,
  lastPosition,
  recordOf,
  seeded,
  startTimeline,
  type Timeline,
  timelineOf,
  undoBarrier,
} from './timeline.ts'

const scenario = makeScenario({
  map: '. . . .',
  owner: '1 1 2 2',
  units: [
    { id: 'a', side: 0, hex: '0101' },
    { id: 'b', side: 1, hex: '0401' },
  ],
  objectives: [{ side: 0, hex: '0401' }],
})
const identity = { scenario: '0123456789abcdef', rules: '89abcdef' }
const bundle = part<ScenarioBundle>({ scenario, tutorial: null, identity, difficulties: [] })
const game = operational.open(scenario)
const state = createState(part<SystemUi>(operationalUi), bundle, startTimeline(game as never, 1))

/** The first battle after a move. */
const moved = (): Timeline => {
  const begun = startTimeline(game as never, 7)
  const action = game.legal(begun.first.state as never, 0).find(({ type }) => type === 'move')
  const after = action && extended(game as never, begun, action)
  if (!after || !('timeline' in after)) throw new Error('nobody can move')
  return after.timeline
}

const stored = (value: unknown, scenarioHash = identity.scenario): StoredGame => ({
  scenario: scenario.id,
  scenarioHash,
  id: 'some',
  key: `${scenario.id}/${scenarioHash}/some`,
  value,
  game: parseSavedGame(value),
})

const seats = ['human', 'veteran']
const here = moved()
const position = game.encode(lastPosition(here).state as never)
const record = recordOf(bundle, here)
const save = { record: makeRecord(record), seats, moves: 1, at: 1, turn: 1, position }

test('a save that replays goes on', () => {
  const { timeline, problem } = restore(state, stored(save))
  expect(problem).toBeUndefined()
  expect(timeline?.steps.length).toBe(1)
})

test('a save of other rules that leads to the same position goes on without a word', () => {
  const { timeline, problem } = restore(
    state,
    stored({ ...save, record: makeRecord({ ...record, rules: '00000000' }) }),
  )
  expect(problem).toBeUndefined()
  expect(timeline?.base).toBeUndefined()
})

test('a save that leads elsewhere goes on from the position that was left, unverified', () => {
  const elsewhere = { ...save, record: makeRecord({ ...record, rules: '00000000', moves: [] }) }
  const { timeline, problem } = restore(state, stored(elsewhere))
  expect(problem).toContain('under other rules')
  expect(problem).toContain('cannot be verified')
  expect(timeline?.base).toEqual(position)
  expect(timeline && game.encode(lastPosition(timeline).state as never)).toEqual(position)
})

test('so does one with a move that is refused, and what follows is saved with that position', () => {
  const broken = { ...save, record: makeRecord({ ...record, moves: [...record.moves, '0never'] }) }
  const { timeline, problem } = restore(state, stored(broken))
  expect(problem).toContain('Action 2 of the record cannot be played')
  if (!timeline) throw new Error('nothing to play')
  const ended = extended(game as never, timeline, { type: 'end-turn' })
  if (!('timeline' in ended)) throw new Error(ended.reason)
  const further = {
    record: makeRecord(recordOf(bundle, ended.timeline)),
    seats,
    moves: 1,
    at: 2,
    base: position,
    position: game.encode(lastPosition(ended.timeline).state as never),
  }
  const again = restore(state, stored(further))
  expect(again.problem).toBeUndefined()
  expect(again.timeline?.steps.length).toBe(1)
  // The worker finds the same position.
  const parsed = parseRecord(further.record)
  const followed = parsed && makeFollower()(game as never, parsed, position)
  expect(followed && game.encode(followed.state as never)).toEqual(further.position)
})

test('a save of another version of the scenario is played as far as its actions go, and says so', () => {
  const other = 'ffffffffffffffff'
  const old = stored({ ...save, record: makeRecord({ ...record, scenario: other }) }, other)
  const { timeline, problem } = restore(state, old)
  expect(timeline?.steps.length).toBe(1)
  expect(problem).toContain('another version of this battle')
})

test('the record of a game leads to it again: with seeds that were added, and with moves that came with a link', () => {
  let timeline: Timeline = { ...here, given: here.steps.length }
  for (const seed of [5, 6, 7]) {
    const ended = extended(game as never, seeded(timeline, seed), { type: 'end-turn' })
    if (!('timeline' in ended)) throw new Error(ended.reason)
    timeline = ended.timeline
  }
  const again = timelineOf(game as never, recordOf(bundle, timeline))
  expect(again.refused).toBeUndefined()
  expect(again.timeline).toMatchObject({
    seeds: timeline.seeds,
    steps: timeline.steps.map(({ action }) => ({ action })),
  })
})

test('the record of a game names its level, where it is not the scenario’s own', () => {
  const at = (level: string) => startTimeline(operational.open({ ...scenario, difficulty: level }) as never, 1)
  const own = { ...bundle, scenario: { ...scenario, difficulty: 'normal' } }
  expect(recordOf(own, at('normal'))).not.toHaveProperty('difficulty')
  expect(recordOf(own, at('hard'))).toHaveProperty('difficulty', 'hard')
})

test('a record of another scenario is refused, even where its moves are legal here', () => {
  expect(timelineFrom(state, makeRecord(record))).toHaveProperty('steps')
  expect(timelineFrom(state, makeRecord({ ...record, scenario: 'ffffffffffffffff' }))).toContain('another scenario')
})

test('no stored value breaks the page', () => {
  const moves = fc.constantFrom(...record.moves, '0never', makeMove(1, 'e'), '~1', '')
  const values = fc.oneof(
    fc.anything(),
    fc.record(
      {
        record: fc.oneof(
          fc.string(),
          fc.array(moves).map((some) => makeRecord({ ...record, moves: some })),
        ),
        seats: fc.oneof(fc.anything(), fc.array(fc.constantFrom('human', 'veteran', 'constructor'))),
        moves: fc.oneof(fc.anything(), fc.nat()),
        position: fc.oneof(fc.anything(), fc.constant({ ...(position as object), turn: 99 }), fc.constant(position)),
        base: fc.oneof(fc.anything(), fc.constant(position)),
        name: fc.anything(),
        pieces: fc.anything(),
        ended: fc.anything(),
      },
      { requiredKeys: ['record', 'seats', 'moves'] },
    ),
  )
  fc.assert(
    fc.property(values, (value) => {
      const { timeline, problem } = restore(state, stored(value))
      expect(timeline !== undefined || problem !== undefined).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

test('actions that came with a link are not taken back, also by whoever leads both sides', () => {
  const reveals = () => false
  const given = { ...here, given: here.steps.length }
  expect(undoBarrier(here, () => true, reveals)).toBeUndefined()
  expect(undoBarrier(given, () => true, reveals)).toBe('The game began from here; what came before cannot be undone.')
  const again = restore(state, stored({ ...save, given: 1 }))
  expect(again.timeline && undoBarrier(again.timeline, () => true, reveals)).toContain('cannot be undone')
})
