/** What one side does not see: ground in the dark, and markers where it only knows that somebody stands. */
import { type Direction, type Grid, type Hex, isOnMap, neighbourOf } from '../../engine/hex.ts'
import { nationClass } from './counter.ts'
import { extentOf, outlineOf } from './geometry.ts'
import { drawKind } from './symbols.ts'

const around: readonly Direction[] = [0, 1, 2, 3, 4, 5]

/** Half hexes at the rim of the sheet are dark with the hexes beside them. */
const withRim = (grid: Grid, hexes: readonly Hex[]): readonly Hex[] => {
  const rim = hexes.flatMap((hex) =>
    around.map((direction) => neighbourOf(grid, hex, direction)).filter((next) => next > 0 && !isOnMap(grid, next)),
  )
  return [...new Set([...hexes, ...rim])]
}

/** Hexes out of sight as one shade with a soft edge; those photographed from the air keep their colours and get a dotted edge. */
export const drawFog = (grid: Grid, hidden: readonly Hex[], scouted: readonly Hex[]): string => {
  const dark = outlineOf(grid, withRim(grid, hidden))
  const { width, height } = extentOf(grid)
  const edges = [1, 2].map((width) => `<path class="fog-edge fog-edge-${width}" d="${dark}"/>`).join('')
  return (
    // A drawing of its own cuts off what lies beyond the sheet.
    (dark
      ? `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><path class="fog" d="${dark}"/>${edges}</svg>`
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
  `<g class="marker" style="--nation:var(--${nationClass(nation)})">` +
  '<rect class="marker-face" x="-17" y="-17" width="34" height="34" rx="9"/>' +
  '<rect class="marker-rim" x="-17" y="-17" width="34" height="34" rx="9"/>' +
  '<rect class="marker-edge" x="-17" y="-17" width="34" height="34" rx="9"/>' +
  drawKind(kind) +
  `<path class="marker-strength" d="${strong ? 'M-8.5 10.6h7.5v2.6h-7.5zM1 10.6h7.5v2.6h-7.5z' : 'M-3.7 10.6h7.4v2.6h-7.4z'}"/></g>`
