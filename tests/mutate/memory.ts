/** The stored verdicts on places: a line for each, written as soon as it is judged. */
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Verdict } from './judge.ts'

/** A verdict on a place of a table, and a hash of all that it depended on. */
export interface Line {
  readonly around: string
  readonly table: string
  readonly verdict: Verdict
}

/** The last line for each place. A line that was being written when the run was stopped is none. */
export const readLines = (file: string): readonly Line[] => {
  const lines = new Map<string, Line>()
  for (const text of textOf(file).split('\n')) {
    try {
      const line = JSON.parse(text) as Line
      lines.set(`${line.table} ${line.verdict.at}`, line)
    } catch {}
  }
  return [...lines.values()]
}

export const writeLines = (file: string, lines: readonly Line[]): void => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, lines.map(written).join(''))
}

export const addLine = (file: string, line: Line): void => appendFileSync(file, written(line))

const written = (line: Line): string => `${JSON.stringify(line)}\n`

const textOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
