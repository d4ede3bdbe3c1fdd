/**
 * Where the code speaks of rules: functions of the engine whose comments name them, and tests whose titles do. Only a checkout
 * has these; the installed package brings no tests.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** By rule id without its system: places such as `combat/shifts.ts oddsOf`, or titles of tests. */
export type Traces = ReadonlyMap<string, readonly string[]>

/** Files that only say what things are: a rule needs code that does something. */
const declarations = /^(?:scenario|\w*[tT]ypes|\w*[rR]ules|\w+\.generated)\.ts$/

const sourcesBelow = (root: string, wanted: (path: string) => boolean): { path: string; text: string }[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => path.endsWith('.ts') && wanted(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

/** A span of ids such as F22-F24 names those between, too; a long one names a chapter and no single rule. */
const longestSpan = 4

/** A rule id, or two with those between; ids of some systems are numbers without a letter before them. */
const span = '(?:[A-Z]\\d{1,2}[a-z]?|\\d{1,2}[a-z]?)(?:-[A-Z]?\\d{1,2})?'

/** Ids of a system that a text names: after `<system>.` also those that follow it in a list, `<system>.A3, B3`. */
export const idsIn = (text: string, system: string): string[] => {
  if (!text.includes(`${system}.`)) return []
  const found: string[] = []
  const list = new RegExp(`\\b${system}\\.(${span}(?:(?:,| and) (?:${system}\\.)?${span}\\b)*)`, 'g')
  for (const [, ids = ''] of text.matchAll(list))
    for (const [, letter = '', from = '', part = '', until] of ids.matchAll(
      /([A-Z]?)(\d{1,2})([a-z]?)(?:-[A-Z]?(\d{1,2}))?/g,
    )) {
      const [first, last] = [Number(from), Number(until ?? from)]
      // A part of a rule is a rule of its own only where numbers have no letter.
      if (letter === '' && until === undefined) found.push(from + part)
      else if (last - first >= longestSpan) found.push(`${letter}${first}`, `${letter}${last}`)
      else for (let number = first; number <= last; number++) found.push(`${letter}${number}`)
    }
  return found
}

const declared = /^(?:export )?(?:const|function|class|interface|type) (\w+)/

/** The name of what a comment in a line speaks about: what it stands in, or what follows it. */
const subjectOf = (lines: readonly string[], at: number): string => {
  const isInside = /^\s+\S/.test(lines[at] ?? '') && !/^\s\*/.test(lines[at] ?? '')
  const names = (from: number, step: 1 | -1): string | undefined => {
    for (let line = from; line >= 0 && line < lines.length; line += step) {
      const name = declared.exec(lines[line] ?? '')?.[1]
      if (name !== undefined) return name
      // A comment before the first import is about the whole file.
      if (step === 1 && /^import\b/.test(lines[line] ?? '')) return undefined
    }
    return undefined
  }
  return names(at, isInside ? -1 : 1) ?? ''
}

/** Functions of the engine by the rules that their comments name. `root` is the folder of the engine. */
export const findEngineTraces = (root: string, system: string): Traces => {
  const home = join(root, 'systems', system)
  const isCode = (path: string): boolean =>
    !path.endsWith('.test.ts') &&
    !(dirname(path) === home && declarations.test(basename(path))) &&
    !path.startsWith(join(home, 'planner'))
  const traces = new Map<string, string[]>()
  for (const { path, text } of sourcesBelow(root, isCode)) {
    if (!text.includes(`${system}.`)) continue
    const lines = text.split('\n')
    const name = path.slice(path.startsWith(home) ? home.length + 1 : root.length + 1).replaceAll('\\', '/')
    for (const [at, line] of lines.entries())
      for (const id of idsIn(line, system)) note(traces, id, `${name} ${subjectOf(lines, at)}`.trim())
  }
  return traces
}

/** Titles of tests: the first text after `test(`, `it(` or `describe(`, or after the table of an `each`. */
const titles = /(?:\b(?:test|it|describe)(?:\.\w+)*\(|\]\s*(?:as const)?\s*,?\s*\)\()\s*(['"`])((?:\\.|(?!\1).)*)\1/gs

/** Tests by the rules that their titles name. Beside the code of a system its rules go by their short names. */
export const findTestTraces = (roots: readonly string[], system: string): Traces => {
  const traces = new Map<string, string[]>()
  for (const root of roots)
    for (const { path, text } of sourcesBelow(root, (name) => name.endsWith('.test.ts'))) {
      const isNear = path.includes(join('systems', system))
      if (!isNear && !text.includes(`${system}.`)) continue
      for (const [, , title = ''] of text.matchAll(titles)) {
        const ids = isNear ? [...title.matchAll(/\b[A-Z]\d{1,2}\b/g)].map(([id]) => id) : []
        for (const id of [...ids, ...idsIn(title, system)]) note(traces, id, title)
      }
    }
  return traces
}

const note = (traces: Map<string, string[]>, id: string, place: string): void => {
  const places = traces.get(id) ?? []
  if (!places.includes(place)) traces.set(id, [...places, place])
}
