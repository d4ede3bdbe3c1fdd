/** Headquarters: a flag on a staff, in the nation's colour. Smaller and at the corner where a unit stands in the same hex. */

import { nationClass } from '../../../cartography/palette.ts'
import { escapeText } from '../../../cartography/text.ts'

export interface HeadquartersFacts {
  /** Id of the nation, for its colour. */
  readonly nation: string
  /** True if a counter stands in the same hex. */
  readonly isShared: boolean
  /** Turns without supply. */
  readonly unsupplied: number
  /** True if an upgrade waits to be chosen. */
  readonly isDue: boolean
  readonly selected: boolean
}

const flag = 'M-14-19h25q-3.5 4.5 0 9t0 9h-25z'

/** A headquarters as an SVG fragment around the middle of its hex. */
export const drawHeadquarters = ({ nation, isShared, unsupplied, isDue, selected }: HeadquartersFacts): string =>
  `<g class="hq ${nationClass(nation)}"${isShared ? ' transform="translate(20 -19) scale(.62)"' : ''}>` +
  '<path class="hq-staff-light" d="M-14-20v38"/>' +
  (selected ? `<path class="hq-halo" d="M-18-23h33q-4 6 0 13t0 13h-29v18h-8v-44z"/>` : '') +
  `<path class="hq-staff" d="M-14-20v38m-5 0h10"/><path class="hq-flag" d="${flag}"/>` +
  '<path class="hq-fold" d="M-13-18h9v16h-9z"/><text class="hq-text" x="-1.4" y="-6">HQ</text>' +
  (isDue ? '<path class="hq-due" d="M14 6l6 8h-3.6v5h-4.8v-5h-3.6z"/>' : '') +
  (unsupplied > 0
    ? `<circle class="badge" cx="13" cy="-20" r="8"/><text class="badge-text" x="13" y="-16.2">${escapeText(unsupplied > 1 ? String(unsupplied) : '!')}</text>`
    : '') +
  '</g>'
