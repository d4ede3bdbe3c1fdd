/**
 * Findings of the stages that an author accepts with a reason: warnings about the files of a scenario or a rule system. What
 * rules of design find is accepted where they are run, because what suppresses nothing is one of their findings.
 */
import type { SuppressionEntry, Valid } from '../content.ts'
import { authoredIndex } from '../schemas/salvage.ts'
import { type Code, stageCodes } from './codes.ts'
import { type Diagnostic, makePath, makeReport, type Place } from './diagnostic.ts'

/** An entry of `suppress` in `scenario.yaml` or `system.yaml`. */
export interface FileSuppression {
  readonly code: string
  /** Below the folder; absent: any file of it. */
  readonly file?: string | undefined
  /** Into the file: `entries.mud`; absent: anywhere. */
  readonly at?: string | undefined
  readonly reason: string
  /** Where the entry stands. */
  readonly place: Place
}

/** The entries of a file, each with its place. */
export const readSuppressions = (
  { file }: Pick<Valid, 'file'>,
  list: readonly SuppressionEntry[],
): readonly FileSuppression[] =>
  list.map(({ code, at, file: about, reason }, index) => ({
    code,
    file: about,
    at: at === undefined ? undefined : String(at),
    reason,
    place: { file, path: ['suppress', authoredIndex(list, index)] },
  }))

/** Whether a code is one that an entry may name: of the stages, not of a design rule. */
const isStageCode = (code: string): boolean => Object.hasOwn(stageCodes, code)

/**
 * The findings of a folder with those marked that are accepted, and with those entries that accept nothing. `isAsked` says of a
 * code whether it was looked for at all.
 */
export const acceptFindings = (
  findings: readonly Diagnostic[],
  suppressions: readonly FileSuppression[],
  folder: string,
  isAsked: (code: string) => boolean = () => true,
): readonly Diagnostic[] => {
  const entries = suppressions.filter(({ code }) => isStageCode(code))
  if (entries.length === 0) return findings
  const used = new Set<FileSuppression>()
  const marked = findings.map((finding): Diagnostic => {
    if (finding.suppressed !== undefined || finding.severity === 'error') return finding
    const entry = entries.find((one) => isAbout(one, finding, folder))
    if (entry === undefined) return finding
    used.add(entry)
    return { ...finding, suppressed: { reason: entry.reason, by: entry.place } }
  })
  // Where something is broken, what would have been accepted may not have been looked at.
  if (findings.some(({ severity, suppressed }) => severity === 'error' && !suppressed))
    return [...marked, ...entries.flatMap((one) => wrongWish(one, findings, folder))]
  const report = makeReport()
  for (const one of entries) {
    if (used.has(one) || !isAsked(one.code)) continue
    report.warning('suppression-unused' as Code, one.place, `Nothing is found by ${one.code}${where(one)}.`, {
      hint: 'Remove the entry, so that it hides nothing that comes later.',
      fix: { title: 'Remove the entry', edits: [{ do: 'remove', at: one.place }] },
    })
  }
  return [...marked, ...report.diagnostics]
}

const where = ({ file, at }: FileSuppression): string =>
  `${at === undefined ? '' : ` at "${at}"`}${file === undefined ? '' : ` in ${file}`}`

const isAbout = ({ code, file, at }: FileSuppression, finding: Diagnostic, folder: string): boolean => {
  if (finding.code !== code || (file !== undefined && finding.file !== `${folder}/${file}`)) return false
  const path = makePath(finding.path)
  return at === undefined || path === at || path.startsWith(`${at}.`) || path.startsWith(`${at}[`)
}

/** An error is never accepted: without it there is nothing to publish. */
const wrongWish = (one: FileSuppression, findings: readonly Diagnostic[], folder: string): readonly Diagnostic[] => {
  if (!findings.some((finding) => finding.severity === 'error' && isAbout(one, finding, folder))) return []
  const report = makeReport()
  report.warning(
    'suppression-unused' as Code,
    one.place,
    `What ${one.code} finds is an error and cannot be accepted.`,
    {
      hint: 'Mend it; warnings can be accepted.',
    },
  )
  return report.diagnostics
}
