/** The lint rules: at the start, in supply, on the way to victory. */
import { inOrder } from '../../../lint/rule.ts'
import type { LintRule } from './rule.ts'
import { rules } from './rules.generated.ts'

export const lintRules: readonly LintRule[] = inOrder(rules, [
  'unit-at-sea',
  'unit-on-enemy-ground',
  'unit-named-twice',
  'unit-of-foreign-nation',
  'sides-share-hex',
  'stack-over-limit',
  'depot-outside-city',
  'headquarters-without-depot',
  'unit-out-of-supply',
  'arrival-after-end',
  'arrival-in-last-turn',
  'entry-on-enemy-ground',
  'store-misplaced',
  'lift-without-means',
  'side-without-source',
  'country-of-both-sides',
  'homes-exchanged',
  'surrender-mistaken',
  'departure-after-end',
  'place-at-sea',
  'port-inland',
  'way-over-sea',
  'way-over-open-water',
  'bridge-over-nothing',
  'points-twice',
  'objective-worthless',
  'objective-cut-off',
  'side-without-points',
  'margin-below-even',
])
