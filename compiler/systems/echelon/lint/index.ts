/** The lint rules: at the start, in supply, on the way to victory. */
import { inOrder } from '../../../lint/rule.ts'
import type { LintRule } from './rule.ts'
import { rules } from './rules.generated.ts'

export const lintRules: readonly LintRule[] = inOrder(rules, [
  'unit-at-sea',
  'sides-share-hex',
  'stack-over-limit',
  'depot-outside-city',
  'headquarters-without-depot',
  'unit-out-of-supply',
  'arrival-after-end',
  'place-at-sea',
  'way-over-sea',
  'points-twice',
  'objective-worthless',
  'objective-cut-off',
  'margin-below-even',
])
