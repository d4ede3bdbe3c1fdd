/**
 * Findings of the stages that an author accepts with a reason: warnings about the files of a scenario, a rule system or a pack.
 * What rules of design find in a scenario is accepted where they are run, because what suppresses nothing is one of their findings.
 */
import type { SuppressionEntry, Valid } from '../content.ts'
import { lintCodes } from '../lint/codes.ts'
import { countWords, placeholder } from '../lint/prose.ts'
import { authoredIndex } from '../schemas/salvage.ts'
import { type Code, families, stageCodes } from './codes.ts'
import { below, type Diagnostic, makePath, makeReport, type Place } from './diagnostic.ts'
import { wayOutOfUnknown } from './suggest.ts'

/** An entry of `suppress` in `scenario.yaml`, `system.yaml` or `pack.yaml`. */
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

const isStageCode = (code: string): boolean => Object.hasOwn(stageCodes, code)

/** Of a code whether it was looked for at all. */
type IsAsked = (code: string) => boolean

/**
 * The findings of a folder with those marked that are accepted, and with those entries that accept nothing. Those of a scenario
 * are looked at by design rules too; what is wrong with those of a rule system is told here.
 */
export const acceptFindings = (
  findings: readonly Diagnostic[],
  suppressions: readonly FileSuppression[],
  folder: string,
  isAsked: IsAsked = () => true,
): readonly Diagnostic[] => {
  const accepted = accept(
    findings,
    suppressions.filter(({ code }) => isStageCode(code)),
    folder,
    isAsked,
  )
  return folder.startsWith('systems/') ? [...accepted, ...wrongEntries(suppressions, isStageCode)] : accepted
}

/**
 * The same of a pack, whose entries also accept what its replacements cause in the packs below: warnings of the stages and of
 * design rules. The first findings are those that were given, in their order.
 */
export const acceptInPack = (
  findings: readonly Diagnostic[],
  suppressions: readonly FileSuppression[],
  isAsked: IsAsked,
): readonly Diagnostic[] => {
  const known = new Set([...lintCodes(), ...Object.keys(stageCodes)])
  const isKnown = (code: string): boolean => known.has(code)
  return [
    ...accept(
      findings,
      suppressions.filter(({ code }) => isKnown(code)),
      '',
      isAsked,
    ),
    ...wrongEntries(suppressions, isKnown),
  ]
}

const accept = (
  findings: readonly Diagnostic[],
  entries: readonly FileSuppression[],
  folder: string,
  isAsked: IsAsked,
): readonly Diagnostic[] => {
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
  const isUnplayed = findings.some(({ code }) => code === 'evidence-stale' || code === 'evidence-missing')
  for (const one of entries) {
    const isOfGames = Object.hasOwn(families.evidence, one.code)
    // Findings about games are unknown while the evidence is stale.
    if (used.has(one) || !isAsked(one.code) || (isUnplayed && isOfGames)) continue
    report.warning('suppression-unused' as Code, one.place, `Nothing is found by ${one.code}${where(one)}.`, {
      hint: 'Remove the entry, so that it hides nothing that comes later.',
      // Automatic fixes ask for no evidence, and would not see that such an entry is idle.
      ...(!isOfGames && { fix: { title: 'Remove the entry', edits: [{ do: 'remove', at: one.place }] } }),
    })
  }
  return [...marked, ...report.diagnostics]
}

const where = ({ file, at }: FileSuppression): string =>
  `${at === undefined ? '' : ` at "${at}"`}${file === undefined ? '' : ` in ${file}`}`

const isAbout = ({ code, file, at }: FileSuppression, finding: Diagnostic, folder: string): boolean => {
  if (finding.code !== code) return false
  if (file !== undefined && finding.file !== (folder === '' ? file : `${folder}/${file}`)) return false
  const path = makePath(finding.path)
  return (
    at === undefined || path === at || path.startsWith(`${at}.`) || path.startsWith(`${at}[`) || finding.about === at
  )
}

/** An error is never accepted: without it there is nothing to publish. */
const wrongWish = (one: FileSuppression, findings: readonly Diagnostic[], folder: string): readonly Diagnostic[] => {
  if (!findings.some((finding) => finding.severity === 'error' && isAbout(one, finding, folder))) return []
  const report = makeReport()
  report.warning(
    'suppression-unused' as Code,
    one.place,
    `What ${one.code} finds is an error and cannot be accepted.`,
    { hint: 'Mend it; warnings can be accepted.' },
  )
  return report.diagnostics
}

/** Entries that name no code that can be meant where they stand, and those that do not say why. */
const wrongEntries = (entries: readonly FileSuppression[], isKnown: IsAsked): readonly Diagnostic[] => {
  const report = makeReport()
  for (const { code, reason, place } of entries) {
    if (!isKnown(code)) {
      const isOfDesign = lintCodes().includes(code)
      report.warning(
        'suppression-unused' as Code,
        below(place, 'code'),
        isOfDesign ? `${code} is found in scenarios.` : `No code is called "${code}".`,
        isOfDesign
          ? { hint: 'Accept it in the scenario.yaml that it is found in.' }
          : wayOutOfUnknown(code, [...Object.keys(stageCodes), ...lintCodes()].filter(isKnown), below(place, 'code')),
      )
    }
    if (countWords(reason) > 1 && !placeholder.test(reason)) continue
    report.warning(
      'suppression-without-reason' as Code,
      below(place, 'reason'),
      `"${reason}" is no reason to accept ${code}.`,
      { hint: 'Say in a few words why it is right here: the next author has nothing else to go by.' },
    )
  }
  return report.diagnostics
}
