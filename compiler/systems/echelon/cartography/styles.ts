/** How the classes look that only scenarios of echelons have: ratings on counters, stacks, beaches, pipelines, attacks. */
import { type Rule, sans, sideRules, thin } from '../../../cartography/styles.ts'

const figures = `font-family:${sans};font-weight:700;text-anchor:middle;fill:$counterInk`

/** For `mapStyles` and `stillStyles`. */
export const styleRules: readonly Rule[] = [
  ...sideRules,
  ['.counter-ratings', `${figures};font-size:11px`],
  ['.counter-ratings.is-long', 'font-size:8.6px'],
  ['.counter-aa', `${figures};font-size:8px`],
  ['.support-others', 'fill:$counterInk'],
  ['.support-itself', 'fill:none;stroke:$counterInk;stroke-width:1'],
  ['.counter-reserve', `${thin};stroke:$counterInk;stroke-width:1.4;stroke-dasharray:3.4 2.6`],
  ['.stack-disc', 'fill:$counterBand;stroke:$counterInk;stroke-width:1.1'],
  ['.stack-count', `${figures};font-size:9px`],
  ['.spot.of-side-0 .spot-disc', 'fill:$face0'],
  ['.spot.of-side-1 .spot-disc', 'fill:$face1'],
  ['.beach', `${thin};stroke:$sand;stroke-width:4.4;stroke-dasharray:.1 5.4`],
  ['.pipeline', `${thin};stroke:$peak;stroke-width:2;stroke-dasharray:9 2.4`],
  ['.attack-casing', `${thin};stroke:$halo;stroke-width:7;opacity:.8`],
  ['.attack-arrow', `${thin};stroke:$harm;stroke-width:3.6`],
]
