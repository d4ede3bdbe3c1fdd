/** How the classes look that only battles led by cards have: section borders, obstacles, medals, smoke. */
import { type Rule, sans, sideRules, thin } from '../../../cartography/styles.ts'

/** For `mapStyles` and `stillStyles`. */
export const styleRules: readonly Rule[] = [
  ['.section-casing', `${thin};stroke:$halo;stroke-width:4.4;opacity:.6`],
  ['.section-border', `${thin};stroke:$harm;stroke-width:2.2;stroke-dasharray:.1 6.4;opacity:.85`],
  ['.board-off', 'fill:$paper;opacity:.72'],
  ['.board-neatline', 'fill:none;stroke:$neatline;stroke-width:2'],
  ...sideRules,
  // Counters
  ['.counter-cover', `${thin};stroke:$counterInk;stroke-width:1.5;stroke-dasharray:3.4 2.6`],
  ['.counter-boat', 'fill:$bridgeDeck;stroke:$bridge;stroke-width:1.2;stroke-linejoin:round'],
  ['.leader-disc', 'fill:$amber;stroke:$counterEdge;stroke-width:1.2'],
  ['.leader-star', 'fill:$counterEdge'],
  // Works
  ['.work-harm', 'fill:$harm;stroke:$halo;stroke-width:1;paint-order:stroke'],
  ['.work-timber', `${thin};stroke:$peak;stroke-width:2.6`],
  ['.map-bridge-deck.is-wide', 'stroke-width:10'],
  // Places
  ['.medal-disc', 'fill:$star;stroke:$onStar;stroke-width:1.4'],
  ['.medal.of-side-0 .medal-disc', 'fill:$face0'],
  ['.medal.of-side-1 .medal-disc', 'fill:$face1'],
  ['.medal-held', `${thin};stroke:$amber;stroke-width:2.4`],
  ['.medal-star', 'fill:$onStar'],
  ['.medal-count', `font-family:${sans};font-size:11px;font-weight:700;text-anchor:middle;fill:$onStar`],
  ['.sight-casing', `${thin};stroke:$halo;stroke-width:5;opacity:.8`],
  ['.sight-free', `${thin};stroke:$supply;stroke-width:2.4`],
  ['.sight-end', 'fill:$supply;stroke:$halo;stroke-width:1.2'],
  ['.sight-blocked', `${thin};stroke:$harm;stroke-width:2.2;stroke-dasharray:5 5`],
  ['.sight-bar', `${thin};stroke:$harm;stroke-width:3.4`],
  ['.smoke', 'fill:$snow;stroke:$fog;stroke-width:1;opacity:.82'],
]
