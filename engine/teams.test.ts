import { expect, it } from 'vitest'
import { fourSeats, pitched } from '../tests/support/skirmish.ts'
import { teamOf, teamsOf } from './teams.ts'

it('each of two sides is a team of its own', () => {
  const sides = [
    { id: 'red', name: 'Red' },
    { id: 'blue', name: 'Blue' },
  ]
  expect(teamsOf({ sides })).toEqual([
    { id: 'red', name: 'Red', sides: [0] },
    { id: 'blue', name: 'Blue', sides: [1] },
  ])
  expect(teamsOf(pitched()).map((team) => team.sides)).toEqual([[0], [1]])
})

it('sides that win together are one team, called by the names of all of them', () => {
  const scenario = fourSeats()
  expect(teamsOf(scenario).map((team) => team.sides)).toEqual([
    [0, 1],
    [2, 3],
  ])
  expect(teamsOf(scenario).map(({ id, name }) => ({ id, name }))).toEqual(
    [0, 2].map((seat) => ({
      id: scenario.sides[seat].id,
      name: `${scenario.sides[seat].name} and ${scenario.sides[seat + 1].name}`,
    })),
  )
  expect([0, 1, 2, 3].map((side) => teamOf(scenario, side))).toEqual([0, 0, 1, 1])
  const sides = [
    { id: 'a', name: 'Army', team: 1 },
    { id: 'b', name: 'Navy', team: 0 },
    { id: 'c', name: 'Army', team: 1 },
  ]
  expect(teamsOf({ sides })).toEqual([
    { id: 'b', name: 'Navy', sides: [1] },
    { id: 'a', name: 'Army', sides: [0, 2] },
  ])
})
