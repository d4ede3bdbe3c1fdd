/** The lint rules, one line each. */
import type { LintRule } from './rule.ts'

export const lintRules: readonly LintRule[] = []

export type LintCode = never
