/** Findings as an editor shows them: underlined, with the other places that help to understand, and a page to read. */
import { type Diagnostic, DiagnosticSeverity, DiagnosticTag, type Range } from 'vscode-languageserver-types'
import { oncePer } from '../../engine/once.ts'
import type * as found from '../diagnostics/diagnostic.ts'
import { locateAll, makeSources } from '../diagnostics/view.ts'
import { makeLocator } from '../yaml/locate.ts'
import type { Documents } from './documents.ts'
import type { Page } from './pages.ts'
import { rangeOf, uriOf } from './positions.ts'

/** True for findings whose text can be removed: editors show it faded. */
const isNeedless = (code: string): boolean => code === 'suppression-unused' || code === 'yaml-duplicate-key'

const locatorOf = oncePer(({ text }: Page) => makeLocator(text))

const nowhere: Range = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } }

const rangeOfPlace = (documents: Documents, place: found.Place): Range => {
  const page = documents.pageOf(place.file)
  return page ? rangeOf(page, locatorOf(page).locate(place)) : nowhere
}

/** A finding of a file that is there, and how an editor shows it. */
export interface Shown {
  readonly finding: found.Diagnostic
  readonly diagnostic: Diagnostic
}

/** Findings by file, in order of place, each said once. `site` is the address of the pages about codes, if it is known. */
export const showFindings = (
  documents: Documents,
  findings: readonly found.Diagnostic[],
  site: string | undefined,
): ReadonlyMap<string, readonly Shown[]> => {
  const paths = new Set(findings.flatMap(({ file, related = [] }) => [file, ...related.map((one) => one.file)]))
  const files = [...paths].flatMap((path) => {
    const page = documents.pageOf(path)
    return page ? [{ path, text: page.text }] : []
  })
  const shown = locateAll(findings, makeSources(files)).map(
    ({ diagnostic: finding }): Shown => ({ finding, diagnostic: show(documents, finding, site) }),
  )
  return Map.groupBy(shown, ({ finding }) => openable(documents, finding.file))
}

/** Of a folder, or of a file that is missing, one that is there and can be opened. */
const openable = (documents: Documents, file: string): string => {
  if (documents.pageOf(file)) return file
  const [, home] = /((?:scenarios|systems)\/[^/]+)(?:\/|$)/.exec(file) ?? []
  const pages = home === undefined ? [] : documents.pagesIn(home)
  return (pages.find(({ path }) => /\/(?:scenario|system)\.yaml$/.test(path)) ?? pages[0])?.file ?? file
}

const show = (documents: Documents, finding: found.Diagnostic, site: string | undefined): Diagnostic => ({
  range: rangeOfPlace(documents, finding),
  severity: finding.severity === 'error' ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning,
  code: finding.code,
  ...(site !== undefined && { codeDescription: { href: `${site.replace(/\/$/, '')}/diagnostics/${finding.code}/` } }),
  source: 'sandtable',
  message: finding.hint === undefined ? finding.message : `${finding.message}\n${finding.hint}`,
  ...(isNeedless(finding.code) && { tags: [DiagnosticTag.Unnecessary] }),
  ...(finding.related && {
    relatedInformation: finding.related.map((related) => ({
      location: { uri: uriOf(related.file), range: rangeOfPlace(documents, related) },
      message: related.message,
    })),
  }),
})
