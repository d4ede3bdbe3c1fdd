import { describe, expect, it } from 'vitest'
import type { SquareGrid } from '../../../engine/board.ts'
import { hexByKey, isOnMap } from './hexes.ts'

/** Six rows of eight squares, with a box above the first row and one below the last. */
const board: SquareGrid = {
  width: 8,
  height: 6,
  boxes: [
    { name: 'above', beside: ['d1', 'e1'] },
    { name: 'below', beside: ['d6', 'e6'] },
  ],
}

const press = (from: number, key: string) => hexByKey(board, from, { key, code: '' } as KeyboardEvent)

describe('the cursor on a board of squares', () => {
  it('goes to the next square, and stops at the edge', () => {
    expect(press(10, 'ArrowUp')).toBe(2)
    expect(press(10, 'ArrowRight')).toBe(11)
    expect(press(10, 'ArrowDown')).toBe(18)
    expect(press(10, 'ArrowLeft')).toBe(9)
    expect(isOnMap(board, press(8, 'ArrowRight') ?? 0)).toBe(false)
    expect(isOnMap(board, press(1, 'ArrowUp') ?? 0)).toBe(false)
  })

  it('goes over the edge to a box, and back to the squares beside it', () => {
    expect(press(4, 'ArrowUp')).toBe(49)
    expect(press(45, 'ArrowDown')).toBe(50)
    expect(press(49, 'ArrowDown')).toBe(4)
    expect(press(49, 'ArrowRight')).toBe(5)
    expect(press(50, 'ArrowUp')).toBe(44)
    expect(isOnMap(board, press(50, 'ArrowDown') ?? 0)).toBe(false)
  })

  it('leaves letters to their other meanings', () => {
    expect(press(10, 'a')).toBeUndefined()
  })
})
