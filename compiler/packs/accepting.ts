/** Findings that packs accept with a reason: in their manifests and guides, and those that their replacements cause in the packs below. */
import { families } from '../diagnostics/codes.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { acceptInPack, readSuppressions } from '../diagnostics/suppress.ts'
import { homeOf } from '../files.ts'
import { pathInLayer } from './layered.ts'
import type { Layered } from './layers.ts'
import { manifestName } from './manifest.ts'

/** The context in which packs' accepted findings are judged. */
export interface Acceptance {
  /** The lowest layer whose manifest counts; those below it are not checked. */
  readonly from: number
  /** True if the findings are complete: only then are unused suppressions reported. */
  readonly isWhole: boolean
  /** True if missing evidence was to be reported. */
  readonly evidence: boolean
}

/** The findings with those marked that manifests accept, and those entries of manifests that accept nothing. */
export const acceptInPacks = (
  found: readonly Diagnostic[],
  { manifests, whereIs }: Pick<Layered, 'manifests' | 'whereIs'>,
  { from, isWhole, evidence }: Acceptance,
): readonly Diagnostic[] => {
  const isAsked = (code: string): boolean => evidence || !Object.hasOwn(families.evidence, code)
  const findings = [...found]
  for (const [layer, manifest] of manifests.entries()) {
    if (layer < from || manifest?.suppress === undefined) continue
    const own = findings.flatMap((finding, index) => {
      const at = whereIs(finding)
      const isMeant = at.layer < layer || (at.layer === layer && !isInHome(at.path))
      return isMeant ? [{ index, finding: { ...finding, file: at.path } }] : []
    })
    const entries = readSuppressions({ file: pathInLayer(layer, manifestName) }, manifest.suppress)
    const accepted = acceptInPack(
      own.map(({ finding }) => finding),
      entries,
      isAsked,
    )
    for (const [number, { index }] of own.entries()) {
      const { suppressed } = accepted[number]
      if (suppressed !== undefined) findings[index] = { ...findings[index], suppressed }
    }
    if (!isWhole) continue
    const inScenarios = findings.flatMap((finding) => {
      const at = whereIs(finding)
      return at.layer === layer && homeOf(at.path)?.startsWith('scenarios/') ? [{ ...finding, file: at.path }] : []
    })
    for (const unused of accepted.slice(own.length)) {
      const entry = entries.find(({ place }) => String(place.path) === String(unused.path))
      const meant = inScenarios.find(({ code, file }) => code === entry?.code && (entry.file ?? file) === file)
      findings.push(meant === undefined ? unused : misplaced(unused, meant))
    }
  }
  return findings
}

const isInHome = (path: string): boolean => /^(?:systems|scenarios)\//.test(homeOf(path) ?? '')

/** Of an entry that accepts nothing, though there is what it names: a scenario has a list of its own. */
const misplaced = ({ fix: _, ...unused }: Diagnostic, { code, file }: Diagnostic): Diagnostic => ({
  ...unused,
  message: `What ${code} finds in ${homeOf(file)} is not accepted here.`,
  hint: `Move the entry to "suppress" in ${homeOf(file)}/scenario.yaml.`,
})
