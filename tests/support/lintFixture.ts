/**
 * The small scenarios that examples of lint rules change: files `scenario.yaml`, `map.yaml` and `briefing.md` in a folder of each system.
 */

import { readFileSync } from 'node:fs'
import { dump, load } from 'js-yaml'
import type { Diagnostic, Path } from '../../compiler/diagnostics/diagnostic.ts'
import { isActive, makeReport } from '../../compiler/diagnostics/diagnostic.ts'
import type { SourceFile } from '../../compiler/files.ts'
import { fixAll } from '../../compiler/fix/apply.ts'
import { lintOne } from '../../compiler/stages/lint.ts'
import { read } from '../../compiler/stages/read.ts'
import { resolveOne, resolveSystem } from '../../compiler/stages/resolve.ts'
import { validate } from '../../compiler/stages/validate.ts'

/** The content of a `bad.yaml` or `good.yaml`. */
export interface Example {
  /** Values to set, by path: `scenario.sides[0].units[1].hex`, `map.owner`, `briefing`, `tutorial`; null takes a field away. */
  readonly change: Readonly<Record<string, unknown>>
  /** Paths where the rule must speak, in any order; none in a good example. */
  readonly expect?: readonly string[]
  /** Other rules that may speak too. */
  readonly also?: readonly string[]
}

const directory = 'scenarios/grey-river'
const files = {
  scenario: `${directory}/scenario.yaml`,
  map: `${directory}/map.yaml`,
  briefing: `${directory}/briefing.md`,
  tutorial: `${directory}/tutorial.yaml`,
}

const parsePath = (text: string): Path =>
  [...text.matchAll(/[^.[\]]+/g)].map(([step]) => (/^\d+$/.test(step) ? Number(step) : step))

export interface Linted {
  readonly files: readonly SourceFile[]
  readonly found: readonly Diagnostic[]
}

/** Lints the small scenario of a folder with some values changed, beside the files of its rule system. */
export const lintFixture = (folder: URL, system: readonly SourceFile[], { change }: Example): Linted => {
  const textOf = (name: string): string => readFileSync(new URL(name, folder), 'utf8')
  const root: Record<string, unknown> = {
    scenario: load(textOf('scenario.yaml')),
    map: load(textOf('map.yaml')),
    briefing: textOf('briefing.md'),
  }
  for (const [path, value] of Object.entries(change)) setAt(root, parsePath(path), value)
  const all: SourceFile[] = [
    ...system,
    { path: files.scenario, text: dump(root.scenario) },
    { path: files.map, text: dump(root.map) },
    { path: files.briefing, text: String(root.briefing) },
    ...(root.tutorial === undefined ? [] : [{ path: files.tutorial, text: dump(root.tutorial) }]),
  ]
  return { files: all, found: lintFiles(all) }
}

/** Wraps a function of files so that its result is kept for the same texts. */
const remember = <T>(make: (files: readonly SourceFile[]) => T): ((files: readonly SourceFile[]) => T) => {
  const known = new Map<string, T>()
  return (files) => {
    const key = JSON.stringify(files)
    const made = known.get(key) ?? make(files)
    known.set(key, made)
    return made
  }
}

const isTable = ({ path }: SourceFile): boolean => path.startsWith('systems/')

/** The rule systems of some files, and what is wrong with them: they are the same beside all examples of a test. */
const systemsIn = remember((tables: readonly SourceFile[]) => {
  const report = makeReport()
  const { systems } = validate(read(tables, report), tables, report)
  return { systems: new Map(systems.map((one) => [one.id, resolveSystem(one, report)])), found: report.diagnostics }
})

const lintFiles = (all: readonly SourceFile[]): readonly Diagnostic[] => {
  const { systems, found } = systemsIn(all.filter(isTable))
  const own = all.filter((file) => !isTable(file))
  const report = makeReport(found)
  for (const scenario of validate(read(own, report), own, report).scenarios) {
    const resolved = resolveOne(scenario, systems.get(scenario.system), () => [...systems.keys()], report)
    if (resolved !== undefined) lintOne(resolved, report)
  }
  return report.diagnostics.filter(isActive)
}

/** Returns the findings after all fixes of a code were applied. */
export const lintFixed = ({ files: all, found }: Linted, code: string): readonly Diagnostic[] => {
  const texts = new Map(all.map(({ path, text }) => [path, text]))
  let last = found
  const { done } = fixAll(all, (changes) => {
    for (const { path, text } of changes) texts.set(path, text ?? '')
    last = changes.length === 0 ? found : lintFiles([...texts].map(([path, text]) => ({ path, text })))
    return last.filter((one) => one.code === code)
  })
  return done.length === 0 ? found : last
}

const setAt = (root: Record<string, unknown>, path: Path, value: unknown): void => {
  let holder = root as Record<string | number, unknown>
  for (const step of path.slice(0, -1)) holder = holder[step] as Record<string | number, unknown>
  const last = path[path.length - 1]
  if (value === null) delete holder[last]
  else holder[last] = value
}

/** The path of a finding as examples write it: `map.bridges[0]`. */
export const pathOf = ({ file, path }: Diagnostic): string => {
  const name = Object.entries(files).find(([, one]) => one === file)?.[0] ?? file
  return path.reduce<string>((text, step) => (typeof step === 'number' ? `${text}[${step}]` : `${text}.${step}`), name)
}
