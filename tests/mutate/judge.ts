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
import { type Examples, openExamples } from './examples.ts'
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
  const id = table.split('/')[1]
  const content = await readDirectory(join(root, 'content'), makeReport())
  // What was measured of the tables is stale with each change, which says nothing of it.
  const files = content.filter(({ path }) => path.startsWith(`systems/${id}/`) && !path.endsWith('.json'))
  const texts = files.filter(({ path }) => /\/(?:tables|units)\//.test(path)).map(({ text }) => text)
  const text = files.find(({ path }) => path === table)?.text
  if (text === undefined) throw new Error(`There is no table ${table}.`)
  const system: Judges = {
    tables: openSystem(files.filter(({ path }) => !isChapter(path))),
    whole: openSystem(files),
    examples: openExamples(
      files.filter(({ path }) => isChapter(path)),
      id,
    ),
    tests: await openTests(id),
  }
  const all = placesOf(text, texts)
  const places = all.filter(({ at }) => !known.has(at))
  told({ kind: 'begin', places: places.length, time: system.tests.time })
  let last: string | undefined
  try {
    const ids = new Set(all.flatMap(({ at }) => entryOf(at) ?? []))
    const noticed = new Set<string>()
    for (const round of roundsOf(places))
      for (const verdict of await judgeTogether(table, text, round, ids, system)) {
        noticed.add(verdict.at)
        told({ kind: 'verdict', verdict })
      }
    for (const place of places.filter(({ at }) => !noticed.has(at))) {
      told({ kind: 'judging', at: place.at, from: place.value })
      const verdict = await judge(table, text, place, system, before.get(place.at) ?? last)
      const { which } = verdict
      last = verdict.by === 'test' && which !== undefined && system.tests.isQuick(which) ? which : undefined
      told({ kind: 'verdict', verdict })
    }
  } finally {
    await system.tests.close()
  }
}

/** What judges a change of the tables of a system. */
interface Judges {
  /** The system without its rulebook. */
  readonly tables: Workspace
  readonly whole: Workspace
  readonly examples: Examples
  readonly tests: Tests
}

const isChapter = (path: string): boolean => path.includes('/rules/')

const openSystem = (files: SourceFiles): Workspace => {
  const workspace = openWorkspace(files)
  const errors = workspace.findings().filter(({ severity }) => severity === 'error')
  if (errors.length > 0) throw new Error(`The tables have errors: ${errors[0].file} ${errors[0].message}`)
  return workspace
}

const entryOf = (at: string): string | undefined => /^entries\.([^.]+)\./.exec(at)?.[1]

/** Places of entries, parted so that those of a round are each of another one. */
const roundsOf = (places: readonly Place[]): readonly (readonly Place[])[] => {
  const rounds: Place[][] = []
  const counts = new Map<string, number>()
  for (const place of places) {
    const entry = entryOf(place.at)
    if (entry === undefined) continue
    const count = counts.get(entry) ?? 0
    counts.set(entry, count + 1)
    rounds[count] ??= []
    rounds[count].push(place)
  }
  return rounds
}

/**
 * What tests of charts notice of places that are all changed at once, each in another entry: one that fails speaks of the entry that
 * its name names first. Verdicts on the other places are left to `judge`.
 * @param ids all entries of the table
 */
const judgeTogether = async (
  table: string,
  text: string,
  round: readonly Place[],
  ids: ReadonlySet<string>,
  { tables, tests }: Judges,
): Promise<readonly Verdict[]> => {
  const changes = round.flatMap((place) => {
    const accepted = place.others.find((to) => {
      tables.change([{ path: table, text: withOther(text, place, to) }])
      return tables.findings().length === 0
    })
    return accepted === undefined ? [] : [{ place, to: accepted }]
  })
  const other = changes.reduceRight((so, { place, to }) => withOther(so, place, to), text)
  const failed = await tests.failingCharts(table, other)
  const fileOf = new Map(
    failed.flatMap(({ name, file }) => {
      const id = name.split(/[\s,:]+/).find((word) => ids.has(word))
      return id === undefined ? [] : [[id, file] as const]
    }),
  )
  return changes.flatMap(({ place: { at, value }, to }): readonly Verdict[] => {
    const which = fileOf.get(entryOf(at) ?? '')
    return which === undefined ? [] : [{ at, from: value, to, by: 'test', which }]
  })
}

/** `likely` is the test file that is asked first: it noticed the same change in the past, or is quick and noticed the one before. */
const judge = async (
  table: string,
  text: string,
  place: Place,
  { tables, whole, examples, tests }: Judges,
  likely: string | undefined,
): Promise<Verdict> => {
  const known = { at: place.at, from: place.value }
  const isLint = new Set(lintCodes())
  const codesWith = (workspace: Workspace, other: string): readonly string[] => {
    workspace.change([{ path: table, text: other }])
    return [...new Set(workspace.findings().map(({ code }) => code))]
  }
  for (const to of place.others) {
    const other = withOther(text, place, to)
    const codes = codesWith(tables, other)
    if (codes.some((code) => !isLint.has(code))) continue
    if (codes.length > 0) return { ...known, to, by: 'lint', which: codes.join(' ') }
    const byTest = (failed: string): Verdict => ({ ...known, to, by: 'test', which: failed })
    const first = likely === undefined ? undefined : await tests.failing(table, other, likely)
    if (first !== undefined) return byTest(first)
    if (examples.areWrong(tables.compiled())) return { ...known, to, by: 'example' }
    const failed = await tests.failing(table, other)
    if (failed !== undefined) return byTest(failed)
    // The rulebook may be unable to print the value.
    if (codesWith(whole, other).length === 0) return { ...known, to, by: 'survived' }
  }
  return { ...known, by: 'refused' }
}

/** Tests that compute the same from the same tables in two ways: no changed number makes them fail, and they take long. */
const comparesOnly = /(?:Oracle|laws|random|command-cards\/frame)\.test\.ts$/

/** The unit tests of a rule system. */
interface Tests {
  /** Milliseconds that all of them take. */
  readonly time: number
  /** The test file that fails when a table has this text; undefined when all pass, or the `only` one that is run. */
  failing(table: string, text: string, only?: string): Promise<string | undefined>
  /** All tests of charts, those in `tests/tables`, that fail when a table has this text. */
  failingCharts(table: string, text: string): Promise<readonly { readonly name: string; readonly file: string }[]>
  /** Whether a test file takes no longer than playing all worked examples. */
  isQuick(file: string): boolean
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
      // A thread starts sooner than a process.
      pool: 'threads',
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
  const write = (table: string, text: string): void => {
    const file = join(folder, table.slice('systems/'.length))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return {
    time: performance.now() - start,
    failing: async (table, text, only) => {
      write(table, text)
      const asked = specifications.filter(({ moduleId }) => only === undefined || moduleId.slice(root.length) === only)
      return asked.length > 0 ? run(asked) : undefined
    },
    failingCharts: async (table, text) => {
      write(table, text)
      for (const { config } of vitest.projects) config.bail = 0
      const charts = specifications.filter(({ moduleId }) => moduleId.includes('/tests/tables/'))
      const { testModules } = await vitest.runTestSpecifications(charts)
      for (const { config } of vitest.projects) config.bail = 1
      return testModules.flatMap((module) =>
        [...module.children.allTests('failed')].map(({ name }) => ({ name, file: module.moduleId.slice(root.length) })),
      )
    },
    isQuick: (file) => order.timeOf(join(root, file)) < 300,
    close: async () => {
      await vitest.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** First the quick files, and more so those that fail often. */
const makeOrder = () => {
  const fails = new Map<string, number>()
  const times = new Map<string, number>()
  const timeOf = (file: string): number => times.get(file) ?? 0
  const rank = ({ moduleId }: TestSpecification): number => timeOf(moduleId) / (1 + (fails.get(moduleId) ?? 0))
  return {
    timeOf,
    took: (file: string, time: number) => void times.set(file, time),
    failed: (file: string) => void fails.set(file, (fails.get(file) ?? 0) + 1),
    Sequencer: class {
      shard(files: TestSpecification[]): TestSpecification[] {
        return files
      }
      sort(files: TestSpecification[]): TestSpecification[] {
        return [...files].sort((a, b) => rank(a) - rank(b))
      }
    },
  }
}
