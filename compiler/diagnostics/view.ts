/** Diagnostics as people see them: sorted, without repeats, each with line, column and the lines around it. */

import { compareTexts, type SourceFiles } from '../files.ts'
import { indexLines, type LineIndex, lineAt } from '../lines.ts'
import { makeLocator } from '../yaml/locate.ts'
import type { Stretch } from '../yaml/tree.ts'
import type { Diagnostic, Place } from './diagnostic.ts'

/** A stretch of one line, counted from 1 in UTF-16 code units. */
export interface LineStretch {
  readonly line: number
  readonly column: number
  /** First column after it, on the same line. */
  readonly endColumn: number
}

/** A place between characters, counted from 1. */
export interface Point {
  readonly line: number
  readonly column: number
}

export interface Located {
  readonly diagnostic: Diagnostic
  readonly position: LineStretch
  readonly related: readonly { readonly file: string; readonly message: string; readonly position: LineStretch }[]
  /** Where it is written that the finding is accepted. */
  readonly suppressedBy?: LineStretch
}

/** The texts of files, and where places in them are. */
export interface Sources {
  positionOf(place: Place): LineStretch
  /** Line and column of an offset. */
  pointOf(file: string, offset: number): Point
  textOf(file: string): string | undefined
  /** The text of a line from 1, without its break; undefined when the file or line does not exist. */
  lineOf(file: string, line: number): string | undefined
}

export const makeSources = (files: SourceFiles): Sources => {
  const texts = new Map(files.map(({ path, text }) => [path, text]))
  const open = new Map<string, { text: string; lines: LineIndex; locate: (place: Place) => Stretch }>()
  const sourceOf = (file: string) => {
    let source = open.get(file)
    if (source === undefined) {
      const text = texts.get(file) ?? ''
      const locator = makeLocator(text)
      source = { text, lines: indexLines(text), locate: (place) => locator.locate(place) }
      open.set(file, source)
    }
    return source
  }
  return {
    positionOf: (place) => {
      const { text, lines, locate } = sourceOf(place.file)
      return positionOf(lines, locate(place), text)
    },
    pointOf: (file, offset) => {
      const { text, lines } = sourceOf(file)
      const { line, column } = positionOf(lines, { start: offset, end: offset }, text)
      return { line, column }
    },
    textOf: (file) => texts.get(file),
    lineOf: (file, line) => {
      const { text, lines } = sourceOf(file)
      if (!texts.has(file) || line < 1 || line > lines.length) return undefined
      const end = line < lines.length ? lines[line] - 1 : text.length
      return text.slice(lines[line - 1], end).replace(/\r$/, '')
    },
  }
}

/** A stretch that leaves its line ends with it; at the end of a line one column is shown. */
const positionOf = (lines: LineIndex, { start, end }: Stretch, text: string): LineStretch => {
  const line = lineAt(lines, start)
  const newline = text.indexOf('\n', lines[line])
  const stop = newline < 0 ? text.length : newline
  const last = text[stop - 1] === '\r' ? stop - 1 : stop
  const first = Math.max(lines[line], Math.min(start, last))
  const column = first - lines[line] + 1
  return { line: line + 1, column, endColumn: Math.max(column + 1, column + Math.min(end, last) - first) }
}

/** Diagnostics by file, line and column; what is said twice of the same place is said once. */
export const locateAll = (diagnostics: readonly Diagnostic[], sources: Sources): Located[] => {
  const seen = new Set<string>()
  return diagnostics
    .map((diagnostic) => ({
      diagnostic,
      position: sources.positionOf(diagnostic),
      related: (diagnostic.related ?? []).map((related) => ({
        file: related.file,
        message: related.message,
        position: sources.positionOf(related),
      })),
      ...(diagnostic.suppressed && { suppressedBy: sources.positionOf(diagnostic.suppressed.by) }),
    }))
    .filter(({ diagnostic: { file, code, message }, position: { line, column } }) => {
      const key = JSON.stringify([file, code, line, column, message])
      if (seen.has(key)) return false
      seen.add(key)
      return true
    })
    .sort(
      (a, b) =>
        compareTexts(a.diagnostic.file, b.diagnostic.file) ||
        a.position.line - b.position.line ||
        a.position.column - b.position.column ||
        compareTexts(a.diagnostic.code, b.diagnostic.code),
    )
}
