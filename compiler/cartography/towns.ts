/** Towns as crooked little blocks, forts as bastions. */
import { type Grid, type Hex, isOnMap } from '../../engine/hex.ts'
import { lookAt } from './field.ts'
import type { Point } from './geometry.ts'
import { centreOf } from './geometry.ts'
import type { Ground, PlaceName } from './ground.ts'
import type { Mask } from './mask.ts'
import { fraction, jitter } from './noise.ts'
import { type Pen, penOf, svgPath, traceLine } from './path.ts'

/** How far a settlement reaches from its hex's centre. */
export const townRadius = { city: 24, town: 18, village: 13 } as const
export type TownKind = keyof typeof townRadius

export const isTown = (kind: PlaceName['kind']): kind is TownKind => kind in townRadius

interface Settlement {
  readonly hex: number
  readonly radius: number
}

/** Built-up hexes and named places; a named place in a built-up hex is one settlement. */
export const settlementsOf = (ground: Ground): Settlement[] => {
  const { map } = ground
  const radii = new Map<number, number>()
  map.terrain.forEach((_, hex) => {
    if (isOnMap(map, hex) && lookAt(ground, hex) === 'town') radii.set(hex, townRadius.city)
  })
  for (const { kind, hexes } of map.names) {
    const hex = hexes[0]
    if (hex !== undefined && isTown(kind)) radii.set(hex, Math.max(radii.get(hex) ?? 0, townRadius[kind]))
  }
  return [...radii].map(([hex, radius]) => ({ hex, radius }))
}

const traceBlock = (pen: Pen, at: Point, wide: number, deep: number, turn: number): void => {
  // The turn is small, so sine and cosine may be their first terms: nothing here needs a right angle.
  const [cos, sin] = [1 - (turn * turn) / 2, turn]
  const put = (u: number, v: number): [number, number] => [at.x + u * cos - v * sin, at.y + u * sin + v * cos]
  traceLine(pen, put(-wide, -deep), put(wide, -deep), put(wide, deep), put(-wide, deep))
  pen.close()
}

/** All blocks of all settlements; `streets` keeps them off the roads. */
export const drawTowns = (ground: Ground, streets: Mask): string => {
  const pen = penOf()
  for (const { hex, radius } of settlementsOf(ground)) {
    const centre = centreOf(ground.map, hex)
    const turn = 0.5 * jitter(hex, 1, 61)
    const cell = radius > 20 ? 9.2 : 8.4
    const reach = Math.ceil(radius / cell)
    for (let row = -reach; row <= reach; row++) {
      for (let column = -reach; column <= reach; column++) {
        const key = (row + 16) * 64 + column + 16
        const u = (column + (row & 1) / 2) * cell + 1.6 * jitter(hex, key, 62)
        const v = row * cell * 0.8 + 1.2 * jitter(hex, key, 63)
        const edge = (u * u + v * v) / (radius * radius)
        if (edge > 1 || (edge > 0.45 && fraction(hex, key, 64) < edge - 0.2)) continue
        const at = { x: centre.x + u - v * turn, y: centre.y + v + u * turn }
        if (!streets.isFree(at.x, at.y)) continue
        const wide = 2.1 + 1.3 * fraction(hex, key, 65)
        const deep = 1.6 + 0.9 * fraction(hex, key, 66)
        traceBlock(pen, at, wide, deep, turn + 0.22 * jitter(hex, key, 67))
      }
    }
  }
  return svgPath('map-blocks', pen)
}

/** A bastioned work in the top corner of its hex, where no counter hides it. */
export const drawForts = (grid: Grid, hexes: readonly Hex[]): string => {
  const pen = penOf()
  for (const hex of hexes) {
    const { x, y } = centreOf(grid, hex)
    const outline: readonly (readonly [number, number])[] = [
      [0, -7],
      [2.2, -3.4],
      [6.4, -3.8],
      [4.6, 0],
      [6.4, 4],
      [-6.4, 4],
      [-4.6, 0],
      [-6.4, -3.8],
      [-2.2, -3.4],
    ]
    traceLine(pen, ...outline.map(([dx, dy]) => [x + dx, y - 24 + dy] as const))
    pen.close()
  }
  return svgPath('map-fort', pen)
}
