/** The lint rules: units and where they begin, fixed guns, partisans, objectives, purchases. */
import { inOrder } from '../../../lint/rule.ts'
import type { LintRule } from './rule.ts'
import { rules } from './rules.generated.ts'

export const lintRules: readonly LintRule[] = inOrder(rules, [
  'unit-cannot-stand',
  'unit-outside-its-zone',
  'unit-comes-nowhere',
  'unit-arrives-too-late',
  'unit-of-wrong-nation',
  'unit-ahead-of-its-time',
  'unit-without-use',
  'transport-misfit',
  'unit-named-alike',
  'zone-without-room',
  'defender-too-near',
  'anti-air-guards-nothing',
  'anti-air-overlapping',
  'coastal-gun-inland',
  'partisans-misplaced',
  'objective-of-partisans',
  'needed-at-start',
  'objective-out-of-time',
  'purchase-useless',
])
