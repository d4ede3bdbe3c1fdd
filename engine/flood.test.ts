import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeHexBoard } from './board.ts'
import { floodFrom, pathTo, unreached } from './flood.ts'
import { degree } from './hex.ts'

const board = makeHexBoard({ width: 7, height: 5 })
const costs = fc.array(fc.oneof(fc.integer({ min: 0, max: 4 }), fc.constant(unreached)), {
  minLength: board.size * degree,
  maxLength: board.size * degree,
})
const starts = fc.uniqueArray(fc.constantFrom(...board.spaces), { minLength: 1, maxLength: 3 })

/** Costs from the starts, lowered edge by edge until nothing changes. */
const slowly = (from: readonly number[], edges: readonly number[], most: number): number[] => {
  const cost: number[] = Array.from({ length: board.size }, (_, hex) => (from.includes(hex) ? 0 : unreached))
  for (let changed = true; changed; ) {
    changed = false
    for (const [edge, paid] of edges.entries()) {
      const next = board.neighbours[edge]
      const total = cost[Math.floor(edge / degree)] + paid
      if (next === 0 || total > most || total >= cost[next]) continue
      cost[next] = total
      changed = true
    }
  }
  return cost
}

test('finds the cheapest way to every hex within what may be spent, nearest first', () => {
  fc.assert(
    fc.property(starts, costs, fc.integer({ min: 0, max: 20 }), (from, edges, most) => {
      const flood = floodFrom(board, from, (edge) => edges[edge], most)
      expect([...flood.cost]).toEqual(slowly(from, edges, most))
      const order = flood.spaces.map((hex) => flood.cost[hex])
      expect(order).toEqual([...order].sort((a, b) => a - b))
      expect(new Set(flood.spaces).size).toBe(flood.cost.filter((cost) => cost !== unreached).length)
    }),
  )
})

test('the way to a hex begins at a start, and its steps add up to its cost', () => {
  fc.assert(
    fc.property(starts, costs, (from, edges) => {
      const flood = floodFrom(board, from, (edge) => edges[edge])
      for (const hex of flood.spaces) {
        const path = pathTo(flood, hex)
        expect(from).toContain(path[0])
        expect(path.at(-1)).toBe(hex)
        const steps = path.slice(1).map((next, index) => {
          const edge = path[index] * degree
          const over = [0, 1, 2, 3, 4, 5].filter((direction) => board.neighbours[edge + direction] === next)
          return Math.min(...over.map((direction) => edges[edge + direction]))
        })
        expect(steps.reduce((sum, step) => sum + step, 0)).toBe(flood.cost[hex])
      }
    }),
  )
})

test('what is spent so far may decide about a step', () => {
  const [start] = board.spaces
  const flood = floodFrom(board, [start], (_, spent) => (spent < 2 ? 1 : unreached))
  expect(Math.max(...flood.spaces.map((hex) => flood.cost[hex]))).toBe(2)
})
