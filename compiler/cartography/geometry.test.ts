import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hexAt, isOnMap, neighbourOf, sizeOf } from '../../engine/hex.ts'
import {
  boxHeight,
  centreOf,
  circumradius,
  cornerKey,
  cornerOf,
  cornersOf,
  extentOf,
  frameOf,
  hexsideCorners,
  hexsideKey,
  hexsideMiddle,
  inradius,
  otherName,
  outlineOf,
  pointOf,
  ringsOf,
  spaceAtPoint,
  spacePath,
  spacesOf,
  squareSide,
} from './geometry.ts'

const grid = { width: 9, height: 7 }
const onMap = Array.from({ length: sizeOf(grid) }, (_, hex) => hex).filter((hex) => isOnMap(grid, hex))
const anyHex = fc.constantFrom(...onMap)
const anySide = fc.record({ hex: anyHex, direction: fc.constantFrom(0, 1, 2, 3, 4, 5) })

describe('geometry', () => {
  test('a hex is found at its centre and everywhere well inside it', () => {
    fc.assert(
      fc.property(anyHex, fc.nat(5), fc.double({ min: 0, max: 0.98, noNaN: true }), (hex, corner, part) => {
        const centre = centreOf(grid, hex)
        const edge = pointOf(cornerOf(grid, hex, corner))
        const x = centre.x + (edge.x - centre.x) * part
        const y = centre.y + (edge.y - centre.y) * part
        expect(spaceAtPoint(grid, x, y)).toBe(hex)
      }),
    )
  })

  test('every point belongs to its nearest centre, or to no hex', () => {
    const { width, height } = extentOf(grid)
    fc.assert(
      fc.property(
        fc.double({ min: -60, max: width + 60, noNaN: true }),
        fc.double({ min: -60, max: height + 60, noNaN: true }),
        (x, y) => {
          const far = (hex: number) => (centreOf(grid, hex).x - x) ** 2 + (centreOf(grid, hex).y - y) ** 2
          const found = spaceAtPoint(grid, x, y)
          const nearest = onMap.reduce((a, b) => (far(b) < far(a) ? b : a))
          if (found === undefined) expect(Math.sqrt(far(nearest))).toBeGreaterThanOrEqual(inradius - 1e-6)
          else expect(far(found)).toBeCloseTo(far(nearest), 6)
        },
      ),
    )
  })

  test('the sheet holds every corner and is no larger than needed', () => {
    const { width, height } = extentOf(grid)
    const corners = onMap.flatMap((hex) => [...cornersOf(grid, hex)])
    expect(Math.min(...corners.map((corner) => corner.x))).toBeCloseTo(0)
    expect(Math.min(...corners.map((corner) => corner.y))).toBeCloseTo(0)
    expect(Math.max(...corners.map((corner) => corner.x))).toBeCloseTo(width)
    expect(Math.max(...corners.map((corner) => corner.y))).toBeCloseTo(height)
  })

  test('both names of a hexside give the same ends, middle and key', () => {
    fc.assert(
      fc.property(anySide, (side) => {
        const other = otherName(grid, side as Parameters<typeof otherName>[1])
        const same = side as typeof other
        const keys = (name: typeof other) => hexsideCorners(grid, name).map(cornerKey)
        expect(keys(other).reverse()).toEqual(keys(same))
        expect(hexsideKey(grid, other)).toBe(hexsideKey(grid, same))
        expect(hexsideMiddle(grid, other).x).toBeCloseTo(hexsideMiddle(grid, same).x)
        const a = centreOf(grid, same.hex)
        const b = centreOf(grid, neighbourOf(grid, same.hex, same.direction))
        expect(hexsideMiddle(grid, same).x).toBeCloseTo((a.x + b.x) / 2)
        expect(hexsideMiddle(grid, same).y).toBeCloseTo((a.y + b.y) / 2)
      }),
    )
  })

  test('the ring of one hex is its six corners; a ring of six hexes has a hole', () => {
    const middle = hexAt(grid, 4, 3)
    const around = ([0, 1, 2, 3, 4, 5] as const).map((direction) => neighbourOf(grid, middle, direction))
    expect(ringsOf(grid, [middle]).map((ring) => ring.length)).toEqual([6])
    expect(
      ringsOf(grid, around)
        .map((ring) => ring.length)
        .sort((a, b) => a - b),
    ).toEqual([6, 18])
  })

  test('outlines of any set are closed rings', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyHex, { minLength: 1 }), (hexes) => {
        const path = outlineOf(grid, hexes)
        expect(path.split('M').length - 1).toBe(path.split('Z').length - 1)
        const sides = hexes.flatMap((hex) =>
          ([0, 1, 2, 3, 4, 5] as const).filter((d) => !hexes.includes(neighbourOf(grid, hex, d))),
        )
        expect(ringsOf(grid, hexes).reduce((sum, ring) => sum + ring.length, 0)).toBe(sides.length)
      }),
    )
  })

  test('a hex path shrinks by its inset', () => {
    const hex = hexAt(grid, 0, 0)
    expect(spacePath(grid, hex)).toBe('M27.7 0L55.4 16L55.4 48L27.7 64L0 48L0 16Z')
    expect(spacePath(grid, hex, inradius / 2)).toBe(
      `M27.7 ${circumradius / 2}L41.6 24L41.6 40L27.7 48L13.9 40L13.9 24Z`,
    )
  })
})

describe('a board of squares with a box above and one below', () => {
  const map = {
    width: 4,
    height: 3,
    boxes: [
      { name: 'camp', beside: ['b1', 'c1'] },
      { name: 'fort', beside: ['d3'] },
    ],
  }
  const [side, camp, fort] = [squareSide, 13, 14]

  test('the sheet has a row for each, and every space is found everywhere inside of it', () => {
    expect(extentOf(map)).toEqual({ width: 4 * side, height: 3 * side + 2 * boxHeight })
    expect([...spacesOf(map)]).toEqual(Array.from({ length: 14 }, (_, index) => index + 1))
    for (const space of spacesOf(map)) {
      const centre = centreOf(map, space)
      expect(spaceAtPoint(map, centre.x, centre.y)).toBe(space)
      for (const { x, y } of cornersOf(map, space))
        expect(spaceAtPoint(map, x + (centre.x - x) / 50, y + (centre.y - y) / 50)).toBe(space)
    }
    for (const [x, y] of [
      [side / 2, boxHeight / 2],
      [side * 2.5, side * 3 + boxHeight * 1.5],
      [-1, side * 2],
      [side * 2, side * 3 + boxHeight * 2 + 1],
    ] as const)
      expect(spaceAtPoint(map, x, y)).toBeUndefined()
  })

  test('a box is as wide as the squares that it lies beside', () => {
    expect([centreOf(map, 1), centreOf(map, camp), centreOf(map, fort)]).toEqual([
      { x: side / 2, y: boxHeight + side / 2 },
      { x: side * 2, y: boxHeight / 2 },
      { x: side * 3.5, y: boxHeight * 1.5 + side * 3 },
    ])
    expect(spacePath(map, camp, 4)).toBe('M68 4L128 4L188 4L188 40L128 40L68 40Z')
    expect(spacePath(map, 1, 4)).toBe('M4 48L60 48L60 104L4 104Z')
  })

  test('to the left and right boxes are squares wide, on the plane beside the sheet, and found there', () => {
    const broad = { ...map, boxesLieBeside: true }
    expect(extentOf(broad)).toEqual(extentOf(map))
    expect(centreOf(broad, 1)).toEqual(centreOf(map, 1))
    expect([camp, fort].map((box) => centreOf(broad, box))).toEqual([
      { x: -side / 2, y: boxHeight + side },
      { x: side * 4.5, y: boxHeight + side * 2 },
    ])
    const frame = frameOf(broad)
    for (const space of spacesOf(broad)) {
      const { x, y } = centreOf(broad, space)
      expect(spaceAtPoint(broad, x, y)).toBe(space)
      for (const corner of cornersOf(broad, space)) {
        expect(corner.x).toBeGreaterThanOrEqual(frame.x)
        expect(corner.x).toBeLessThanOrEqual(frame.x + frame.width)
        expect(corner.y).toBeGreaterThan(frame.y)
        expect(corner.y).toBeLessThan(frame.y + frame.height)
      }
    }
    expect(frameOf(map)).toEqual({ x: 0, y: 0, ...extentOf(map) })
  })

  test('outlines go round spaces that touch, with their holes', () => {
    expect(ringsOf(map, [2, 3, camp]).map((ring) => ring.length)).toEqual([8])
    expect(outlineOf(map, [1, 2])).toBe('M64 44L128 44L128 108L64 108L0 108L0 44Z')
    expect(ringsOf(map, [1, 2, 3, 5, 7, 9, 10, 11]).map((ring) => ring.length)).toEqual([12, 4])
    expect(ringsOf(map, [1, 12]).map((ring) => ring.length)).toEqual([4, 4])
  })
})
