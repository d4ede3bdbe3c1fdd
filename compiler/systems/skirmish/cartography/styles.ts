/** How the classes look that only skirmishes have: works, headquarters, counters with drawings. */
import { type Rule, sans, sideRules, thin } from '../../../cartography/styles.ts'
import { labels } from './labels.ts'

/** For `mapStyles` and `stillStyles`. */
export const styleRules: readonly Rule[] = [
  ...sideRules,
  ['.sk-cracks', `${thin};stroke:$harm;stroke-width:2`],
  [
    '.sk-damage',
    `font-family:${sans};font-size:9px;font-weight:700;text-anchor:end;fill:$harm;stroke:$halo;stroke-width:2.6;paint-order:stroke`,
  ],
  ['.deployment-line', 'opacity:.13'],
  ['.deployment-edge', `${thin};stroke-width:1.6;stroke-dasharray:6 5;opacity:.75`],
  ['.half-mark', 'opacity:.85'],
  ['.half-line', `${thin};stroke:$grid;stroke-width:1.4;stroke-dasharray:.1 5;opacity:.5`],
  ['.of-side-0 .deployment-line,.of-side-0 .half-mark', 'fill:$side0'],
  ['.of-side-1 .deployment-line,.of-side-1 .half-mark', 'fill:$side1'],
  ['.of-side-0 .deployment-edge', 'stroke:$side0'],
  ['.of-side-1 .deployment-edge', 'stroke:$side1'],
  ['.name-place', `font-size:${labels.place.size}px;font-weight:600;text-anchor:middle`],
  [
    '.sk-square',
    `font-size:${labels.square.size}px;font-weight:600;text-anchor:start;opacity:.7;stroke:$halo;stroke-width:2;stroke-linejoin:round;paint-order:stroke`,
  ],
  // Counters lie on a field of many colours: a shade makes them darker than all of it, also by day.
  ['.of-side-0 .counter-face', 'fill:$side0'],
  ['.of-side-1 .counter-face', 'fill:$side1'],
  ['.sk-shade', 'fill:$counterBand;opacity:.28'],
  ['.sk-hq-edge', 'fill:none;stroke:$counterInk;stroke-width:1;opacity:.6'],
  ['.sk-hq-name', `font-family:${sans};font-size:9px;font-weight:700;fill:$counterInk`],
  ['.sk-hq-way', `${thin};stroke-width:2`],
  ['.sk-hq-gate', `${thin};stroke-width:4.5`],
  ['.of-side-0>.sk-hq-way,.of-side-0>.sk-hq-gate', 'stroke:$side0'],
  ['.of-side-1>.sk-hq-way,.of-side-1>.sk-hq-gate', 'stroke:$side1'],
  ['.sk-hq-count', `font-family:${sans};font-size:8.4px;font-weight:700;fill:$counterInk`],
  ['.sk-hq-general', `font-family:${sans};font-size:8px;font-weight:500;fill:$counterInk`],
  ['.sk-hq.is-tall .sk-hq-name', 'font-size:7.8px'],
  ['.sk-hq.is-tall .sk-hq-general', 'font-size:6.8px'],
  ['.sk-hq-left', 'fill:$counterInk'],
  ['.sk-hq-lost', 'fill:$counterBand;opacity:.6'],
  ['.sk-hq.is-fallen', 'opacity:.55'],
  ['.sk-shield', `${thin};stroke:$counterInk;stroke-width:1.1`],
  ['.sk-armour', `font-family:${sans};font-size:6.2px;font-weight:700;text-anchor:middle;fill:$counterInk`],
  ['.sk-suppressed circle', 'fill:$harm'],
  ['.sk-suppressed path', `${thin};stroke:$onStar;stroke-width:1.4`],
]
