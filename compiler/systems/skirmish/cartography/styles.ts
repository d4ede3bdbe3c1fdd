/** How the classes look that only skirmishes have: works, headquarters, counters with silhouettes. */
import { type Rule, sans, sideRules, thin } from '../../../cartography/styles.ts'

/** For `mapStyles` and `stillStyles`. */
export const styleRules: readonly Rule[] = [
  ...sideRules,
  ['.sk-water', 'fill:$sea;stroke:none'],
  ['.sk-ford', `${thin};stroke:$dune;stroke-width:4.4`],
  ['.sk-hedge', `${thin};stroke:$woodDark;stroke-width:6;opacity:.55`],
  ['.sk-crater', 'fill:$shade;stroke:$hill;stroke-width:1.2;opacity:.34'],
  ['.sk-deck', 'stroke-width:20;stroke-linecap:butt'],
  ['.sk-trench-edge', `${thin};stroke:$halo;stroke-width:7.4;opacity:.75`],
  ['.sk-trench', `${thin};stroke:$entrench;stroke-width:3.2`],
  ['.sk-bunker', 'stroke-width:3.4'],
  ['.sk-cracks', `${thin};stroke:$harm;stroke-width:2`],
  [
    '.sk-damage',
    `font-family:${sans};font-size:9px;font-weight:700;text-anchor:end;fill:$harm;stroke:$halo;stroke-width:2.6;paint-order:stroke`,
  ],
  ['.deployment-line', 'opacity:.1'],
  ['.deployment-line.of-side-0', 'fill:$side0'],
  ['.deployment-line.of-side-1', 'fill:$side1'],
  ['.name-place', 'font-size:12.5px;font-weight:500;text-anchor:middle'],
  // Colours of sides are light at night: what is written on them must be read.
  ['.sk-shade', 'fill:$counterBand;opacity:.28'],
  ['.sk-hq-edge', 'fill:none;stroke:$counterInk;stroke-width:1;opacity:.6'],
  ['.sk-hq-name', `font-family:${sans};font-size:9.4px;font-weight:700;fill:$counterInk`],
  ['.sk-hq-count', `font-family:${sans};font-size:9.4px;font-weight:700;text-anchor:end;fill:$counterInk`],
  ['.sk-hq-general', `font-family:${sans};font-size:8px;font-weight:500;fill:$counterInk`],
  ['.sk-hq-left', 'fill:$counterInk'],
  ['.sk-hq-lost', 'fill:$counterBand;opacity:.6'],
  ['.sk-hq.is-fallen', 'opacity:.55'],
  // Silhouettes on counters
  ['.sk-figure .sk-ink', 'fill:$counterInk'],
  ['.sk-figure .sk-line', `${thin};stroke:$counterInk`],
  ['.sk-figure .sk-cut', 'fill:$counterBand'],
  ['.sk-shield', `${thin};stroke:$counterInk;stroke-width:1.1`],
  ['.sk-armour', `font-family:${sans};font-size:6.2px;font-weight:700;text-anchor:middle;fill:$counterInk`],
  ['.sk-suppressed circle', 'fill:$harm'],
  ['.sk-suppressed path', `${thin};stroke:$onStar;stroke-width:1.4`],
]
