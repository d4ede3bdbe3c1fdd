import { expect, it } from 'vitest'
import { layField } from '../../../tests/support/echelonField.ts'
import { eliminate } from './units.ts'
import { gainPoints, judge } from './victory.ts'

const lay = (points: readonly [number, number]) => {
  const field = layField({
    map: '. . .',
    owned: ['0101', '0301'],
    turns: 2,
    objectives: [
      { hex: '0101', perTurn: [1, 9], atEnd: [4, 9] },
      { hex: '0301', perTurn: [9, 2], atEnd: [9, 0] },
    ],
    units: [
      { id: 'a', side: 0, design: 'infantry division 5-6-6', hex: '0101' },
      { id: 'b', side: 0, design: 'infantry regiment 2-2-6', hex: '0101' },
    ],
  })
  field.state.points.set(points)
  return field
}

it('counts places that a side holds each week, and once more at the end (echelon.V1)', () => {
  const { game, state, draft } = lay([0, 0])
  gainPoints(game.table, draft())
  expect([...state.points]).toEqual([1, 2])
  state.turn = 2
  gainPoints(game.table, draft())
  expect([...state.points]).toEqual([1 + 1 + 4, 2 + 2])
})

it.each([
  ['box', 0, 3],
  ['isolated', 0, 6],
  ['isolated', 1, 0],
] as const)(
  'gives the enemy for a loss to the %s of unit %i %i points: divisions alone count (echelon.V1)',
  (to, unit, points) => {
    const { game, state, draft } = lay([0, 0])
    eliminate(game.table, draft(), unit, to)
    expect([...state.points]).toEqual([0, points])
  },
)

it.each([
  [[14, 10], [], 'undecided'],
  [[15, 10], [0], 'marginal'],
  [[19, 10], [0], 'marginal'],
  [[10, 20], [1], 'decisive'],
] as const)('judges points of %j by their ratio (echelon.V1)', (points, winners, reason) => {
  const { game, state } = lay(points)
  expect(judge(game.table, state)).toMatchObject({ winners, reason })
})
