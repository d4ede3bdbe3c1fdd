/** Ground that a side does not see. */
import { allDirections, columnOf, type Grid, type Hex, hexAt, neighbourOf, rowOf } from '../../engine/hex.ts'
import { extentOf, inradius, outlineOf, rowHeight } from './geometry.ts'

/**
 * The outline of hexes together with the half hexes at the rim of the sheet beside them. It is drawn on a grid with a hex more
 * on each side and two rows more above and below, so that odd rows stay odd.
 */
const outlineToRim = (grid: Grid, hexes: readonly Hex[]): string => {
  const wide: Grid = { width: grid.width + 2, height: grid.height + 4 }
  const moved = hexes.map((hex) => hexAt(wide, columnOf(grid, hex) + 1, rowOf(grid, hex) + 2))
  const isBeyond = (hex: Hex): boolean => {
    const [column, row] = [columnOf(wide, hex) - 1, rowOf(wide, hex) - 2]
    return column < 0 || row < 0 || column >= grid.width || row >= grid.height
  }
  const rim = moved.flatMap((hex) =>
    allDirections.map((direction) => neighbourOf(wide, hex, direction)).filter(isBeyond),
  )
  return outlineOf(wide, new Set([...moved, ...rim]))
}

/** Hexes out of sight as one shade with a soft edge; those photographed from the air keep their colours and get a dotted edge. */
export const drawFog = (grid: Grid, hidden: readonly Hex[], scouted: readonly Hex[] = []): string => {
  const dark = outlineToRim(grid, hidden)
  const { width, height } = extentOf(grid)
  const edges = [1, 2].map((width) => `<path class="fog-edge fog-edge-${width}" d="${dark}"/>`).join('')
  return (
    // A drawing of its own cuts off what lies beyond the sheet.
    (dark
      ? `<svg viewBox="${2 * inradius} ${2 * rowHeight} ${width} ${height}" width="${width}" height="${height}"><path class="fog" d="${dark}"/>${edges}</svg>`
      : '') + (scouted.length > 0 ? `<path class="scouted" d="${outlineOf(grid, scouted)}"/>` : '')
  )
}
