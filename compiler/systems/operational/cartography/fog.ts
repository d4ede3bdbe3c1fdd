/** The fog of one side: ground in the dark, and markers where it only knows that somebody stands. */
import { allDirections, columnOf, type Grid, type Hex, hexAt, neighbourOf, rowOf } from '../../../../engine/hex.ts'
import { extentOf, inradius, outlineOf, rowHeight } from '../../../cartography/geometry.ts'
import { nationClass } from '../../../cartography/palette.ts'
import { drawKind } from './symbols.ts'

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
export const drawFog = (grid: Grid, hidden: readonly Hex[], scouted: readonly Hex[]): string => {
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

export interface MarkerFacts {
  /** Id of the nation, for its colour. */
  readonly nation: string
  readonly kind: 'armour' | 'motorised' | 'infantry'
  readonly strong: boolean
}

/** An intelligence marker around the middle of its hex: nation, kind, and two bars for strong or one for weak. */
export const drawMarker = ({ nation, kind, strong }: MarkerFacts): string =>
  `<g class="marker ${nationClass(nation)}">` +
  '<rect class="marker-face" x="-17" y="-17" width="34" height="34" rx="9"/>' +
  '<rect class="marker-rim" x="-17" y="-17" width="34" height="34" rx="9"/>' +
  '<rect class="marker-edge" x="-17" y="-17" width="34" height="34" rx="9"/>' +
  drawKind(kind) +
  `<path class="marker-strength" d="${strong ? 'M-8.5 10.6h7.5v2.6h-7.5zM1 10.6h7.5v2.6h-7.5z' : 'M-3.7 10.6h7.4v2.6h-7.4z'}"/></g>`
