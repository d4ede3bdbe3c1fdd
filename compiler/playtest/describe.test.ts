import { expect, test } from 'vitest'
import { spreadOf } from './describe.ts'

test('few numbers are named with their games', () => {
  expect(spreadOf([0, 3, 0, 1], 1)).toBe('2:3 4:1')
})

test('of many numbers the spread is named, by the games that came to them', () => {
  const counts = [...Array<number>(19).fill(1), 61]
  expect(spreadOf(counts, -10)).toBe('-10 to 9, half of all games 9 to 9, in the middle 9')
  expect(spreadOf(Array<number>(40).fill(2), -20)).toBe('-20 to 19, half of all games -11 to 9, in the middle -1')
})
