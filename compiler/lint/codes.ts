/** The meanings of diagnostic codes. Knowing the lint rules of all systems requires loading their code. */
import { type StageCode, stageCodes } from '../diagnostics/codes.ts'
import { systemCompilerOf, systemIds } from '../systems/index.ts'
import { sharedRules } from './index.ts'

let summaries: ReadonlyMap<string, string> | undefined

/** By code what each lint rule finds: those of each rule system, then those of all of them. */
const lintSummaries = (): ReadonlyMap<string, string> => {
  summaries ??= new Map(
    [...systemIds.flatMap((id) => systemCompilerOf(id).lint.rules), ...sharedRules].map(({ code, summary }) => [
      code,
      summary,
    ]),
  )
  return summaries
}

/** The codes of all lint rules. */
export const lintCodes = (): readonly string[] => [...lintSummaries().keys()]

/** Returns the meaning of a code in one sentence; undefined for an unknown code. */
export const meaningOf = (code: string): string | undefined =>
  Object.hasOwn(stageCodes, code) ? stageCodes[code as StageCode] : lintSummaries().get(code)
