import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeHexBoard } from './board.ts'
import {
  type Direction,
  degree,
  directionTo,
  distance,
  hexAt,
  isOnMap,
  makeHexName,
  neighbourOf,
  opposite,
  parseHexName,
} from './hex.ts'

const grid = { width: 9, height: 7 }
const board = makeHexBoard(grid)
const onMap = fc.integer({ min: 0, max: board.spaces.length - 1 }).map((index) => board.spaces[index])
const direction = fc.integer({ min: 0, max: 5 }).map((index) => index as Direction)

/** Steps from a hex to all others, by flooding. */
const stepsFrom = (from: number): Map<number, number> => {
  const steps = new Map([[from, 0]])
  for (const hex of steps.keys())
    for (let to = 0; to < 6; to++) {
      const next = board.neighbours[hex * degree + to]
      if (next !== 0 && !steps.has(next)) steps.set(next, (steps.get(hex) ?? 0) + 1)
    }
  return steps
}

test('the distance of two hexes is the number of steps between them', () => {
  for (const from of board.spaces)
    for (const [to, steps] of stepsFrom(from)) expect(distance(grid, from, to)).toBe(steps)
})

test('distance is symmetric and obeys the triangle', () => {
  fc.assert(
    fc.property(onMap, onMap, onMap, (a, b, c) => {
      expect(distance(grid, a, b)).toBe(distance(grid, b, a))
      expect(distance(grid, a, c)).toBeLessThanOrEqual(distance(grid, a, b) + distance(grid, b, c))
      expect(distance(grid, a, b) === 0).toBe(a === b)
    }),
  )
})

test('going there and back ends where it began', () => {
  fc.assert(
    fc.property(onMap, direction, (hex, to) => {
      const next = neighbourOf(grid, hex, to)
      expect(board.neighbours[hex * degree + to]).toBe(isOnMap(grid, next) ? next : 0)
      if (!isOnMap(grid, next)) return
      expect(neighbourOf(grid, next, opposite(to))).toBe(hex)
      expect(directionTo(grid, hex, next)).toBe(to)
    }),
  )
})

test('a hex survives its name', () => {
  for (const hex of board.spaces) expect(parseHexName(grid, makeHexName(grid, hex))).toBe(hex)
  expect(makeHexName(grid, hexAt(grid, 0, 0))).toBe('0101')
  expect(makeHexName(grid, hexAt(grid, 8, 6))).toBe('0907')
})

test.each(['', '0', '0001', '0100', '1001', '0108', '01011', 'A101', ' 0101'])('“%s” is no hex of the map', (name) => {
  expect(parseHexName(grid, name)).toBeUndefined()
})

test('odd rows stand half a hex to the right', () => {
  const name = (hex: number, to: Direction) => makeHexName(grid, neighbourOf(grid, hex, to))
  const first = hexAt(grid, 2, 2)
  const second = hexAt(grid, 2, 3)
  expect([0, 1, 2, 3, 4, 5].map((to) => name(first, to as Direction))).toEqual([
    '0302',
    '0403',
    '0304',
    '0204',
    '0203',
    '0202',
  ])
  expect([0, 1, 2, 3, 4, 5].map((to) => name(second, to as Direction))).toEqual([
    '0403',
    '0404',
    '0405',
    '0305',
    '0204',
    '0303',
  ])
})
