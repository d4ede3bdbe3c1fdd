/**
 * The tests of a rule system as judges of its tables. They run in this process, without Vitest's runner: the engine is loaded once,
 * and only test files and what they share are loaded anew for each change, so that a change costs what its tests cost.
 */
import { globSync, readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { changeTable } from '../support/tables.ts'
import { type Case, casesOf } from './declare.ts'
import { UnfitError } from './unfit.ts'

export interface Specs {
  /** The test file that fails when a table has this text; undefined when all pass, or the `only` one that is run. */
  failing(table: string, text: string, only?: string): Promise<Failure | undefined>
  /** Whether a test file takes no longer than playing all worked examples. */
  isQuick(file: string): boolean
}

export interface Failure {
  readonly file: string
  /** What failed, and how. */
  readonly what: string
}

const root = new URL('../../', import.meta.url)

/** Tests that compute the same from the same tables in two ways: no changed number makes them fail, and they take long. */
const comparesOnly = /(?:Oracle|laws|random|command-cards\/frame)\.test\.ts$/

/** The test files that judge the tables of a system, by their paths. */
export const specsOf = (system: string): readonly string[] =>
  globSync([`engine/systems/${system}/**/*.test.ts`, `tests/tables/${system}*.test.ts`], { cwd: root.pathname })
    .filter((file) => !comparesOnly.test(file))
    .sort()

/** A copy of a table is no test of what is done with it, and none may be kept in a snapshot or beside the tests. */
const copies = /\.toMatch\w*Snapshot\b|\bgolden\//

/** The next change of a table: modules that hold tables are loaded once for each. */
let change = 0
const mark = '?change='

const declaring = new URL('declare.ts', import.meta.url).href
const reading = new URL('../support/tables.ts', import.meta.url).href
const sharing = new URL('../support/', import.meta.url).href

registerHooks({
  resolve: (specifier, context, next) => {
    if (!context.parentURL?.includes(mark)) return next(specifier, context)
    if (specifier === 'vitest') return next(declaring, context)
    const found = next(specifier, context)
    return found.url.startsWith(sharing) && found.url !== reading
      ? { ...found, url: `${found.url}${mark}${change}` }
      : found
  },
})

/** @throws UnfitError when a file keeps copies of tables. */
export const openSpecs = (files: readonly string[]): Specs => {
  for (const file of files)
    if (copies.test(readFileSync(new URL(file, root), 'utf8')))
      throw new UnfitError(`${file} compares with a copy of tables, which says nothing of what they do.`)
  const times = new Map<string, number>()
  const failures = new Map<string, number>()
  const rank = (file: string): number => (times.get(file) ?? 0) / (1 + (failures.get(file) ?? 0))
  const failureIn = async (file: string): Promise<Failure | undefined> => {
    const start = performance.now()
    let running: Case | undefined
    try {
      for (const one of await casesOf(`${new URL(file, root)}${mark}${change}`)) {
        running = one
        await one.run()
      }
    } catch (error) {
      failures.set(file, (failures.get(file) ?? 0) + 1)
      return { file, what: `${running?.name ?? 'loading'}: ${error instanceof Error ? error.message : error}` }
    }
    times.set(file, performance.now() - start)
    return undefined
  }
  return {
    failing: async (table, text, only) => {
      changeTable(table, text)
      change++
      for (const file of only === undefined ? [...files].sort((a, b) => rank(a) - rank(b)) : [only]) {
        const failure = await failureIn(file)
        if (failure !== undefined) return failure
      }
      return undefined
    },
    isQuick: (file) => (times.get(file) ?? 0) < 300,
  }
}
