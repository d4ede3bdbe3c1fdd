import { describe, expect, test } from 'vitest'
import { rollingDice } from '../../engine/dice.ts'
import { noCourse, plainCourse } from '../../tests/support/courses.ts'
import { part } from '../../tests/support/part.ts'
import type { BattleScenario } from '../bundle.ts'
import { addCourses } from './facts.ts'
import { changesIn, differencesIn, endingsIn, whyIn } from './why.ts'

const places = 12
const dice = rollingDice(5, 1)

/** Games of three turns in which each side holds places at random; who holds the first in turn 2 wins so often. */
const coursesOf = (games: number, held: number, open: number) => {
  const courses = [noCourse, noCourse, noCourse]
  for (let game = 0; game < games; game++) {
    const holds = Array.from({ length: places }, () => dice.below(2))
    const winner = dice.below(100) < (holds[0] === 1 ? held : open) ? 0 : 1
    courses[winner] = addCourses(courses[winner], {
      ...plainCourse,
      odds: [[0, 0, 0]],
      held: holds.map((first) => [
        [dice.below(2), first, first],
        [0, 1 - first, 1 - first],
      ]),
      gone: [dice.below(2), 0],
      firstGone: [game % 2, 1 - (game % 2)],
    })
  }
  return courses
}

describe('why games came out so', () => {
  test('is told of what makes a difference, with its games and an interval that holds it', () => {
    const [first, ...others] = differencesIn(coursesOf(100, 85, 25), [0, 1])
    expect(first).toMatchObject({ about: { kind: 'held', place: 0, turn: 2 } })
    expect(Math.abs(first.points)).toBeGreaterThan(30)
    expect(first.having.games + first.lacking.games).toBe(100)
    const [low, high] = [first.low, first.high].map(Math.abs).toSorted((a, b) => a - b)
    expect(low).toBeLessThan(60)
    expect(high).toBeGreaterThan(60)
    expect(others).toEqual([])
  })

  test('is not told where nothing made one, in 19 of 20 battles', () => {
    const wrong = Array.from({ length: 60 }, () => differencesIn(coursesOf(100, 50, 50), [0, 1])).filter(
      (found) => found.length > 0,
    )
    expect(wrong.length).toBeLessThanOrEqual(6)
  })

  test('is told by what has changed since other games, where they were won as often', () => {
    const before = coursesOf(100, 50, 50)
    const after = coursesOf(100, 50, 50).map((course) => ({ ...course, gone: [course.games, course.gone[1]] }))
    const [first, ...others] = changesIn(before, after, [0, 1])
    expect(first).toMatchObject({ about: { kind: 'gone', unit: 0 }, team: 0 })
    expect(first.points).toBeGreaterThan(30)
    expect(others).toEqual([])
    const wrong = Array.from({ length: 60 }, () => changesIn(coursesOf(100, 50, 50), before, [0, 1])).filter(
      (found) => found.length > 0,
    )
    expect(wrong.length).toBeLessThanOrEqual(6)
  })

  test('is put in words', () => {
    const scenario = part<BattleScenario>({
      sides: [
        { id: 'a', name: 'Reds' },
        { id: 'b', name: 'Blues' },
      ],
      units: [
        { id: 'x', name: 'First', side: 0 },
        { id: 'y', name: 'Second', side: 1 },
      ],
    })
    const names = Array.from({ length: places }, (_, place) => ({ name: `Place ${place}` }))
    const [{ text, label }] = whyIn(coursesOf(100, 90, 10), scenario, names)
    expect(label).toMatch(/^(Reds|Blues) holds Place 0, turn 2$/)
    expect(text).toMatch(
      /^(Reds|Blues) wins \d+ % of the \d+ games in which it holds Place 0 at the end of turn 2, \d+ % of the other \d+: \d+ points (more|less) \(\d+ to \d+\)\.$/,
    )
  })

  test('says how games ended, the most frequent way first', () => {
    const lost = { ...plainCourse, games: 3, reasons: { 'time-over': 3 } }
    expect(endingsIn([plainCourse, lost, { ...plainCourse, reasons: { even: 1 } }], ['Reds', 'Blues'])).toEqual([
      '3 of 5 games: Blues wins, time over.',
      '1 of 5 games: Reds wins, place held.',
      '1 of 5 games: nobody wins, even.',
    ])
  })
})
