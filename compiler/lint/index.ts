/** The lint rules: those of each rule system, then those of all of them, one line each. */
import { allLintRules } from '../systems/index.ts'
import { rule as briefingWithoutHistory } from './briefing-without-history/rule.ts'
import type { LintRule, SharedContext } from './rule.ts'
import { rule as suppressionUnused } from './suppression-unused/rule.ts'

/** The last one looks at what all others suppressed. */
export const sharedRules: readonly LintRule<SharedContext>[] = [briefingWithoutHistory, suppressionUnused]

/** What is known of every rule without running it. */
export const lintRules: readonly Pick<LintRule<never>, 'code' | 'summary' | 'severity'>[] = [
  ...allLintRules,
  ...sharedRules,
]
