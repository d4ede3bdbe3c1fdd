/** Markers where a side only knows that somebody stands. */
import { nationClass } from '../../../cartography/palette.ts'
import { drawKind } from './symbols.ts'

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
