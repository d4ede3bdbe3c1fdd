/** Prints diagnostics for programs. Lines and columns count from 1, columns in UTF-16 code units. */
import type { Sheet } from './print.ts'

export const printJson = ({ findings, pathOf }: Sheet): string => {
  const diagnostics = findings.map(({ diagnostic, position, related }) => {
    const { code, severity, message, hint, file, path } = diagnostic
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
    }
  })
  return `${JSON.stringify({ format: 1, diagnostics }, null, 2)}\n`
}
