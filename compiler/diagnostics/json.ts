/** Prints diagnostics for programs. Lines and columns count from 1, columns in UTF-16 code units. */
import type { Sheet } from './sheet.ts'
import type { Located } from './view.ts'

export const printJson = (sheet: Sheet): string => {
  const { findings, suppressed } = sheet
  const diagnostics = findings.map((finding) => entry(finding, sheet))
  const accepted = suppressed.map((finding) => entry(finding, sheet))
  return `${JSON.stringify({ format: 1, diagnostics, ...(accepted.length > 0 && { suppressed: accepted }) }, null, 2)}\n`
}

const entry = ({ diagnostic, position, related, suppressedBy }: Located, sheet: Sheet) => {
  const { code, severity, message, hint, file, path, fix, suppressed } = diagnostic
  const { pathOf, pageOf, replacementsOf } = sheet
  return {
    code,
    severity,
    file: pathOf(file),
    ...position,
    path,
    message,
    ...(hint !== undefined && { hint }),
    ...(related.length > 0 && {
      related: related.map((one) => ({ file: pathOf(one.file), ...one.position, message: one.message })),
    }),
    ...(fix && {
      fix: { title: fix.title, edits: replacementsOf(fix).map((one) => ({ ...one, file: pathOf(one.file) })) },
    }),
    ...(suppressed &&
      suppressedBy && { suppressed: { reason: suppressed.reason, file: pathOf(suppressed.by.file), ...suppressedBy } }),
    helpUri: pageOf(code),
  }
}
