/** What a lint rule is: a value that looks at a resolved scenario and says what is unwise about it. */
import type { CompiledScenario } from '../content.ts'

export interface LintRule {
  readonly code: string
  /** One sentence. */
  readonly summary: string
  check(scenario: CompiledScenario): void
}
