import { expect, test } from 'vitest'
import { atDifficulty, namedLevel } from './difficulty.ts'

const scenario = { system: 'any', id: 'one', title: 'One', turns: 1, difficulty: 'normal' }
const levels = ['easy', 'normal']

test('a scenario is played at the level that is named, and at its own when none is', () => {
  expect(atDifficulty(scenario, levels, 'easy')).toEqual({ ...scenario, difficulty: 'easy' })
  expect(atDifficulty(scenario, levels, undefined)).toBe(scenario)
  expect(atDifficulty(scenario, levels, 'normal')).toBe(scenario)
})

test('an unknown level is refused with the known ones, and so is any where there are none', () => {
  expect(atDifficulty(scenario, levels, 'toString')).toBe(
    '“toString” is no level of difficulty of One. Its game has the levels easy, normal.',
  )
  const { difficulty: _, ...plain } = scenario
  expect(atDifficulty(plain, [], 'easy')).toBe('“easy” is no level of difficulty of One. Its game has no levels.')
})

test('a record names only a level that is not the scenario’s own', () => {
  expect(namedLevel(scenario, 'normal')).toEqual({})
  expect(namedLevel(scenario, undefined)).toEqual({})
  expect(namedLevel(scenario, 'easy')).toEqual({ difficulty: 'easy' })
})
