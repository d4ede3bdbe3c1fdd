/** The lint rules: on the board, at the start, in reserve and special rules, on the way to victory, in the names. */
import { inOrder } from '../../../lint/rule.ts'
import type { LintRule } from './rule.ts'
import { rules } from './rules.generated.ts'

export const lintRules: readonly LintRule[] = inOrder(rules, [
  'bridge-over-land',
  'obstacle-misplaced',
  'way-without-bridge',
  'ground-without-ends',
  'river-without-mouth',
  'name-beside-ground',
  'unit-on-closed-ground',
  'unit-hemmed-in',
  'units-share-hex',
  'figures-over-type',
  'leader-without-infantry',
  'boat-without-water',
  'edges-swapped',
  'hand-not-of-nation',
  'section-without-unit',
  'reserve-never-comes',
  'reserve-without-ground',
  'special-without-means',
  'exit-inland',
  'special-place-unreachable',
  'special-place-own',
  'special-worthless',
  'medals-out-of-reach',
  'medals-out-of-time',
  'won-at-start',
  'medal-place-unreachable',
  'medal-hex-twice',
  'medal-held-at-start',
  'medal-place-too-late',
  'lesson-never-done',
  'same-name-twice',
])
