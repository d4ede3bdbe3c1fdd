/** Prints diagnostics for people: fact, place with excerpt and caret, way out. */
import picocolors from 'picocolors'
import type { Sheet } from './print.ts'
import type { Located, Position } from './view.ts'

type Colours = ReturnType<typeof picocolors.createColors>

/** Most characters of a line that an excerpt shows. */
const excerptWidth = 110

export const printText = (sheet: Sheet): string => {
  if (sheet.findings.length === 0) return ''
  const colours = picocolors.createColors(sheet.colour)
  return `${sheet.findings.map((finding) => printOne(finding, sheet, colours)).join('\n')}\n${summarise(sheet, colours)}\n`
}

const printOne = ({ diagnostic, position, related }: Located, sheet: Sheet, colours: Colours): string => {
  const { code, severity, message, hint, file } = diagnostic
  const paint = severity === 'error' ? colours.red : colours.yellow
  const where = `${sheet.pathOf(file)}:${position.line}:${position.column}`
  const lines = [
    `${paint(severity)} ${colours.bold(code)}  ${colours.cyan(clean(where))}`,
    `  ${colours.bold(clean(message))}`,
  ]
  lines.push(...excerpt(file, position, sheet, colours, paint))
  if (hint !== undefined) lines.push(`  ${colours.green('Hint:')} ${clean(hint)}`)
  for (const one of related) {
    const at = `${sheet.pathOf(one.file)}:${one.position.line}:${one.position.column}`
    lines.push(`  ${colours.cyan('See:')} ${clean(at)}  ${clean(one.message)}`)
  }
  return `${lines.join('\n')}\n`
}

/** The line with the place underlined, and the line before it. */
const excerpt = (
  file: string,
  { line, column, endColumn }: Position,
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
export const clean = (text: string): string => text.replace(/\t/g, ' ').replace(/[\p{Cc}\p{Cf}]/gu, '\u{FFFD}')

const summarise = ({ findings }: Sheet, colours: Colours): string => {
  const errors = findings.filter(({ diagnostic }) => diagnostic.severity === 'error').length
  const warnings = findings.length - errors
  const files = new Set(findings.map(({ diagnostic }) => diagnostic.file)).size
  const parts = [count(errors, 'error'), count(warnings, 'warning')].filter((part) => part !== '')
  return colours.bold(`${parts.join(' and ')} in ${count(files, 'file')}.`)
}

const count = (number: number, noun: string): string =>
  number === 0 ? '' : `${number} ${noun}${number === 1 ? '' : 's'}`
