import { expect, it } from 'vitest'
import { groupsOf, type TileCell } from './groups.ts'

/** A line to the south-east and one to the south-west, where the second row or the first one stands to the right. */
it.each<[flush: number, line: TileCell[]]>([
  [
    0,
    [
      [0, 0],
      [0, 1],
      [1, 2],
      [1, 3],
    ],
  ],
  [
    0,
    [
      [3, 0],
      [2, 1],
      [2, 2],
      [1, 3],
    ],
  ],
  [
    1,
    [
      [0, 0],
      [1, 1],
      [1, 2],
      [2, 3],
    ],
  ],
  [
    1,
    [
      [3, 0],
      [3, 1],
      [2, 2],
      [2, 3],
    ],
  ],
  [
    1,
    [
      [0, -3],
      [0, -2],
      [1, -1],
    ],
  ],
])('cells that touch hang together: %s %j', (flush, line) => {
  expect(groupsOf(line, flush)).toEqual([line])
  // Where the other rows stand to the right, the line has a gap.
  expect(groupsOf(line, 1 - flush).length).toBeGreaterThan(1)
})

it('the largest group comes first', () => {
  expect(
    groupsOf(
      [
        [9, 9],
        [0, 0],
        [1, 0],
      ],
      0,
    ),
  ).toEqual([
    [
      [0, 0],
      [1, 0],
    ],
    [[9, 9]],
  ])
  expect(groupsOf([], 0)).toEqual([])
})
