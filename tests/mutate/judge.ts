/** Judges changed tables: what notices that a value is another one. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createVitest, type TestSpecification, type Vitest } from 'vitest/node'
import { makeReport } from '../../compiler/diagnostics/diagnostic.ts'
import { readDirectory } from '../../compiler/disk.ts'
import type { SourceFiles } from '../../compiler/files.ts'
import { setHost } from '../../compiler/host.ts'
import { lintCodes } from '../../compiler/lint/codes.ts'
import { nodeHost } from '../../compiler/nodeHost.ts'
import { openWorkspace, type Workspace } from '../../compiler/workspace.ts'
import { type Place, placesOf, withOther } from './mutants.ts'

/**
 * What came of a place: what noticed the change, `survived`, or `refused` when the compiler accepts no other value there. A change
 * that makes the rules run without end, or break the process that judges it, ends it: `broken`.
 */
export interface Verdict {
  readonly at: string
  readonly from: Place['value']
  readonly to?: Place['value']
  readonly by: 'refused' | 'example' | 'lint' | 'test' | 'broken' | 'survived'
  /** The test file that failed, or the codes of the findings. */
  readonly which?: string
}

const root = new URL('../../', import.meta.url).pathname

/** What the process that judges a table tells. */
export type Told =
  /** How many places are judged, and how many milliseconds all tests take when nothing is changed. */
  | { readonly kind: 'begin'; readonly places: number; readonly time: number }
  | { readonly kind: 'judging'; readonly at: string; readonly from: Place['value'] }
  | { readonly kind: 'verdict'; readonly verdict: Verdict }

/**
 * Judges the places of a table. `table` is a path such as `systems/operational/tables/fog.yaml`. Places whose verdict is known are
 * left out; `before` says which test noticed a change when it was judged in the past.
 */
export const judgeTable = async (
  table: string,
  known: ReadonlySet<string>,
  before: ReadonlyMap<string, string>,
  told: (one: Told) => void,
): Promise<void> => {
  setHost(nodeHost)
  const system = table.split('/')[1]
  const all = await readDirectory(join(root, 'content'), makeReport())
  const files = all.filter(({ path }) => path.startsWith(`systems/${system}/`))
  const texts = files.filter(({ path }) => /\/(?:tables|units)\//.test(path)).map(({ text }) => text)
  const text = files.find(({ path }) => path === table)?.text
  if (text === undefined) throw new Error(`There is no table ${table}.`)
  const workspace = openSystem(files)
  const tests = await openTests(system)
  const places = placesOf(text, texts).filter(({ at }) => !known.has(at))
  told({ kind: 'begin', places: places.length, time: tests.time })
  try {
    for (const place of places) {
      told({ kind: 'judging', at: place.at, from: place.value })
      const likely = before.get(place.at)
      told({ kind: 'verdict', verdict: await judge(table, text, place, workspace, tests, likely) })
    }
  } finally {
    await tests.close()
  }
}

const openSystem = (files: SourceFiles): Workspace => {
  const workspace = openWorkspace(files)
  const errors = workspace.findings().filter(({ severity }) => severity === 'error')
  if (errors.length > 0) throw new Error(`The tables have errors: ${errors[0].file} ${errors[0].message}`)
  return workspace
}

const judge = async (
  table: string,
  text: string,
  place: Place,
  workspace: Workspace,
  tests: Tests,
  likely: string | undefined,
): Promise<Verdict> => {
  const known = { at: place.at, from: place.value }
  const isLint = new Set(lintCodes())
  for (const to of place.others) {
    const other = withOther(text, place, to)
    workspace.change([{ path: table, text: other }])
    const codes = [...new Set(workspace.findings().map(({ code }) => code))]
    const examples = codes.filter((code) => code.startsWith('example-'))
    const lint = codes.filter((code) => isLint.has(code))
    if (codes.length > examples.length + lint.length) continue
    if (examples.length > 0) return { ...known, to, by: 'example' }
    if (lint.length > 0) return { ...known, to, by: 'lint', which: lint.join(' ') }
    const failed = await tests.failing(table, other, likely)
    return failed === undefined ? { ...known, to, by: 'survived' } : { ...known, to, by: 'test', which: failed }
  }
  return { ...known, by: 'refused' }
}

/** Tests that compute the same from the same tables in two ways: no changed number makes them fail, and they take long. */
const comparesOnly = /(?:Oracle|laws|random|command-cards\/frame)\.test\.ts$/

/** The unit tests of a rule system. */
interface Tests {
  /** Milliseconds that all of them take. */
  readonly time: number
  /** The test file that fails when a table has this text; undefined when all pass. `likely` is run first, alone. */
  failing(table: string, text: string, likely?: string): Promise<string | undefined>
  close(): Promise<void>
}

const openTests = async (system: string): Promise<Tests> => {
  const folder = mkdtempSync(join(tmpdir(), 'sandtable-mutated-'))
  process.env.SANDTABLE_MUTATED = folder
  const order = makeOrder()
  const vitest: Vitest = await createVitest(
    {
      root,
      run: true,
      watch: false,
      project: ['node'],
      bail: 1,
      maxWorkers: 1,
      reporters: [{}],
      sequence: { sequencer: order.Sequencer },
    },
    { logLevel: 'silent' },
  )
  const all = await vitest.globTestSpecifications([`engine/systems/${system}/`, `tests/tables/${system}`])
  const specifications = all.filter(({ moduleId }) => !comparesOnly.test(moduleId))
  const run = async (some: readonly TestSpecification[]): Promise<string | undefined> => {
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications([...some])
    if (unhandledErrors.length > 0) return `error: ${(unhandledErrors[0] as Error).message}`
    for (const one of testModules) order.took(one.moduleId, one.diagnostic().duration)
    const failed = testModules.find((one) => one.state() === 'failed')
    if (failed) order.failed(failed.moduleId)
    return failed?.moduleId.slice(root.length)
  }
  const start = performance.now()
  const broken = await run(specifications)
  if (broken !== undefined) throw new Error(`${broken} fails before a table is changed.`)
  return {
    time: performance.now() - start,
    failing: async (table, text, likely) => {
      const file = join(folder, table.slice('systems/'.length))
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
      const first = specifications.filter(({ moduleId }) => moduleId.slice(root.length) === likely)
      return (first.length > 0 ? await run(first) : undefined) ?? run(specifications)
    },
    close: async () => {
      await vitest.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** First the files that failed most often, then the quick ones. */
const makeOrder = () => {
  const fails = new Map<string, number>()
  const times = new Map<string, number>()
  const rank = (a: TestSpecification, b: TestSpecification): number =>
    (fails.get(b.moduleId) ?? 0) - (fails.get(a.moduleId) ?? 0) ||
    (times.get(a.moduleId) ?? 0) - (times.get(b.moduleId) ?? 0)
  return {
    took: (file: string, time: number) => void times.set(file, time),
    failed: (file: string) => void fails.set(file, (fails.get(file) ?? 0) + 1),
    Sequencer: class {
      shard(files: TestSpecification[]): TestSpecification[] {
        return files
      }
      sort(files: TestSpecification[]): TestSpecification[] {
        return [...files].sort(rank)
      }
    },
  }
}
