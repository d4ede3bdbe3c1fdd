/** Prints diagnostics as SARIF 2.1.0, which code scanning and editors read. */
import type { Fix } from './diagnostic.ts'
import type { Sheet } from './sheet.ts'
import type { LineStretch, Located } from './view.ts'

export const printSarif = (sheet: Sheet): string => {
  const all = [...sheet.findings, ...sheet.suppressed]
  const codes = [...new Set(all.map(({ diagnostic }) => diagnostic.code))].sort()
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'sandtable', rules: codes.map((code) => describeRule(code, sheet)) } },
        columnKind: 'utf16CodeUnits',
        results: all.map((finding) => describeResult(finding, codes, sheet)),
      },
    ],
  }
  return `${JSON.stringify(log, null, 2)}\n`
}

type Code = Located['diagnostic']['code']

/** An address that is not whole is no URI for SARIF: then the page is named in words. */
const describeRule = (code: Code, { meaningOf, pageOf, hasSite }: Sheet) => ({
  id: code,
  shortDescription: { text: meaningOf(code) },
  ...(hasSite ? { helpUri: pageOf(code) } : { help: { text: `Explained on the site at ${pageOf(code)}.` } }),
})

const describeResult = (
  { diagnostic, position, related, suppressedBy }: Located,
  codes: readonly Code[],
  sheet: Sheet,
) => {
  const { code, severity, message, hint, file, fix, suppressed } = diagnostic
  return {
    ruleId: code,
    ruleIndex: codes.indexOf(code),
    level: severity,
    message: { text: hint === undefined ? message : `${message} ${hint}` },
    locations: [locationOf(file, position, sheet)],
    ...(related.length > 0 && {
      relatedLocations: related.map((one) => ({
        ...locationOf(one.file, one.position, sheet),
        message: { text: one.message },
      })),
    }),
    ...describeFix(fix, sheet),
    ...(suppressed &&
      suppressedBy && {
        suppressions: [
          {
            kind: 'inSource',
            justification: suppressed.reason,
            location: locationOf(suppressed.by.file, suppressedBy, sheet),
          },
        ],
      }),
  }
}

const describeFix = (fix: Fix | undefined, sheet: Sheet) => {
  const replacements = fix === undefined ? [] : sheet.replacementsOf(fix)
  if (fix === undefined || replacements.length === 0) return {}
  const files = [...new Set(replacements.map(({ file }) => file))]
  const artifactChanges = files.map((file) => ({
    artifactLocation: artifact(file, sheet),
    replacements: replacements
      .filter((one) => one.file === file)
      .map(({ start, end, text }) => ({
        deletedRegion: {
          startLine: start.line,
          startColumn: start.column,
          endLine: end.line,
          endColumn: end.column,
        },
        insertedContent: { text },
      })),
  }))
  return { fixes: [{ description: { text: fix.title }, artifactChanges }] }
}

const artifact = (file: string, { pathOf }: Sheet) => ({
  uri: pathOf(file).split('/').map(encodeURIComponent).join('/'),
})

const locationOf = (file: string, { line, column, endColumn }: LineStretch, sheet: Sheet) => ({
  physicalLocation: {
    artifactLocation: artifact(file, sheet),
    region: { startLine: line, startColumn: column, endLine: line, endColumn },
  },
})
