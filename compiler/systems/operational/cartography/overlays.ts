/** What lies over the sheet where somebody asks for it: supply and zones of control. */
import { degree, type Grid, type Hex } from '../../../../engine/hex.ts'
import type { Side } from '../../../../engine/twoSides.ts'
import { centreOf, cornersOf, spacePath, spacesOf } from '../../../cartography/geometry.ts'
import { penOf } from '../../../cartography/path.ts'

/** Hexes where `zones` is 1, as seven dots each: a zone of control. */
export const drawZones = (grid: Grid, zones: ArrayLike<number>, side: Side): string => {
  const pen = penOf(1)
  for (const hex of spacesOf(grid)) {
    if (zones[hex] !== 1) continue
    const { x, y } = centreOf(grid, hex)
    pen.dot(x, y)
    for (const [dx, dy] of [
      [0, -17],
      [15, -9],
      [15, 9],
      [0, 17],
      [-15, 9],
      [-15, -9],
    ] as const) {
      pen.dot(x + dx, y + dy)
    }
  }
  return pen.path() ? `<path class="zone of-side-${side}" d="${pen.path()}"/>` : ''
}

/** Lines falling to the left through a hex, on one raster for the whole sheet so that they run on in the next hex. */
const hatch = (grid: Grid, hex: Hex, gap: number, draw: (x1: number, y1: number, x2: number, y2: number) => void) => {
  const corners = cornersOf(grid, hex)
  const sums = corners.map(({ x, y }) => x + y)
  for (let k = Math.ceil(Math.min(...sums) / gap); k * gap < Math.max(...sums); k++) {
    const cuts = corners.flatMap((a, i) => {
      const b = corners[(i + 1) % degree] ?? a
      const [from, to] = [a.x + a.y, b.x + b.y]
      if (from === to || (from - k * gap) * (to - k * gap) > 0) return []
      const t = (k * gap - from) / (to - from)
      return [{ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t }]
    })
    const [one, two] = [cuts[0], cuts[cuts.length - 1]]
    if (one && two) draw(one.x, one.y, two.x, two.y)
  }
}

/**
 * Supply of the hexes in `within`: a tint that grows with the value, 1..100 per cent, in five steps; hatched where
 * there is none.
 */
export const drawSupply = (grid: Grid, value: ArrayLike<number>, within: (hex: Hex) => boolean): string => {
  const none = penOf(1)
  const paths: string[] = ['', '', '', '', '']
  for (const hex of spacesOf(grid)) {
    if (!within(hex)) continue
    const supply = value[hex] ?? 0
    if (supply === 0) {
      hatch(grid, hex, 9, (x1, y1, x2, y2) => {
        none.moveTo(x1, y1)
        none.lineTo(x2, y2)
      })
      continue
    }
    paths[Math.min(paths.length - 1, Math.floor((supply - 1) / 20))] += spacePath(grid, hex)
  }
  return (
    paths.map((path, band) => (path ? `<path class="supply supply-${band + 1}" d="${path}"/>` : '')).join('') +
    (none.path() ? `<path class="supply-none" d="${none.path()}"/>` : '')
  )
}
