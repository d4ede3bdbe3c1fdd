import { expect, test } from 'vitest'
import { makeHexBoard } from '../../board.ts'
import { columnOf, type Hex, hexAt, rowOf } from '../../hex.ts'
import { makeLines, meets } from './lines.ts'

const board = makeHexBoard({ width: 9, height: 9 })
const lines = makeLines(board)

/** So many points of a line are looked at; a hex that it runs through holds at least one of them well inside. */
const points = 240

/** The centre of a hex, in quarters of its height and halves of its width. */
const centreOf = (hex: Hex): readonly [number, number] => {
  const row = rowOf(board, hex)
  return [2 * columnOf(board, hex) + (row & 1), 3 * row]
}

/** Hexes that hold a point of the line in their inside: their centre alone is nearest to it. All numbers are whole. */
const crossed = (from: Hex, to: Hex): Set<Hex> => {
  const [startX, startY] = centreOf(from)
  const [endX, endY] = centreOf(to)
  const inside = new Set<Hex>()
  for (let point = 1; point < points; point++) {
    const x = startX * (points - point) + endX * point
    const y = startY * (points - point) + endY * point
    let nearest: Hex[] = []
    let least = Number.MAX_SAFE_INTEGER
    for (const hex of board.spaces) {
      const [centreX, centreY] = centreOf(hex)
      // A hex is the square root of three as wide as its side is long: widths count three times when squared.
      const distance = 3 * (x - centreX * points) ** 2 + (y - centreY * points) ** 2
      if (distance < least) nearest = [hex]
      else if (distance === least) nearest.push(hex)
      least = Math.min(least, distance)
    }
    if (nearest.length === 1) inside.add(nearest[0])
  }
  inside.delete(from)
  inside.delete(to)
  return inside
}

test('C13: a line runs through the hexes whose inside holds a part of it', () => {
  for (const from of [hexAt(board, 4, 4), hexAt(board, 4, 3)])
    for (const to of board.spaces) {
      if (to === from) continue
      const line = lines.of(from, to)
      const through = [...line.steps].filter((_, index) => line.meets[index] === meets.through)
      expect(new Set(through.map((step) => from + step))).toEqual(crossed(from, to))
    }
})

test('C13: what lies along an edge lies on one hand from one end, and on the other from the other end', () => {
  const mirrored = [meets.through, meets.right, meets.left]
  for (const from of board.spaces)
    for (const to of board.spaces) {
      const there = lines.of(from, to)
      const back = lines.of(to, from)
      const met = (start: Hex, line: typeof there, hands: readonly number[]): string[] =>
        [...line.steps].map((step, index) => `${start + step} ${hands[line.meets[index]]}`).sort()
      expect(met(from, there, [0, 1, 2])).toEqual(met(to, back, mirrored))
    }
})

test('C13: a line two rows down runs along the edge between two hexes', () => {
  const line = lines.of(hexAt(board, 4, 2), hexAt(board, 4, 4))
  const hands = [...line.steps].map((step, index) => [hexAt(board, 4, 2) + step, line.meets[index]])
  expect(hands).toEqual([
    [hexAt(board, 4, 3), meets.left],
    [hexAt(board, 3, 3), meets.right],
  ])
})
