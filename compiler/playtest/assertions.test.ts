import { describe, expect, it } from 'vitest'
import { part } from '../../tests/support/part.ts'
import type { BattleScenario, Evidence } from '../bundle.ts'
import type { Intent } from '../content.ts'
import { gamesOfPairs, matrixOf, pairsOf, summed } from '../course/pairs.ts'
import { judgeValue, valueIn } from '../statistics/styles.ts'
import { assertionsAbout, basisOf, middleHalf, verbsNeverUsed, wayToTell } from './assertions.ts'

/** A battle until whose last turn a side of some number may hold out. */
const until = (tie: number | null): BattleScenario =>
  part<BattleScenario>({
    system: 'command-cards',
    turns: 6,
    tie,
    sides: [
      { id: 'blue', name: 'Blue' },
      { id: 'red', name: 'Red' },
    ],
  })

const scenario = until(0)

const balance = { side: 0, from: 35, to: 65 } as const

const evidenceOf = (wins: readonly [number, number], draws = 0, decidedIn?: readonly number[]): Evidence => {
  const games = wins[0] + wins[1] + draws
  const planner = summed({ player: 'planner', games, wins, draws, samples: [] })
  const value = valueIn(matrixOf([planner], balance))
  return {
    format: 3,
    key: '',
    scenario: 'made-up',
    seed: 1000,
    band: balance,
    verdict: judgeValue(value, balance),
    value,
    panel: [planner],
    duels: [],
    decidedIn: decidedIn ?? [0, 0, 0, 0, 0, games],
    actions: 100,
    measures: [],
    skill: { games: 0, won: 0, share: { low: 0, high: 100 } },
    watched: { games: 0, uses: [] },
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

  it.each<[string, number | null, readonly number[], readonly string[]]>([
    ['most games last, and nobody is to hold out', null, [0, 0, 10, 10, 10, 70], ['clock-decides fail']],
    ['a side is to hold out', 1, [0, 0, 10, 10, 10, 70], []],
    ['it is not clear', null, [0, 0, 15, 15, 15, 55], []],
    ['half of the games end before', null, [0, 0, 20, 20, 20, 40], []],
  ])('speaks of the clock where %s', (_, tie, decidedIn, expected) => {
    const claims = { balance, scenario: until(tie), intent: nothing }
    const [, ...others] = assertionsAbout(claims, evidenceOf([50, 50], 0, decidedIn))
    expect(others.map(({ code, verdict }) => `${code} ${verdict}`)).toEqual(expected)
  })

  it('does not say after twenty games that nobody can win', () => {
    expect(verdicts({}, evidenceOf([20, 0]))).toEqual([])
  })

  it('tells games and interval in short, and players and seeds beside it', () => {
    const evidence = evidenceOf([90, 10])
    const [missed] = judge({ difficulty: [undefined, 'easy'] }, evidence)
    expect(missed.refuted).toBe('Red wins 10 % of games (3.2 to 24.2 %); easy means 50 to 100 per cent.')
    expect(basisOf(evidence)).toBe('100 games of planner against itself, from seed 1000')
    expect(missed.hint).toContain('hard would fit')
  })

  it('tells the value of a panel, and how many games it took', () => {
    const won = [125, 190, 95, 160]
    const games = pairsOf(['planner', 'cautious']).map((pair, index) =>
      summed({ ...pair, games: 200, wins: [won[index], 200 - won[index]], draws: 0, samples: [] }),
    )
    const [panel, duels] = [true, false].map((own) => games.filter(({ against }) => (against === undefined) === own))
    const value = valueIn(matrixOf(games, balance))
    const evidence = { ...evidenceOf([50, 50]), panel, duels, value, verdict: judgeValue(value, balance) }
    expect(gamesOfPairs(evidence)).toEqual(games)
    const [{ verdict, found, refuted, enough }] = assertionsAbout({ balance, scenario, intent: nothing }, evidence)
    expect(verdict).toBe('undecided')
    expect(enough).toBeGreaterThan(200)
    const share = `${value.share} % of games (${value.low} to ${value.high} %)`
    expect(found).toBe(`Blue wins ${share} when all play in the style that serves them best`)
    expect(refuted).toBe(`Blue wins ${share}, not 35 to 65 per cent.`)
    expect(basisOf(evidence)).toBe(
      '800 games of planner and cautious, each against each, 200 of them of planner against itself, from seed 1000',
    )
  })

  it('says how many games would tell', () => {
    const [rare] = judge({ history: { winner: 1, note: undefined } }, evidenceOf([96, 4]))
    expect(wayToTell(rare)).toBe('some 1700 games would tell')
    const [edge] = judge({ history: { winner: 1, note: undefined } }, evidenceOf([95, 5]))
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
