import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hexAt, sizeOf } from '../../engine/hex.ts'
import { sampleScenario } from '../../tests/support/sampleMap.ts'
import { drawFront, frontierOf } from './front.ts'
import { extentOf } from './geometry.ts'
import { watersOf } from './water.ts'

const grid = { width: 10, height: 8 }
const ownerFrom = (owns: (column: number, row: number) => number): number[] => {
  const owner = new Array<number>(sizeOf(grid)).fill(2)
  for (let row = 0; row < grid.height; row++) {
    for (let column = 0; column < grid.width; column++) owner[hexAt(grid, column, row)] = owns(column, row)
  }
  return owner
}
const parts = (path: string) => path.split('M').slice(1)
/** Numbers of a path, as points. */
const points = (path: string) => {
  const numbers = (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)
  return Array.from({ length: numbers.length / 2 }, (_, i) => [numbers[2 * i] ?? 0, numbers[2 * i + 1] ?? 0] as const)
}

describe('the front', () => {
  test('is nothing when one side holds all', () => {
    const front = frontierOf(grid)(ownerFrom(() => 0))
    expect(front.line).toBe('')
    expect(drawFront(grid, front, 'f')).toBe('')
  })

  test('is one open line from edge to edge between two halves', () => {
    const front = frontierOf(grid)(ownerFrom((column) => (column < 5 ? 0 : 1)))
    expect(parts(front.line)).toHaveLength(1)
    expect(front.line).not.toContain('Z')
    const ys = points(front.line).map(([, y]) => y)
    expect(Math.min(...ys)).toBeLessThanOrEqual(0)
    expect(Math.max(...ys)).toBeGreaterThanOrEqual(extentOf(grid).height)
  })

  test('is a ring around a pocket', () => {
    const front = frontierOf(grid)(ownerFrom((column, row) => (column === 4 && row === 4 ? 1 : 0)))
    expect(parts(front.line)).toHaveLength(1)
    expect(front.line.endsWith('Z')).toBe(true)
    expect(parts(front.ground[1])).toHaveLength(1)
    expect(parts(front.ground[0])).toHaveLength(2)
  })

  test('does not run where nobody owns the other side', () => {
    const front = frontierOf(grid)(ownerFrom((column) => (column < 5 ? 0 : 2)))
    expect(front.line).toBe('')
  })

  test('its ground is closed, and never farther than a hex from the sheet, for any owners', () => {
    const frontOf = frontierOf(grid)
    fc.assert(
      fc.property(fc.array(fc.constantFrom(0, 1, 2), { minLength: 80, maxLength: 80 }), (owners) => {
        const front = frontOf(ownerFrom((column, row) => owners[row * 10 + column] ?? 2))
        for (const ground of front.ground) {
          for (const ring of parts(ground)) expect(ring.endsWith('Z')).toBe(true)
        }
        const { width, height } = extentOf(grid)
        const far = points(front.line + front.ground.join('')).filter(
          ([x, y]) => !(x > -60 && x < width + 60 && y > -70 && y < height + 70),
        )
        expect(far).toEqual([])
        expect(front.line).not.toContain('NaN')
      }),
    )
  })

  test('gives the same answer again, whatever was asked before', () => {
    const frontOf = frontierOf(grid)
    const halves = ownerFrom((column) => (column < 5 ? 0 : 1))
    const first = frontOf(halves)
    frontOf(ownerFrom((_, row) => row & 1))
    expect(frontOf(halves)).toEqual(first)
  })

  test('shows the rivers that it runs along, and only those', () => {
    const scenario = sampleScenario()
    const waters = watersOf(scenario)
    expect(waters.size).toBeGreaterThan(10)
    const dry = frontierOf(scenario.map)(scenario.map.owner)
    const wet = frontierOf(scenario.map, waters)(scenario.map.owner)
    expect(dry.waters.join('')).toBe('')
    expect(wet.waters.join('')).not.toBe('')
    expect(drawFront(scenario.map, wet, 'f')).toContain('front-stream')
    expect(drawFront(scenario.map, dry, 'f')).not.toContain('front-stream')
  })
})
