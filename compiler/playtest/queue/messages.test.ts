import { describe, expect, it } from 'vitest'
import { duel } from '../../../tests/support/scenarios.ts'
import { playSeries, type Series } from '../series.ts'
import { fingerprintOfPlay, makeJob, parseAnnouncement, parseJob, parseResults } from './messages.ts'
import { codeOf, parseAddress } from './server.ts'

const series: Series = { scenario: duel, players: ['random', 'random'], from: 3, to: 5, seed: 7 }
const text = JSON.stringify(duel)

describe('a job', () => {
  it('arrives as it was sent', () => {
    expect(parseJob(JSON.parse(JSON.stringify(makeJob(series, text))))).toEqual(series)
    const watched = { ...series, isWatched: true, keepsMoves: true }
    expect(parseJob(makeJob(watched, text))).toEqual(watched)
  })

  it.each([
    ['is no object', 'games', 'malformed at ""'],
    ['has a field too many', { ...makeJob(series, text), code: 'x' }, '(additionalProperties)'],
    ['has an endless series', { ...makeJob(series, text), to: 900_000 }, 'no games or too many'],
    ['has no games', { ...makeJob(series, text), to: 3 }, 'no games or too many'],
    ['has a scenario that is too long', makeJob(series, ' '.repeat(4_000_001)), 'at "scenario" (maxLength)'],
    ['has a scenario that is no JSON', makeJob(series, '{'), 'scenario of the job is malformed'],
    ['has another kind of scenario', makeJob(series, '{"system":"operational"}'), 'scenario of the job is malformed'],
    [
      'is of a system that is unknown',
      makeJob(series, JSON.stringify({ ...duel, system: '../evil' })),
      'unknown rule system',
    ],
    ['lacks a player', makeJob({ ...series, players: ['random'] }, text), 'one player for each side'],
  ])('that %s is refused', (_, job, reason) => {
    expect(parseJob(job)).toContain(reason)
  })
})

describe('the results of a batch', () => {
  const results = JSON.parse(JSON.stringify(playSeries(series)))

  it('arrive as they were sent', () => {
    expect(parseResults(results, series)).toEqual(playSeries(series))
    const kept = { ...series, keepsMoves: true, isWatched: true }
    expect(parseResults(JSON.parse(JSON.stringify(playSeries(kept))), kept)).toEqual(playSeries(kept))
  })

  it.each([
    ['are no list', { ...results }],
    ['lack a game', results.slice(1)],
    ['come in another order', results.toReversed()],
    ['have a field too many', [{ ...results[0], more: 1 }, results[1]]],
    ['have a winner that does not play', [{ ...results[0], winner: 2 }, results[1]]],
    ['measure something else', [{ ...results[0], metrics: {} }, results[1]]],
    ['hold moves that nobody asked for', [{ ...results[0], moves: ['0t'] }, results[1]]],
    ['hold no hash', [{ ...results[0], hash: '?' }, results[1]]],
  ])('that %s are none', (_, sent) => {
    expect(parseResults(sent, series)).toBeUndefined()
  })
})

it('an announcement is closed and short', () => {
  const announcement = { run: '0123456789abcdef', fingerprint: fingerprintOfPlay(), isOver: false }
  expect(parseAnnouncement(JSON.stringify(announcement))).toEqual(announcement)
  expect(parseAnnouncement(JSON.stringify({ ...announcement, run: '../../etc' }))).toBeUndefined()
  expect(parseAnnouncement(JSON.stringify({ ...announcement, more: 1 }))).toBeUndefined()
  expect(parseAnnouncement(JSON.stringify(announcement) + ' '.repeat(1000))).toBeUndefined()
  expect(parseAnnouncement('{')).toBeUndefined()
})

it.each([
  ['redis://localhost', 'redis://localhost'],
  ['rediss://me:secret@host:7000/2', 'rediss://me:secret@host:7000/2'],
  ['valkey://host', 'redis://host'],
  ['valkeys://host', 'rediss://host'],
  ['http://host', undefined],
  ['host:6379', undefined],
  ['env:NO_SUCH_VARIABLE', undefined],
])('the address %s is read as %s', (typed, address) => {
  expect(parseAddress(typed)).toBe(address)
})

it('errors are told by their codes only', () => {
  expect(codeOf(Object.assign(new Error('connect to redis://:pw@h failed'), { code: 'ECONNREFUSED' }))).toBe(
    ' (ECONNREFUSED)',
  )
  expect(codeOf(new Error('WRONGPASS invalid username-password pair'))).toBe(' (WRONGPASS)')
  expect(codeOf(new Error('redis://:pw@h cannot be reached'))).toBe('')
})
