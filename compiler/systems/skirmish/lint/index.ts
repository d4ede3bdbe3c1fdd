/** The lint rules: decks, units at the start, what is fought for. */
import { inOrder } from '../../../lint/rule.ts'
import type { LintRule } from './rule.ts'
import { rules } from './rules.generated.ts'

export const lintRules: readonly LintRule[] = inOrder(rules, [
  'deck-not-allowed',
  'deck-without-opening',
  'card-without-use',
  'unit-on-barred-space',
  'unit-on-enemy-line',
  'unit-of-enemy-army',
  'unit-before-its-year',
  'units-before-pitched-battle',
  'battle-too-short',
  'snow-in-summer',
  'attacker-holds-out',
  'objective-never-met',
  'objective-walled-off',
  'objective-met-at-start',
  'objective-without-effect',
])
