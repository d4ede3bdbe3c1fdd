import { expect, it } from 'vitest'
import type { Ladder, Rung } from '../../engine/ai/ladder.ts'
import { answerOf, strengthsOf } from './ladder.ts'

const rung: Rung = {
  one: 'staff',
  other: 'veteran',
  plays: ['tuned', 'planner'],
  key: 'then',
  pairs: 60,
  share: 61.2,
  margin: 7,
  test: [52, 60],
  answer: 'strong',
}
const ladderOf = (key: string): Ladder => ({ key, rungs: [rung] })

it('says what a contest showed', () => {
  expect(answerOf(ladderOf('then'), rung)).toBe('Stronger: 60 % rather than 52 %')
  expect(strengthsOf(ladderOf('then'), ['staff'])).toEqual([
    'Of 120 trial games against the Veteran, the Staff won 61 %.',
  ])
})

it('says of one that was held before play changed that it is out of date', () => {
  expect(answerOf(ladderOf('now'), rung)).toBe('Out of date: stronger: 60 % rather than 52 %')
  expect(strengthsOf(ladderOf('now'), ['staff'])).toEqual([
    'Of 120 trial games against the Veteran, the Staff won 61 % (before the rules, the scenarios or the computer’s play last changed).',
  ])
})

it('says nothing of levels that nobody chose', () => expect(strengthsOf(ladderOf('then'), ['general'])).toEqual([]))
