/**
 * Terrain as smooth fields. Each hex spreads its terrain over its surroundings; at every point of a fine lattice the
 * shares of all terrains add up to one, and borders lie where two shares are equal. The lattice is bent a little by
 * noise, so that borders wander, and bent the same for all terrains, so that they still meet.
 */
import { contours } from 'd3-contour'
import type { Grid, Hex } from '../../engine/hex.ts'
import { hexAt, isOnMap } from '../../engine/hex.ts'
import type { Point } from './geometry.ts'
import { between, circumradius, extentOf, inradius, rowHeight } from './geometry.ts'
import type { Ground, TerrainLook } from './ground.ts'
import { noise } from './noise.ts'
import { simplify } from './path.ts'

export type Look = TerrainLook

/** A number at every point of the lattice, row by row. */
export type Values = Float32Array

export interface Lattice {
  /** Map units from one point to the next. */
  readonly step: number
  readonly columns: number
  readonly rows: number
  /** Share of each look that the map has, 0 .. 1. */
  readonly shares: ReadonlyMap<Look, Values>
  /** How high the ground is, 0 flat .. 3 alpine. */
  readonly height: Values
}

const fineStep = 8
/** Map units that the lattice reaches beyond the sheet, so that contours close outside of it. */
const margin = 48

/** How far a hex spreads: a little more than to the next centre. */
const spread = 70
const heights: Partial<Record<Look, number>> = {
  hills: 1,
  mountains: 2,
  alpine: 2.8,
  bocage: 0.12,
  forest: 0.1,
  dunes: 0.15,
}

/** How the map draws a hex; off the map as the nearest hex on it. */
export const lookAt = (ground: Ground, hex: Hex): Look => {
  const { map, rules } = ground
  return rules.terrain[map.terrainIds[map.terrain[hex] ?? 0] ?? '']?.look ?? 'open'
}

/** Where a lattice point lies on the sheet. */
export const latticePoint = (lattice: Pick<Lattice, 'step'>, column: number, row: number): Point => ({
  x: column * lattice.step - margin,
  y: row * lattice.step - margin,
})

/** Spreads the terrain of a scenario's map over a lattice. */
export const latticeOf = (ground: Ground): Lattice => {
  const { map } = ground
  const { width, height } = extentOf(map)
  const columns = Math.ceil((width + 2 * margin) / fineStep) + 1
  const rows = Math.ceil((height + 2 * margin) / fineStep) + 1
  const shares = new Map<Look, Values>()
  const shareOf = (look: Look): Values => {
    const found = shares.get(look) ?? new Float32Array(columns * rows)
    shares.set(look, found)
    return found
  }
  const open = new Float32Array(columns * rows)
  const shareOfHex = map.terrain.map((_, hex) => (isOnMap(map, hex) ? shareOf(lookAt(ground, hex)) : open))
  const high = new Float32Array(columns * rows)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const i = row * columns + column
      const { x, y } = latticePoint({ step: fineStep }, column, row)
      const bentX = x + 8 * noise(x / 47, y / 47, 1) + 3.5 * noise(x / 19, y / 19, 2)
      const bentY = y + 8 * noise(x / 47, y / 47, 3) + 3.5 * noise(x / 19, y / 19, 4)
      let total = 0
      forHexesAround(map, bentX, bentY, (hex, weight) => {
        const share = shareOfHex[hex] ?? open
        share[i] = (share[i] ?? 0) + weight
        total += weight
      })
      let sum = 0
      for (const [look, share] of shares) {
        share[i] = (share[i] ?? 0) / total
        sum += (share[i] ?? 0) * (heights[look] ?? 0)
      }
      high[i] = sum
    }
  }
  return { step: fineStep, columns, rows, shares, height: high }
}

/** The hexes within reach of a point, and how much each of them weighs there. */
const forHexesAround = (grid: Grid, x: number, y: number, visit: (hex: Hex, weight: number) => void): void => {
  const nearRow = Math.round((y - circumradius) / rowHeight)
  for (let row = nearRow - 1; row <= nearRow + 1; row++) {
    const odd = row & 1
    const nearColumn = Math.round((x / inradius - 1 - odd) / 2)
    for (let column = nearColumn - 1; column <= nearColumn + 1; column++) {
      const dx = inradius * (2 * column + 1 + odd) - x
      const dy = circumradius + rowHeight * row - y
      const rest = 1 - (dx * dx + dy * dy) / (spread * spread)
      if (rest <= 0) continue
      visit(hexAt(grid, between(0, column, grid.width - 1), between(0, row, grid.height - 1)), rest * rest * rest)
    }
  }
}

/** Where the looks of `members` together outweigh every other look of `rivals`: positive inside. */
export const marginOf = (lattice: Lattice, members: readonly Look[], rivals: readonly Look[]): Values => {
  const ours = members.flatMap((look) => lattice.shares.get(look) ?? [])
  const theirs = rivals.filter((look) => !members.includes(look)).flatMap((look) => lattice.shares.get(look) ?? [])
  const values = new Float32Array(lattice.columns * lattice.rows)
  for (let i = 0; i < values.length; i++) {
    let own = 0
    for (const share of ours) own += share[i] ?? 0
    let rival = 0
    for (const share of theirs) rival = Math.max(rival, share[i] ?? 0)
    values[i] = own - rival
  }
  return values
}

/** A field's value anywhere on the sheet. */
export const sample = (lattice: Lattice, values: Values, x: number, y: number): number => {
  const u = between(0, (x + margin) / lattice.step, lattice.columns - 1.001)
  const v = between(0, (y + margin) / lattice.step, lattice.rows - 1.001)
  const column = Math.floor(u)
  const row = Math.floor(v)
  const i = row * lattice.columns + column
  const top = (values[i] ?? 0) * (column + 1 - u) + (values[i + 1] ?? 0) * (u - column)
  const below = i + lattice.columns
  const bottom = (values[below] ?? 0) * (column + 1 - u) + (values[below + 1] ?? 0) * (u - column)
  return top * (row + 1 - v) + bottom * (v - row)
}

/** The closed lines at which a field passes a value, as polygons on the sheet; rings too small to see are left out. */
export const contourRings = (lattice: Lattice, values: Values, threshold: number, tolerance = 1.1): Point[][] => {
  const find = contours().size([lattice.columns, lattice.rows])
  const rings: Point[][] = []
  // d3 takes any array-like of numbers; its types say number[].
  for (const polygon of find.contour(values as unknown as number[], threshold).coordinates) {
    for (const ring of polygon) {
      const points = ring.slice(0, -1).map(([x = 0, y = 0]) => latticePoint(lattice, x - 0.5, y - 0.5))
      const simple = simplifyRing(points, tolerance)
      if (simple.length >= 4) rings.push(simple)
    }
  }
  return rings
}

/** Simplifies a closed line from two points that lie far apart, so that neither half collapses. */
const simplifyRing = (ring: readonly Point[], tolerance: number): Point[] => {
  const start = ring[0]
  if (!start || ring.length < 8) return [...ring]
  let far = 0
  let distance = 0
  ring.forEach((point, i) => {
    const d = Math.hypot(point.x - start.x, point.y - start.y)
    if (d > distance) {
      distance = d
      far = i
    }
  })
  const there = simplify(ring.slice(0, far + 1), tolerance)
  const back = simplify([...ring.slice(far), start], tolerance)
  return [...there, ...back.slice(1, -1)]
}
