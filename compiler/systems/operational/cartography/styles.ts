/** How the classes look that only operational battles have: sources of supply, hubs, fog, headquarters, works, stragglers. */
import { type Rule, sans, thin } from '../../../cartography/styles.ts'

/** For `mapStyles` and `stillStyles`. */
export const styleRules: readonly Rule[] = [
  ['.source-shield,.hub-disc', 'stroke:$onStar;stroke-width:1.4'],
  ['.of-side-0 .source-shield,.of-side-0 .hub-disc', 'fill:$face0'],
  ['.of-side-1 .source-shield,.of-side-1 .hub-disc', 'fill:$face1'],
  ['.source-sign', `${thin};stroke:$onStar;stroke-width:1.4`],
  ['.hub-rim', 'fill:none;stroke:$onStar;stroke-width:.8;stroke-dasharray:1.6 1.7'],
  ['.hub-trucks', `font-family:${sans};font-size:9.5px;font-weight:700;text-anchor:middle;fill:$onStar`],
  ['.scouted', `${thin};stroke:$fog;stroke-width:2;stroke-dasharray:0 4.4;opacity:.8`],
  ['.marker-face', 'fill:$nation;opacity:.78'],
  ['.marker-edge', 'fill:none;stroke:$counterInk;stroke-width:1.4;stroke-dasharray:3.2 2.4'],
  ['.marker-rim', 'fill:none;stroke:$counterEdge;stroke-width:3.6;opacity:.55'],
  ['.marker-strength', 'fill:$counterInk'],
  ['.hq-staff', `${thin};stroke:$counterEdge;stroke-width:2.6`],
  ['.hq-staff-light', `${thin};stroke:$halo;stroke-width:5;opacity:.75`],
  ['.hq-flag', 'fill:$nation;stroke:$counterEdge;stroke-width:1.3;stroke-linejoin:round'],
  ['.hq-fold', 'fill:$counterShine;opacity:.16'],
  [
    '.hq-text',
    `font-family:${sans};font-size:11.5px;font-weight:750;letter-spacing:.4px;text-anchor:middle;fill:$counterInk`,
  ],
  ['.hq-halo', 'fill:none;stroke:$amber;stroke-width:3.2;stroke-linejoin:round'],
  ['.hq-due', 'fill:$amber;stroke:$counterEdge;stroke-width:1'],
  ['.hq-range', `${thin};stroke-width:2.4;stroke-dasharray:1 6`],
  ['.hq-range.of-side-0', 'stroke:$side0'],
  ['.hq-range.of-side-1', 'stroke:$side1'],
  ['.pontoon', 'fill:$bridgeDeck;stroke:$bridge;stroke-width:1.1'],
  ['.bridge-soon', `${thin};stroke:$bridge;stroke-width:1.7;stroke-dasharray:2.5 3`],
  ['.rubble-ground', 'fill:$ruins;opacity:.85'],
  ['.rubble', `${thin};stroke:$block;stroke-width:1.3`],
  ['.fort-cross', `${thin};stroke:$harm;stroke-width:2`],
  ['.straggler', 'stroke:$onStar;stroke-width:1.2'],
  ['.straggler.of-side-0', 'fill:$face0'],
  ['.straggler.of-side-1', 'fill:$face1'],
]
