/** Bodies: hulls, turrets, shields, all that has an outline. */
import type { ShownBody } from '../../../engine/drawing.ts'
import { area, clipped, cut, gleam, type Mark, pairsOf, type Xy } from './marks.ts'

/** A body with light on what faces up and shade below. */
export const drawBody = ({
  at: [x, y = 0] = [0, 0],
  points: outline,
  round = 0,
  tone = 'body',
  lines = [],
}: ShownBody): Mark[] => {
  const points = pairsOf(outline).map(([px, py]): Xy => [x + px, y + py])
  const ys = points.map(([, py]) => py)
  const [low, high] = [Math.min(...ys), Math.max(...ys)]
  const cuts = Array.from({ length: lines.length >> 2 }, (_, at) =>
    cut([x + lines[4 * at], y + lines[4 * at + 1]], [x + lines[4 * at + 2], y + lines[4 * at + 3]]),
  )
  const marks: Mark[] = [area(tone, points, round)]
  if (tone !== 'body' || high - low < 0.2) return [...marks, ...cuts]
  marks.push(area('shade', clipped(points, low + (high - low) * 0.36, true), round))
  for (const [index, point] of points.entries()) {
    const next = points[(index + 1) % points.length]
    // Outlines go round clockwise from the lower left, so that up is to the left of the way.
    const [dx, dy] = [next[0] - point[0], next[1] - point[1]]
    const length = Math.hypot(dx, dy)
    if (length < 0.12 || dx < length * 0.25) continue
    const inset = 0.07
    const move = ([px, py]: Xy, along: number): Xy => [
      px + (dy * inset) / length + (dx * along) / length,
      py - (dx * inset) / length + (dy * along) / length,
    ]
    marks.push(gleam(move(point, 0.06), move(next, -0.06)))
  }
  return [...marks, ...cuts]
}
