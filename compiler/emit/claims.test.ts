import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { part } from '../../tests/support/part.ts'
import type { BattleScenario, Evidence } from '../bundle.ts'
import type { Intent } from '../content.ts'
import { claimsOf } from './claims.ts'

const text = readFileSync(new URL('../../content/scenarios/road-to-catania/evidence.json', import.meta.url), 'utf8')
const evidence: Evidence = JSON.parse(text)
const {
  band: balance,
  panel: [planner],
} = evidence
const scenario = part<BattleScenario>({
  system: 'command-cards',
  tie: 1,
  turns: 4,
  sides: [
    { id: 'allies', name: 'Eighth Army' },
    { id: 'axis', name: 'Sixth Army' },
  ],
})

const claims = (intent: Partial<Intent>, known: Evidence | null = evidence) =>
  claimsOf({ balance, scenario, evidence: known, intent: { difficulty: [undefined, undefined], ...intent } })

it('says nothing of what an author does not say, or nobody has measured', () => {
  expect(claims({})).toEqual([])
  expect(claims({ length: { from: 4, to: 4 } }, null)).toEqual([])
})

it('puts what the author says and what the games say into sentences', () => {
  const intent: Partial<Intent> = {
    length: { from: 4, to: 4 },
    difficulty: ['hard', undefined],
    history: { winner: 1, note: 'The attack stopped short of it.' },
  }
  const [length, difficulty, history] = claims(intent, {
    ...evidence,
    panel: [{ ...planner, games: 400, wins: [220, 180] }],
  })
  expect(length).toMatchObject({
    about: 'How long',
    verdict: 'pass',
    claim: 'The middle half should be decided in turn 4.',
    note: null,
  })
  expect(difficulty).toMatchObject({ about: 'How hard', verdict: 'undecided' })
  expect(difficulty.found).toMatch(/ when all play in the style that serves them best: some \d+ games would tell\.$/)
  expect(history).toMatchObject({ about: 'How it really ended', note: 'The attack stopped short of it.' })
  expect(history.claim).toBe('History ended in a victory of Sixth Army, which play should be able to repeat.')
})

it('gives the reason why a side has no chance', () => {
  const [hopeless] = claims({ unwinnable: { side: 1, reason: 'They were three companies.' } })
  expect(hopeless).toMatchObject({ about: 'Who cannot win', verdict: 'fail', note: 'They were three companies.' })
})
