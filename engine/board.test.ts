import { expect, test } from 'vitest'
import {
  around,
  type Board,
  edgeTo,
  makeAreaBoard,
  makeBoard,
  makeHexBoard,
  makeSquareBoard,
  nameOfSpace,
  spaceNamed,
} from './board.ts'

const boards: readonly (readonly [string, Board])[] = [
  ['hexes', makeHexBoard({ width: 5, height: 4 })],
  ['squares with a box', makeSquareBoard({ width: 4, height: 3 }, [{ name: 'camp', beside: ['b3', 'c3'] }])],
  [
    'areas',
    makeAreaBoard([
      { name: 'coast', beside: ['plain'] },
      { name: 'plain', beside: ['hills', 'coast'] },
      { name: 'hills', beside: [] },
      { name: 'reserve', beside: [] },
    ]),
  ],
]

test.each(boards)('%s: who touches is touched, edges lead there, names are read back', (_, board) => {
  expect(board.spaces.length).toBeGreaterThan(3)
  for (const space of board.spaces) {
    expect(board.parseName(board.nameOf(space))).toBe(space)
    expect(board.distance(space, space)).toBe(0)
    for (const next of around(board, space)) {
      expect(around(board, next)).toContain(space)
      expect(board.neighbours[edgeTo(board, space, next) ?? -1]).toBe(next)
      expect(board.distance(space, next)).toBe(1)
    }
  }
  expect(board.parseName('nowhere')).toBeUndefined()
  expect(edgeTo(board, board.spaces[0], board.spaces[0])).toBeUndefined()
})

test.each(boards)('%s: a distance is the fewest steps from neighbour to neighbour', (_, board) => {
  const [from] = board.spaces
  let reached = new Set([from])
  for (let steps = 1; steps < board.size; steps++) {
    const further = [...reached].flatMap((space) => around(board, space)).filter((space) => !reached.has(space))
    for (const space of further) expect(board.distance(from, space)).toBe(steps)
    reached = new Set([...reached, ...further])
  }
  for (const space of board.spaces) expect(Number.isFinite(board.distance(from, space))).toBe(reached.has(space))
})

test('a box touches the squares that it names, and squares touch along their sides only', () => {
  const [, [, board]] = boards
  const at = (name: string): number => board.parseName(name) ?? 0
  const names = (name: string): string[] => around(board, at(name)).map(board.nameOf).sort()
  expect(names('camp')).toEqual(['b3', 'c3'])
  expect(names('b2')).toEqual(['a2', 'b1', 'b3', 'c2'])
  expect(board.distance(at('a1'), at('camp'))).toBe(4)
})

test('spaces that have one name, or lie beside one that is not there, make no board', () => {
  expect(() => makeAreaBoard([{ name: 'a', beside: ['b'] }])).toThrow('“a” lies beside “b”, which is not there')
  expect(() => makeSquareBoard({ width: 2, height: 2 }, [{ name: 'a1', beside: [] }])).toThrow(RangeError)
  expect(() => makeSquareBoard({ width: 27, height: 1 })).toThrow(RangeError)
})

test.each([
  ['hexes', { width: 5, height: 4 }],
  ['squares', { width: 5, height: 12, boxes: [{ name: 'camp', beside: ['b12', 'c12'] }] }],
] as const)('a map of %s names its spaces as its board does', (_, map) => {
  const board = makeBoard(map)
  for (const space of board.spaces) {
    expect(nameOfSpace(map, space)).toBe(board.nameOf(space))
    expect(spaceNamed(map, board.nameOf(space))).toBe(space)
  }
  for (const name of ['', 'f1', 'a13', 'a0', 'a01', '0605', '0000', 'camp1', 'A1'])
    expect(spaceNamed(map, name)).toBe(board.parseName(name))
})
