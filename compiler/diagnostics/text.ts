/** Prints diagnostics for people: fact, place with excerpt and caret, way out. */
import picocolors from 'picocolors'
import { count } from '../../engine/words.ts'
import type { Sheet } from './sheet.ts'
import type { LineStretch, Located } from './view.ts'

type Colours = ReturnType<typeof picocolors.createColors>

/** Most characters of a line that an excerpt shows. */
const excerptWidth = 110

/** Most places that are named beside that of a finding. */
const mostRelated = 6

export const printText = (sheet: Sheet): string => {
  const { findings, suppressed, showsSuppressed } = sheet
  const listed = showsSuppressed ? suppressed : []
  if (findings.length + listed.length === 0) return ''
  const colours = picocolors.createColors(sheet.colour)
  const shown = new Set<string>()
  const pages = [...findings, ...listed].map((finding) => printOne(finding, sheet, colours, shown))
  return `${pages.join('\n')}\n${summarise(sheet, colours)}`
}

/** `shown` are the codes whose pages were named: once is enough. */
const printOne = (finding: Located, sheet: Sheet, colours: Colours, shown: Set<string>): string => {
  const { diagnostic, position, related, suppressedBy } = finding
  const { code, severity, message, hint, file, suppressed } = diagnostic
  const paint = suppressed ? colours.dim : severity === 'error' ? colours.red : colours.yellow
  const where = `${sheet.pathOf(file)}:${position.line}:${position.column}`
  const lines = [
    `${paint(suppressed ? 'suppressed' : severity)} ${colours.bold(code)}  ${colours.cyan(clean(where))}`,
    `  ${colours.bold(clean(message))}`,
  ]
  lines.push(...excerpt(file, position, sheet, colours, paint))
  if (hint !== undefined) lines.push(`  ${colours.green('Hint:')} ${clean(hint)}`)
  for (const one of related.slice(0, mostRelated)) {
    const at = `${sheet.pathOf(one.file)}:${one.position.line}:${one.position.column}`
    lines.push(`  ${colours.cyan('See:')} ${clean(at)}  ${clean(one.message)}`)
  }
  if (related.length > mostRelated) lines.push(`  ${colours.cyan('See:')} ${related.length - mostRelated} more places.`)
  if (suppressed && suppressedBy) {
    const at = `${sheet.pathOf(suppressed.by.file)}:${suppressedBy.line}:${suppressedBy.column}`
    lines.push(`  ${colours.green('Accepted:')} ${clean(at)}  ${clean(suppressed.reason)}`)
  } else if (sheet.hasSite && !shown.has(code)) lines.push(`  ${colours.dim(`Page: ${sheet.pageOf(code)}`)}`)
  shown.add(code)
  return `${lines.join('\n')}\n`
}

/** The line with the place underlined, and the line before it. */
const excerpt = (
  file: string,
  { line, column, endColumn }: LineStretch,
  sheet: Sheet,
  colours: Colours,
  paint: (text: string) => string,
): string[] => {
  const text = sheet.sources.lineOf(file, line)
  if (text === undefined || text.trim() === '') return []
  const before = sheet.sources.lineOf(file, line - 1)
  const gutter = String(line).length
  const from = column + 20 > excerptWidth ? column - 40 : 0
  const show = (source: string): string => {
    const cut = source.slice(from, from + excerptWidth)
    return clean(`${from > 0 ? '…' : ''}${cut}${source.length > from + excerptWidth ? '…' : ''}`)
  }
  const start = column - 1 - from + (from > 0 ? 1 : 0)
  const length = Math.max(1, Math.min(endColumn - column, excerptWidth - start, text.length - column + 1))
  const bar = colours.dim('|')
  const lines: string[] = []
  if (before !== undefined && before.trim() !== '') {
    lines.push(`  ${colours.dim(String(line - 1).padStart(gutter))} ${bar} ${colours.dim(show(before))}`)
  }
  lines.push(`  ${colours.dim(String(line))} ${bar} ${show(text)}`)
  lines.push(`  ${' '.repeat(gutter)} ${bar} ${' '.repeat(start)}${paint('^'.repeat(length))}`)
  return lines
}

/** Text from content without control characters: it must not move the cursor of whoever reads it. */
const clean = (text: string): string => text.replace(/\t/g, ' ').replace(/[\p{Cc}\p{Cf}]/gu, '\u{FFFD}')

/** How much was found, what of it is mended by itself, and what is accepted: a line each. */
const summarise = ({ findings, suppressed, showsSuppressed, folders }: Sheet, colours: Colours): string => {
  const errors = findings.filter(({ diagnostic }) => diagnostic.severity === 'error').length
  const warnings = findings.length - errors
  const mended = findings.filter(({ diagnostic }) => diagnostic.fix !== undefined).length
  const files = new Set(findings.map(({ diagnostic }) => diagnostic.file)).size
  const parts = [...(errors > 0 ? [count(errors, 'error')] : []), ...(warnings > 0 ? [count(warnings, 'warning')] : [])]
  const lines: string[] = []
  if (findings.length > 0) lines.push(colours.bold(`${parts.join(' and ')} in ${count(files, 'file')}.`))
  const those = findings.length === 1 ? 'It' : `${mended} of them`
  if (mended > 0) lines.push(`${those} can be mended with sandtable check${folders} --fix.`)
  if (suppressed.length > 0) {
    const rest = showsSuppressed ? '.' : '; --show-suppressed lists them.'
    lines.push(colours.dim(`${count(suppressed.length, 'finding')} suppressed with a reason${rest}`))
  }
  return lines.map((line) => `${line}\n`).join('')
}
