import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { filesOf } from '../../tests/support/codeCases.ts'
import type { Evidence } from '../bundle.ts'
import { compile } from '../compile.ts'
import type { CompiledScenario } from '../content.ts'
import { makeReport } from '../diagnostics/diagnostic.ts'
import { openGame } from '../systems/games.ts'
import { checkSampleWins, doubtsAbout } from './checkSampleWins.ts'
import type { GameResult } from './game.ts'
import { openPool } from './pool.ts'
import { winAgain } from './rewin.ts'
import { findSampleWins, type SampleWins, sampleWinsKey, searchSampleWins, type Win } from './sampleWins.ts'
import type { Pool } from './series.ts'
import { playSeries } from './series.ts'

const [small] = compile(await filesOf({}), makeReport()).scenarios
if (small === undefined) throw new Error('the small scenario is not sound')
const { scenario } = small
const pool = openPool(1)

/** A result that was never played. */
const result = (game: number, winner: number | null, reason: string, turn: number, actions: number): GameResult => ({
  game,
  winner,
  reason,
  turn,
  actions,
  hash: '',
  metrics: {},
  moves: [],
})

describe('the sampleWins', () => {
  it('keeps for each side and way the game of fewest turns, then of fewest actions', async () => {
    const games = [
      result(0, 0, 'held', 4, 30),
      result(1, 0, 'held', 3, 50),
      result(2, 0, 'held', 3, 40),
      result(3, 0, 'destroyed', 2, 90),
      result(4, null, 'undecided', 1, 1),
      result(5, 1, 'denied', 4, 80),
    ]
    const { key, wins } = await findSampleWins(pool, scenario, 100, games)
    expect(key).toBe(sampleWinsKey(scenario))
    expect(wins.map(({ side, reason, seed }) => `${side} ${reason} ${seed}`)).toEqual([
      '0 destroyed 103',
      '0 held 102',
      '1 denied 105',
    ])
  })

  it('keeps a game that was known before unless a shorter one is found', async () => {
    const known: Win = { side: 0, reason: 'held', turn: 3, actions: 9, seed: 7, moves: 't_t' }
    const keep = async (turn: number) =>
      (await findSampleWins(pool, scenario, 100, [result(0, 0, 'held', turn, 5)], [known])).wins.map(({ seed }) => seed)
    expect(await keep(3)).toEqual([100])
    expect(await keep(4)).toEqual([7])
  })

  it('is searched further for a side that has won none, but not for one that need not win', async () => {
    const slow: Pool = {
      async play({ from, to }) {
        return Array.from({ length: to - from }, (_, n) => result(from + n, from + n === 7 ? 1 : 0, 'held', 4, 9))
      },
      async close() {},
    }
    const playedFor = async (sides: readonly (0 | 1)[], known: readonly Win[] = []) =>
      (await searchSampleWins(slow, scenario, { games: 3, seed: 1, sides, known })).played
    expect(await playedFor([0, 1])).toBe(9)
    expect(await playedFor([0])).toBe(3)
    expect(await playedFor([0, 1], [{ side: 1, reason: 'held', turn: 1, actions: 1, seed: 5, moves: 't' }])).toBe(3)
  })

  it('does not change with a word, and changes with a number', () => {
    expect(sampleWinsKey({ ...scenario, title: 'Another' })).toBe(sampleWinsKey(scenario))
    expect(sampleWinsKey({ ...scenario, turns: scenario.turns + 1 })).not.toBe(sampleWinsKey(scenario))
  })
})

/** Won games of players who choose at random. */
const wins = playSeries({ scenario, players: ['random', 'random'], from: 0, to: 6, seed: 1, keepsMoves: true }).flatMap(
  ({ winner, reason, turn, actions, game, moves }): Win[] =>
    winner === null ? [] : [{ side: winner, reason, turn, actions, seed: 1 + game, moves: moves.join('_') }],
)
const first = wins.find(({ side }) => side === 0)
const second = wins.find(({ side }) => side === 1)
if (first === undefined || second === undefined) throw new Error('a side has won no game')

describe('a won game', () => {
  const game = openGame(scenario)
  it('is won again', () => {
    for (const win of wins) expect(winAgain(game, win)).toEqual({ ok: true })
  })

  it.each<[string, Partial<Win>, RegExp]>([
    ['a move that is none', { moves: `hello!_${first.moves}` }, /^holds a move that cannot be read: move 1, “hello!”/],
    ['too few moves', { moves: first.moves.split('_').slice(0, -1).join('_') }, /^does not come to an end any more/],
    ['another side', { side: 1 }, /^is won by another side/],
    ['another way', { reason: 'magic' }, /^is won in another way: objectives-held/],
    ['another turn', { turn: 9 }, /^is won in turn 4/],
    ['other actions', { actions: 1 }, /^has \d+ actions/],
  ])('is doubted with %s', (_, change, why) => {
    const rewon = winAgain(game, { ...first, ...change })
    expect(rewon.ok ? '' : rewon.why).toMatch(why)
  })

  it('is not won when its moves were shuffled', () => {
    const moves = first.moves.split('_').reverse().join('_')
    expect(winAgain(game, { ...first, moves })).toMatchObject({ ok: false, why: expect.stringContaining('refused') })
  })
})

describe('what is said of a sampleWins', () => {
  let evidence: Evidence
  beforeAll(() => {
    const text = readFileSync(new URL('../../content/scenarios/road-to-catania/evidence.json', import.meta.url), 'utf8')
    evidence = JSON.parse(text)
  })
  const sound: SampleWins = { format: 3, key: sampleWinsKey(scenario), wins: [first, second] }

  const say = (
    sampleWins: SampleWins | undefined,
    change: Partial<CompiledScenario> = {},
    known: Evidence | null = null,
  ) => {
    const report = makeReport()
    const sampleWinsFile = sampleWins && { path: 'scenarios/grey-river/witness.json', text: JSON.stringify(sampleWins) }
    const holding = checkSampleWins({ ...small, ...change, sampleWinsFile }, known, report)
    return { holding: holding.length, found: report.diagnostics.map(({ code }) => code) }
  }

  it('is nothing when it holds', () => {
    expect(say(sound)).toEqual({ holding: 2, found: [] })
    expect(doubtsAbout(scenario, sound)).toEqual([])
  })

  it('is nothing when nobody has played', () => expect(say(undefined)).toEqual({ holding: 0, found: [] }))

  it('is that it is missing when games were won', () =>
    expect(say(undefined, {}, evidence)).toEqual({ holding: 0, found: ['witness-missing'] }))

  it('is that it is stale when all of it can still be won', () =>
    expect(say({ ...sound, key: 'old' })).toEqual({ holding: 2, found: ['witness-stale'] }))

  it('is left to the evidence when that is stale too', () => {
    const evidenceFile = { path: 'scenarios/grey-river/evidence.json', text: '' }
    expect(say({ ...sound, key: 'old' }, { evidenceFile })).toEqual({ holding: 2, found: [] })
  })

  it('is that it is broken when a game ends otherwise', () => {
    const broken = { ...sound, wins: [first, { ...second, turn: 1 }] }
    expect(say(broken)).toEqual({ holding: 1, found: ['witness-broken'] })
    expect(say({ ...broken, key: 'old' })).toEqual({ holding: 1, found: ['witness-broken'] })
    const wrong = {
      ...sound,
      wins: [
        { ...first, turn: 1 },
        { ...second, turn: 1 },
      ],
    }
    expect(say(wrong)).toEqual({ holding: 0, found: ['witness-broken', 'witness-broken'] })
    expect(say({ ...wrong, key: 'old' })).toEqual({ holding: 0, found: ['witness-broken'] })
    expect(doubtsAbout(scenario, broken)).toHaveLength(1)
    expect(doubtsAbout(scenario, { ...sound, key: 'old' })).toHaveLength(1)
  })

  it('is that it is no witness when a side won that is not there', () =>
    expect(say({ ...sound, wins: [first, { ...second, side: 2 }] })).toEqual({ holding: 0, found: ['witness-broken'] }))

  it('is that a side has no win, unless that is meant', () => {
    const half = { ...sound, wins: [first] }
    expect(say(half)).toEqual({ holding: 1, found: ['win-unwitnessed'] })
    const intent = { ...small.intent, unwinnable: { side: 1, reason: 'No.' } } as const
    expect(say(half, { intent })).toEqual({ holding: 1, found: [] })
  })
})
