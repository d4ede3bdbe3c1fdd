/** The codes of findings, as hovers and completion tell of them. */
import { stageCodes } from '../diagnostics/codes.ts'
import { lintRules } from '../lint/index.ts'
import { allLintRules } from '../systems/index.ts'

const summaries = new Map<string, string>([...allLintRules, ...lintRules].map(({ code, summary }) => [code, summary]))

/** Codes that a scenario can suppress. */
export const codes: readonly string[] = [...summaries.keys()].sort()

/** What a code means; undefined for one that does not exist. */
export const meaningOf = (code: string): string | undefined =>
  summaries.get(code) ?? (Object.hasOwn(stageCodes, code) ? stageCodes[code as keyof typeof stageCodes] : undefined)
