/** Prints diagnostics as workflow commands, so that a pull request shows them at their lines. */
import type { Sheet } from './sheet.ts'

export const printGithub = ({ findings, pathOf }: Sheet): string =>
  findings
    .map(({ diagnostic: { code, severity, message, hint, file }, position: { line, column, endColumn } }) => {
      const properties = Object.entries({ file: pathOf(file), line, col: column, endColumn, title: code })
        .map(([name, value]) => `${name}=${escapeProperty(String(value))}`)
        .join(',')
      return `::${severity} ${properties}::${escapeData(hint === undefined ? message : `${message} ${hint}`)}\n`
    })
    .join('')

const escapeData = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

const escapeProperty = (text: string): string => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
