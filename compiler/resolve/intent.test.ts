import { expect, it } from 'vitest'
import type { ScenarioHead } from '../content.ts'
import { makeReport } from '../diagnostics/diagnostic.ts'
import { readIntent } from './intent.ts'

const read = (intent: ScenarioHead['intent']) => {
  const report = makeReport()
  const place = { file: 'scenarios/a/scenario.yaml', path: ['intent'] }
  const read = readIntent({ intent, sides: [{ id: 'blue' }, { id: 'red' }], turns: 8 }, place, report)
  return { read, found: report.diagnostics.map(({ code, path }) => `${code} ${path.join('.')}`) }
}

it('turns ids of sides into sides', () => {
  const { read: intent, found } = read({
    length: { from: 5, to: 8 },
    difficulty: { red: 'hard' },
    unwinnable: { side: 'red', reason: 'They were three companies.' },
    history: { winner: 'blue', note: 'Red fell back.' },
  })
  expect(found).toEqual([])
  expect(intent).toEqual({
    length: { from: 5, to: 8 },
    difficulty: [undefined, 'hard'],
    unwinnable: { side: 1, reason: 'They were three companies.' },
    history: { winner: 0, note: 'Red fell back.' },
  })
})

it('takes a draw for no winner, and nothing for nothing', () => {
  expect(read({ history: { winner: 'draw' } }).read.history).toEqual({ winner: null, note: undefined })
  expect(read(undefined)).toEqual({ read: { difficulty: [undefined, undefined] }, found: [] })
})

it.each<[string, ScenarioHead['intent'], string]>([
  ['a winner that is no side', { history: { winner: 'bleu' } }, 'side-unknown intent.history.winner'],
  [
    'a grade for no side',
    { difficulty: { ['constructor' as string]: 'easy' } },
    'side-unknown intent.difficulty.constructor',
  ],
  ['no such side that cannot win', { unwinnable: { side: 'x', reason: 'No.' } }, 'side-unknown intent.unwinnable.side'],
  ['a length that runs backwards', { length: { from: 6, to: 5 } }, 'value-range intent.length.to'],
  ['a length beyond the last turn', { length: { from: 6, to: 9 } }, 'value-range intent.length.to'],
  [
    'an easy fight that cannot be won',
    { difficulty: { red: 'easy' }, unwinnable: { side: 'red', reason: 'No.' } },
    'field-conflict intent.difficulty.red',
  ],
])('reports %s', (_, intent, finding) => {
  expect(read(intent).found).toEqual([finding])
})

it('takes sides that win together for their team, and wants one grade of both', () => {
  const seats = (['first', 'first', 'second', 'second'] as const).map((team, at) => ({ id: `seat-${at}`, team }))
  const readOf = (intent: ScenarioHead['intent']) => {
    const report = makeReport()
    const read = readIntent({ intent, sides: seats, turns: 8 }, { file: 'a', path: ['intent'] }, report)
    return { read, found: report.diagnostics.map(({ code, path }) => `${code} ${path.join('.')}`) }
  }
  expect(
    readOf({
      difficulty: { 'seat-1': 'easy', 'seat-2': 'hard', 'seat-3': 'hard' },
      unwinnable: { side: 'seat-3', reason: 'They were three companies.' },
      history: { winner: 'seat-1' },
    }),
  ).toEqual({
    read: {
      difficulty: ['easy', 'hard'],
      unwinnable: { side: 1, reason: 'They were three companies.' },
      history: { winner: 0, note: undefined },
    },
    found: [],
  })
  expect(readOf({ difficulty: { 'seat-0': 'easy', 'seat-1': 'hard' } }).found).toEqual([
    'field-conflict intent.difficulty.seat-1',
  ])
})
