/** How the classes look that only tactical battles have: strength on counters, flags of places. */
import { type Rule, sans, sideRules } from '../../../cartography/styles.ts'

/** For `mapStyles` and `stillStyles`. */
export const styleRules: readonly Rule[] = [
  ...sideRules,
  ['.counter-strength', `font-family:${sans};font-weight:700;font-size:11px;text-anchor:middle;fill:$counterInk`],
  ['.place-pole', 'fill:none;stroke:$counterBand;stroke-width:1.6;stroke-linecap:round'],
  ['.place-flag', 'fill:$paper;stroke:$counterBand;stroke-width:1.1;stroke-linejoin:round'],
  ['.of-side-0 .place-flag', 'fill:$face0'],
  ['.of-side-1 .place-flag', 'fill:$face1'],
]
