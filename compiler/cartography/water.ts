/** Where rivers run: for drawing them, for roads that meet them at bridges, and for the front along their banks. */
import type { Grid, Hexside } from '../../engine/hex.ts'
import type { Corner, Point } from './geometry.ts'
import { hexsideEnds, hexsideKey, hexsideMiddle, pointOf } from './geometry.ts'
import type { Ground } from './ground.ts'
import { jitter } from './noise.ts'
import { type Pen, penOf, svgPath, traceLine } from './path.ts'

/** The pole of a river's curve at a corner: moved a little, the same for every line that passes it. */
export const poleOf = (corner: Corner): Point => {
  const point = pointOf(corner)
  return { x: point.x + 3 * jitter(corner.x, corner.y, 11), y: point.y + 3 * jitter(corner.x, corner.y, 12) }
}

/** Courses of water, and dry ones, that the front must not hide. */
export const waterLooks = ['minor-river', 'major-river', 'great-river', 'lake', 'wadi'] as const
export type WaterLook = (typeof waterLooks)[number]

/** Hexsides with a river or a wadi, by `hexsideKey`. */
export const watersOf = (ground: Pick<Ground, 'map' | 'rules'>): ReadonlyMap<number, WaterLook> => {
  const sides = new Map<number, WaterLook>()
  for (const barrier of ground.map.barriers) {
    const look = waterLooks.find((water) => water === ground.rules.hexsides[barrier.kind]?.look)
    if (!look) continue
    for (const side of barrier.hexsides) sides.set(hexsideKey(ground.map, side), look)
  }
  return sides
}

/** Places on a hexside: `u` map units along it from its middle, `v` across. */
export const placesOn = (grid: Grid, side: Hexside): ((u: number, v: number) => [number, number]) => {
  const [from, to] = hexsideEnds(grid, side)
  const middle = hexsideMiddle(grid, side)
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
  return (u, v) => [middle.x + along.x * u - along.y * v, middle.y + along.y * u + along.x * v]
}

/** The two bent rails of a bridge, standing off the road between them. */
export const traceBridge = (pen: Pen, put: (u: number, v: number) => [number, number]): void => {
  for (const side of [-1, 1])
    traceLine(pen, put(side * 6.5, -9), put(side * 4, -6), put(side * 4, 6), put(side * 6.5, 9))
}

/** The cross over a bridge that is down. */
export const traceCross = (pen: Pen, put: (u: number, v: number) => [number, number]): void => {
  traceLine(pen, put(-3.4, -3.4), put(3.4, 3.4))
  traceLine(pen, put(-3.4, 3.4), put(3.4, -3.4))
}

/** Bridges that stand as the battle opens. Drawn over the front. */
export const drawBridges = (ground: Pick<Ground, 'map'>): string => {
  const pen = penOf()
  for (const bridge of ground.map.bridges) traceBridge(pen, placesOn(ground.map, bridge))
  return svgPath('map-bridge-deck', pen) + svgPath('map-bridge', pen)
}
