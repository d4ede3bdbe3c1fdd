import { describe, expect, test } from 'vitest'
import { plainCourse } from '../../tests/support/courses.ts'
import { addCourses, allGames, heldShares, lastedOf, lostByHex, meanChoices, mostLost, usualTurns } from './facts.ts'

const short = {
  ...plainCourse,
  odds: [[40]],
  held: [[[1], [0]]],
  reasons: { surrender: 1 },
  lostOn: [[[7, 1]], [[9, 2]]],
} as const
const two = addCourses(plainCourse, short)

describe('courses', () => {
  test('are added up, the longer with the shorter', () => {
    expect(two).toMatchObject({
      games: 2,
      odds: [[0, -126], [40]],
      reasons: { 'place-held': 1, surrender: 1 },
      held: [
        [
          [2, 0],
          [0, 1],
        ],
      ],
      gone: [2],
      lostOn: [[[7, 4]], [[9, 2]]],
    })
    const other = addCourses(short, plainCourse)
    expect({ ...other, odds: [] }).toEqual({ ...two, odds: [] })
    expect(allGames([plainCourse, short])).toEqual(two)
    expect(allGames([]).games).toBe(0)
  })
})

describe('the facts of a course', () => {
  test('are shares of the games that lasted so long', () => {
    expect(lastedOf(two)).toEqual([2, 1])
    expect(heldShares(two, 0, 1)).toEqual([0, 100])
  })

  test('leave out turns that few games reach', () => {
    const odds = Array.from({ length: 100 }, (_, game) => new Array<number>(game < 9 ? 3 : game < 10 ? 2 : 1).fill(0))
    expect(usualTurns({ ...plainCourse, games: 100, odds })).toEqual([100, 10])
  })

  test('count by game and decision', () => {
    expect(meanChoices(two)).toBe(20)
    expect(mostLost(two, 5, 9)).toEqual([{ unit: 0, lost: 3 }])
  })

  test('name the hexes with what each side lost there, most first', () => {
    expect(lostByHex(two)).toEqual([
      { hex: 7, sides: [2, 0], lost: 2 },
      { hex: 9, sides: [0, 1], lost: 1 },
    ])
  })
})
