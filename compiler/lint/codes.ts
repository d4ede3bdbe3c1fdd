/** What the codes of findings mean, those of the lint rules of all systems among them. */
import { stageCodes } from '../diagnostics/codes.ts'
import { lintRules } from './index.ts'

const summaries = new Map<string, string>(lintRules.map(({ code, summary }) => [code, summary]))

/** The codes of all lint rules, sorted. */
export const lintCodes: readonly string[] = [...summaries.keys()].sort()

/** What a code means, in one sentence; undefined for one that does not exist. */
export const meaningOf = (code: string): string | undefined =>
  summaries.get(code) ?? (Object.hasOwn(stageCodes, code) ? stageCodes[code as keyof typeof stageCodes] : undefined)
