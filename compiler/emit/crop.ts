/** Which part of a map a small picture shows: where the armies face each other. */
import type { MapGrid } from '../../engine/board.ts'
import { centreOf, extentOf, rowHeight } from '../cartography/geometry.ts'
import type { Focus } from '../systems/systemCompiler.ts'

/** In map units. */
export interface Crop {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The largest window of an aspect ratio that is at most `widest` and fits the map, laid where most happens. */
export const cropOf = (map: MapGrid, { pieces, goals }: Focus, aspect: number, widest: number): Crop => {
  const sheet = extentOf(map)
  const width = Math.min(widest, sheet.width, sheet.height * aspect)
  const height = width / aspect
  const units = pieces.map((hexes) => hexes.map((hex) => centreOf(map, hex)))
  const objectives = goals.map((hex) => centreOf(map, hex))
  const scoreAt = (x: number, y: number): number => {
    const isInside = (point: { readonly x: number; readonly y: number }): boolean =>
      point.x > x + 20 && point.x < x + width - 20 && point.y > y + 20 && point.y < y + height - 20
    const [first = 0, second = 0] = units.map((side) => side.filter(isInside).length)
    return first + second + 2 * Math.min(first, second) + 2 * objectives.filter(isInside).length
  }
  // The middle wins ties: it shows most of the land.
  const middle = { x: (sheet.width - width) / 2, y: (sheet.height - height) / 2 }
  let best = { ...middle, score: scoreAt(middle.x, middle.y) }
  for (let y = 0; y <= sheet.height - height; y += rowHeight) {
    for (let x = 0; x <= sheet.width - width; x += rowHeight) {
      const score = scoreAt(x, y)
      if (score > best.score) best = { x, y, score }
    }
  }
  return { x: best.x, y: best.y, width, height }
}
