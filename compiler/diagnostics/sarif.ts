/** Prints diagnostics as SARIF 2.1.0, which code scanning and editors read. */
import type { Sheet } from './print.ts'
import type { Position } from './view.ts'

export const printSarif = ({ findings, pathOf, meaningOf }: Sheet): string => {
  const codes = [...new Set(findings.map(({ diagnostic }) => diagnostic.code))].sort()
  const locationOf = (file: string, { line, column, endColumn }: Position) => ({
    physicalLocation: {
      artifactLocation: { uri: pathOf(file).split('/').map(encodeURIComponent).join('/') },
      region: { startLine: line, startColumn: column, endLine: line, endColumn },
    },
  })
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'sandtable',
            rules: codes.map((code) => ({ id: code, shortDescription: { text: meaningOf(code) } })),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: findings.map(({ diagnostic: { code, severity, message, hint, file }, position, related }) => ({
          ruleId: code,
          ruleIndex: codes.indexOf(code),
          level: severity,
          message: { text: hint === undefined ? message : `${message} ${hint}` },
          locations: [locationOf(file, position)],
          ...(related.length > 0 && {
            relatedLocations: related.map((one) => ({
              ...locationOf(one.file, one.position),
              message: { text: one.message },
            })),
          }),
        })),
      },
    ],
  }
  return `${JSON.stringify(log, null, 2)}\n`
}
