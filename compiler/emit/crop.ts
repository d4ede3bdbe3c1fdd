/** Which part of a map a small picture shows: where the armies face each other. */

import type { OperationalScenario } from '../../engine/systems/operational/scenario.ts'
import { centreOf, extentOf, rowHeight } from '../cartography/geometry.ts'

/** In map units. */
export interface Crop {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The largest window of an aspect ratio that is at most `widest` and fits the map, laid where most happens. */
export const cropOf = (scenario: OperationalScenario, aspect: number, widest: number): Crop => {
  const sheet = extentOf(scenario.map)
  const width = Math.min(widest, sheet.width, sheet.height * aspect)
  const height = width / aspect
  const units = scenario.units.flatMap(({ hex, side }) =>
    hex === undefined ? [] : [{ ...centreOf(scenario.map, hex), side }],
  )
  const objectives = scenario.objectives.map(({ hex }) => centreOf(scenario.map, hex))
  const scoreAt = (x: number, y: number): number => {
    const isInside = (point: { readonly x: number; readonly y: number }): boolean =>
      point.x > x + 20 && point.x < x + width - 20 && point.y > y + 20 && point.y < y + height - 20
    const count = (side: number): number => units.filter((unit) => unit.side === side && isInside(unit)).length
    const [first, second] = [count(0), count(1)]
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
