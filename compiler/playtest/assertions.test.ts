import { describe, expect, it } from 'vitest'
import type { BattleScenario, Evidence } from '../bundle.ts'
import type { Intent } from '../content.ts'
import { verdictOf, wilsonInterval } from '../statistics/interval.ts'
import { assertionsAbout, basisOf, middleHalf, verbsNeverUsed, wayToTell } from './assertions.ts'

const scenario = {
  turns: 6,
  sides: [
    { id: 'blue', name: 'Blue' },
    { id: 'red', name: 'Red' },
  ],
} as unknown as BattleScenario

const balance = { side: 0, from: 35, to: 65 } as const

const evidenceOf = (wins: readonly [number, number], draws = 0, decidedIn?: readonly number[]): Evidence => {
  const games = wins[0] + wins[1] + draws
  const share = [wilsonInterval(wins[0], games), wilsonInterval(wins[1], games)] as const
  return {
    format: 1,
    key: '',
    scenario: 'made-up',
    player: 'planner',
    games,
    seed: 1000,
    wins,
    draws,
    share,
    decidedIn: decidedIn ?? [0, 0, 0, 0, 0, games],
    actions: 100,
    measures: [],
    band: balance,
    verdict: verdictOf(share[0], balance),
    skill: { games: 0, won: 0, share: { low: 0, high: 100 } },
    samples: [],
  }
}

const nothing: Intent = { difficulty: [undefined, undefined] }

const judge = (intent: Partial<Intent>, evidence: Evidence) =>
  assertionsAbout({ balance, scenario, intent: { ...nothing, ...intent } }, evidence).slice(1)

const verdicts = (intent: Partial<Intent>, evidence: Evidence) =>
  judge(intent, evidence).map(({ code, verdict }) => `${code} ${verdict}`)

describe('what an author says, held against the games', () => {
  it('is the balance at least', () => {
    const [first, ...others] = assertionsAbout({ balance, scenario, intent: nothing }, evidenceOf([50, 50]))
    expect(first).toMatchObject({ code: 'balance-missed', verdict: 'pass', path: ['balance'] })
    expect(others).toEqual([])
  })

  const length = { length: { from: 3, to: 5 } }
  it.each<[string, Partial<Intent>, Evidence, string]>([
    ['a length that fits', length, evidenceOf([50, 50], 0, [0, 5, 30, 30, 30, 5]), 'length-missed pass'],
    ['games that last longer', length, evidenceOf([50, 50], 0, [0, 0, 0, 0, 40, 60]), 'length-missed fail'],
    ['games that end sooner', length, evidenceOf([50, 50], 0, [60, 0, 40, 0, 0, 0]), 'length-missed fail'],
    ['a quarter that last longer', length, evidenceOf([50, 50], 0, [0, 0, 25, 25, 25, 25]), 'length-missed undecided'],
    ['easy and won', { difficulty: ['easy', undefined] }, evidenceOf([80, 20]), 'difficulty-missed pass'],
    ['easy and lost', { difficulty: ['easy', undefined] }, evidenceOf([20, 80]), 'difficulty-missed fail'],
    ['even and even', { difficulty: [undefined, 'even'] }, evidenceOf([250, 250]), 'difficulty-missed pass'],
    ['even and lost', { difficulty: [undefined, 'even'] }, evidenceOf([90, 10]), 'difficulty-missed fail'],
    ['hard and won', { difficulty: [undefined, 'hard'] }, evidenceOf([30, 70]), 'difficulty-missed fail'],
    ['hard and half', { difficulty: [undefined, 'hard'] }, evidenceOf([52, 48]), 'difficulty-missed undecided'],
    ['unwinnable and lost', { unwinnable: { side: 1, reason: 'No.' } }, evidenceOf([200, 1]), 'unwinnable-won pass'],
    ['unwinnable and won', { unwinnable: { side: 1, reason: 'No.' } }, evidenceOf([80, 20]), 'unwinnable-won fail'],
    ['won by chance', { unwinnable: { side: 1, reason: 'No.' } }, evidenceOf([97, 3]), 'unwinnable-won undecided'],
    ['never won', {}, evidenceOf([100, 0]), 'unwinnable-undeclared fail'],
    ['history', { history: { winner: 1, note: undefined } }, evidenceOf([60, 40]), 'history-improbable pass'],
    [
      'a draw never seen',
      { history: { winner: null, note: undefined } },
      evidenceOf([60, 40]),
      'history-improbable fail',
    ],
    ['rare history', { history: { winner: 1, note: undefined } }, evidenceOf([96, 4]), 'history-improbable undecided'],
  ])('%s', (_, intent, evidence, expected) => {
    expect(verdicts(intent, evidence)).toEqual([expected])
  })

  it('does not call history improbable that the author calls unwinnable', () => {
    const intent = { unwinnable: { side: 1, reason: 'No.' }, history: { winner: 1, note: undefined } } as const
    expect(verdicts(intent, evidenceOf([100, 0]))).toEqual(['unwinnable-won pass'])
  })

  it('does not say after twenty games that nobody can win', () => {
    expect(verdicts({}, evidenceOf([20, 0]))).toEqual([])
  })

  it('tells games and interval in short, and players and seeds beside it', () => {
    const evidence = evidenceOf([90, 10])
    const [missed] = judge({ difficulty: [undefined, 'easy'] }, evidence)
    expect(missed.refuted).toBe('Red wins 10 of 100 games (5.5 to 17.4 %); easy means 50 to 100 per cent.')
    expect(basisOf(evidence)).toBe('95 % intervals of 100 games of planner against itself, seeds 1000 to 1099')
    expect(missed.hint).toContain('hard would fit')
  })

  it('says how many games would tell', () => {
    const [rare] = judge({ history: { winner: 1, note: undefined } }, evidenceOf([96, 4]))
    expect(wayToTell(rare)).toBe('some 1700 games would tell')
    const [edge] = judge({ difficulty: [undefined, 'hard'] }, evidenceOf([50, 50]))
    expect(wayToTell(edge)).toBe('too near the edge to tell')
  })
})

it('the middle half lies between the quartiles', () => {
  expect(middleHalf([10, 20, 40, 20, 10])).toEqual([2, 4])
  expect(middleHalf([0, 0, 400])).toEqual([3, 3])
})

it('tells of verbs that nobody used in nearly all games, but not of those that every scenario allows', () => {
  const use = (name: string, legalIn: number, used: number) => ({ name, legalIn, used })
  const uses = [
    use('action bomb-bridge', 100, 0),
    use('action bomb-hub', 12, 0),
    use('action motor-pool', 100, 0),
    use('action move', 100, 9),
    use('card agents', 100, 0),
  ]
  const told = verbsNeverUsed({ ...evidenceOf([60, 40]), watched: { games: 100, uses } }, ['motor-pool'])
  expect(told.map(({ name }) => name)).toEqual(['action bomb-bridge'])
})
