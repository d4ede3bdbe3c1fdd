/** What one side does not see: ground in the dark, and markers where it only knows that somebody stands. */
import type { Grid, Hex } from '../../engine/hex.ts'
import { nationClass } from './counter.ts'
import { outlineOf } from './geometry.ts'
import { drawKind } from './symbols.ts'

/** Hexes out of sight as one shade with a soft edge; those photographed from the air keep their colours and get a dotted edge. */
export const drawFog = (grid: Grid, hidden: readonly Hex[], scouted: readonly Hex[]): string => {
  const dark = outlineOf(grid, hidden)
  const edges = [1, 2].map((width) => `<path class="fog-edge fog-edge-${width}" d="${dark}"/>`).join('')
  return (
    (dark ? `<path class="fog" d="${dark}"/>${edges}` : '') +
    (scouted.length > 0 ? `<path class="scouted" d="${outlineOf(grid, scouted)}"/>` : '')
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
