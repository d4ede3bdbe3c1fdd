/** The lint rules that hold for all rule systems: texts, sides, maps, provenance, suppressions. */
import { inOrder, type LintRule, type SharedContext } from './rule.ts'
import { rules } from './rules.generated.ts'

/** The last one looks at what all others suppressed. */
export const sharedRules: readonly LintRule<SharedContext>[] = inOrder(rules, [
  'placeholder-text',
  'briefing-without-history',
  'briefing-too-short',
  'briefing-without-date',
  'briefing-date-differs',
  'day-not-in-calendar',
  'briefing-without-place',
  'goal-not-in-briefing',
  'summary-repeats-title',
  'paragraph-too-long',
  'heading-out-of-order',
  'emphasis-unclosed',
  'link-says-nothing',
  'word-twice',
  'sides-named-alike',
  'sides-of-one-nation',
  'colours-alike',
  'balance-says-nothing',
  'intent-contradicts-itself',
  'unit-of-enemy-nation',
  'map-without-names',
  'names-share-hex',
  'goal-off-its-name',
  'way-gap',
  'way-drawn-twice',
  'source-before-event',
  'source-twice',
  'licence-unknown',
  'suppression-without-reason',
  'suppression-unused',
])
