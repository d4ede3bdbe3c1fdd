/**
 * Our own files, spoilt in thousands of ways: the compiler always ends, says where every mistake is, and writes nothing that it
 * was not asked to. `npm run fuzz` spoils 10,000, each run of the unit tests 100 of the first 400, which the commit chooses.
 */

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Diagnostic, makeReport } from '../../compiler/diagnostics/diagnostic.ts'
import { formats, isFormat, print } from '../../compiler/diagnostics/print.ts'
import { locateAll, makeSources } from '../../compiler/diagnostics/view.ts'
import { readDirectory } from '../../compiler/disk.ts'
import { makeBundles } from '../../compiler/emit/bundles.ts'
import { homeOf, type SourceFile, type SourceFiles } from '../../compiler/files.ts'
import { systemIds } from '../../compiler/systems/index.ts'
import { openWorkspace } from '../../compiler/workspace.ts'
import { noCache } from '../support/stages.ts'
import { makePick, mutate } from './mutate.ts'
import { count, first } from './numbers.ts'

/** The most processor time that anything may take, in microseconds: some ten times of what it takes. A busy machine counts for nothing. */
const patience = 5_000_000

const content = await readDirectory(new URL('../../content', import.meta.url).pathname, makeReport())
const isTable = ({ path }: SourceFile): boolean => /^systems\/.*\.yaml$/.test(path)
const tables = content.filter(isTable)

/** The smallest scenarios that there are, for mistakes in tables. */
const fixtures = systemIds.flatMap((system) =>
  ['scenario.yaml', 'map.yaml', 'briefing.md'].map((name) => ({
    path: `scenarios/small-${system}/${name}`,
    text: readFileSync(new URL(`../../compiler/systems/${system}/lint/fixture/${name}`, import.meta.url), 'utf8'),
  })),
)

/** Returns the files that a file is checked with: enough to define its kind, and no more, for there are thousands to check. */
const surroundings = (file: SourceFile): SourceFiles => {
  const home = homeOf(file.path) ?? ''
  const isSystem = home.startsWith('systems/')
  const own = tables.filter(({ path }) => !isSystem || path.startsWith(`${home}/`))
  if (isTable(file)) return [...own, ...fixtures.filter(({ path }) => path.includes(home.slice('systems/'.length)))]
  if (isSystem) return [...own, file]
  return [...own, ...content.filter(({ path }) => path === file.path || (home !== '' && path.startsWith(`${home}/`)))]
}

/** Returns a key for the surroundings in which a file is checked. */
const worldOf = (file: SourceFile): string => {
  if (isTable(file)) return `${homeOf(file.path)}`
  return file.path.endsWith('.md') ? file.path : (homeOf(file.path) ?? file.path)
}

/** Scenarios count as much as systems, though these have more files. */
const kinds = [
  content.filter(({ path }) => path.startsWith('scenarios/') && path.endsWith('.yaml')),
  content.filter(({ path }) => path.startsWith('scenarios/') && path.endsWith('.yaml')),
  content.filter(({ path }) => path.startsWith('scenarios/') && !path.endsWith('.yaml')),
  tables,
  content.filter(({ path }) => path.endsWith('.md') && !path.startsWith('scenarios/')),
]

/** Finds a fault in the wording of findings; undefined when there is none. */
const faultOf = (findings: readonly Diagnostic[], files: SourceFiles): string | undefined => {
  const texts = new Map(files.map(({ path, text }) => [path, text]))
  const sources = makeSources(files)
  for (const { diagnostic, position } of locateAll(findings, sources)) {
    const { file, code, message } = diagnostic
    const text = texts.get(file)
    const folder = [...texts.keys()].some((path) => path.startsWith(`${file}/`) || homeOf(path) === homeOf(`${file}`))
    if (file === '' || (text === undefined && !folder)) return `${code} has no place: "${file}"`
    if (message.trim() === '') return `${code} says nothing`
    const lines = (text ?? '').split('\n')
    const { line, column, endColumn } = position
    if (line < 1 || line > lines.length || column < 1 || endColumn <= column)
      return `${code} points at ${file}:${line}:${column}-${endColumn}`
    if (column > lines[line - 1].length + 1) return `${code} points behind line ${line} of ${file}`
  }
  for (const format of formats) {
    if (!isFormat(format)) continue
    const said = print(format, findings, { files, root: 'content', colour: false })
    if (format === 'text' && /(?!\n)[\p{Cc}\p{Bidi_Control}]/u.test(said))
      return 'a message holds characters that a terminal obeys'
  }
  return undefined
}

/** The files to spoil, with the numbers that decide how, grouped by their surroundings: opening these takes longest. */
const tasks = Map.groupBy(
  Array.from({ length: count }, (_, at) => {
    const number = first + at
    const pick = makePick(number)
    return { number, pick, file: pick.of(pick.of(kinds)) }
  }),
  ({ file }) => worldOf(file),
)

describe(`${count} files of ours, each spoilt in another way`, () => {
  it('never crash or hold up the compiler, and every finding has its place', () => {
    let wrong = 0
    for (const inWorld of tasks.values()) {
      const workspace = openWorkspace(surroundings(inWorld[0].file))
      for (const { number, pick, file } of inWorld) {
        const spoilt = mutate(file.text, pick)
        const begun = process.threadCpuUsage()
        try {
          workspace.change([{ path: file.path, text: spoilt }])
          const findings = workspace.findings()
          const fault = faultOf(findings, workspace.files())
          if (findings.length > 0) wrong++
          expect(fault, `mutation ${number} of ${file.path}`).toBeUndefined()
          const { user, system } = process.threadCpuUsage(begun)
          expect(user + system, `time of mutation ${number} of ${file.path}`).toBeLessThan(patience)
        } catch (error) {
          throw new Error(`mutation ${number} of ${file.path}`, { cause: error })
        } finally {
          workspace.change([file])
        }
      }
    }
    // Most of what happens to a file is a mistake; a compiler that finds none does not look.
    expect(wrong).toBeGreaterThan(count / 3)
  })

  it('never write outside of the output folder', async () => {
    const workspace = openWorkspace([...tables, ...fixtures])
    for (let number = first; number < first + count / 100; number++) {
      const pick = makePick(number)
      const file = pick.of(fixtures)
      workspace.change([{ path: file.path, text: mutate(file.text, pick) }])
      const { scenarios, ...rest } = workspace.compiled()
      const bundles = await makeBundles({ ...rest, systems: [], rulebooks: [], scenarios }, noCache)
      for (const path of bundles.keys()) expect(path).toMatch(/^[a-z0-9]+(?:[-./][a-z0-9]+)*$/)
      workspace.change([file])
    }
  })
})
