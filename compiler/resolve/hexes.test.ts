import { expect, it } from 'vitest'
import { directions, directionTo, hexAt, makeHexName, neighbourOf, opposite, parseHexName } from '../../engine/hex.ts'
import { makeReport } from '../diagnostics/diagnostic.ts'
import { readHexsides, readRun, readSpaces } from './hexes.ts'

const place = { file: 'map.yaml', path: [] }

it('reads runs of hexes that touch, however they are written', () => {
  const grid = { width: 7, height: 6 }
  const hexes = Array.from({ length: 42 }, (_, at) => hexAt(grid, at % 7, Math.floor(at / 7)))
  for (const from of hexes)
    for (const to of hexes) {
      const [plain, wide] = [makeReport(), makeReport()]
      const [one, other] = [makeHexName(grid, from), makeHexName(grid, to)]
      expect(readRun(grid, `${one} ${other}`, place, plain)).toEqual([from, to])
      expect(readRun(grid, `${one}  ${other}`, place, wide)).toEqual([from, to])
      expect(plain.diagnostics.length).toBe(directionTo(grid, from, to) === undefined ? 1 : 0)
      expect(wide.diagnostics.length).toBe(plain.diagnostics.length)
      expect(readSpaces(grid, `${one} ${other}`, place, plain)).toEqual([from, to])
    }
})

it('reads hexsides by the hex that names them, and none of the edge', () => {
  const grid = { width: 5, height: 4 }
  for (let at = 0; at < 20; at++)
    for (const [number, word] of directions.entries()) {
      const hex = hexAt(grid, at % 5, Math.floor(at / 5))
      const direction = number as 0 | 1 | 2 | 3 | 4 | 5
      const next = neighbourOf(grid, hex, direction)
      const report = makeReport()
      const isInside = parseHexName(grid, makeHexName(grid, next)) === next
      const expected = direction < 3 ? { hex, direction } : { hex: next, direction: opposite(direction) }
      for (const text of [`${makeHexName(grid, hex)} ${word}`, `${makeHexName(grid, hex)}  ${word}`])
        expect(readHexsides(grid, text, place, report)).toEqual(isInside ? [expected] : [])
      expect(report.diagnostics.length).toBe(isInside ? 0 : 2)
    }
  const sides = readHexsides(grid, '0202 NE E SE SW W NW', place, makeReport())
  expect(sides.length).toBe(6)
})
