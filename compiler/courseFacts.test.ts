import { describe, expect, test } from 'vitest'
import { plainCourse } from '../tests/support/courses.ts'
import { heldShares, lostByHex, meanChances, meansOf, mostLost, usualTurns } from './courseFacts.ts'
import { addCourses } from './playtest/course.ts'

const two = addCourses(plainCourse, { ...plainCourse, lostOn: [[[7, 1]], [[9, 2]]] })

describe('the facts of a course', () => {
  test('are means over the games that lasted so long', () => {
    const uneven = addCourses(plainCourse, { ...plainCourse, chances: [[30], [70]], lasted: [1] })
    expect(meanChances(uneven, 0)).toEqual([40, 20])
    expect(heldShares(plainCourse, 0, 1)).toEqual([0, 100])
  })

  test('leave out turns that few games reach', () => {
    expect(usualTurns({ ...plainCourse, games: 100, lasted: [100, 10, 9] })).toBe(2)
  })

  test('count by game, decided game and decision', () => {
    expect(meansOf(two)).toEqual({ leads: 1, lowest: 50, choices: 20 })
    expect(mostLost(two, 5, 9)).toEqual([{ unit: 0, lost: 3 }])
  })

  test('name the hexes with what each side lost there, most first', () => {
    expect(lostByHex(two)).toEqual([
      { hex: 7, sides: [2, 0], lost: 2 },
      { hex: 9, sides: [0, 1], lost: 1 },
    ])
  })
})
