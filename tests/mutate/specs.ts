/**
 * The tests of a rule system as judges of its tables. They run in this process, without Vitest's runner: the engine is loaded once,
 * and only test files and what they share are loaded anew for each change, so that a change costs what its tests cost.
 */
import { globSync, readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { changeTable } from '../support/tables.ts'
import { casesOf } from './declare.ts'
import { makeOrder } from './order.ts'
import { UnfitError } from './unfit.ts'

/** A test file as a judge. */
export interface Spec {
  readonly name: string
  /** Returns the failure in it with the present table. Tests that noticed changes like that of a place are run first. */
  failure(at: string): Promise<string | undefined>
}

export interface Specs {
  readonly all: readonly Spec[]
  /** Gives a table a text for the tests that are run next. */
  use(table: string, text: string): void
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
  return {
    all: files.map(openSpec),
    use: (table, text) => {
      changeTable(table, text)
      change++
    },
  }
}

const openSpec = (name: string): Spec => {
  // By the place of a test in its file.
  const order = makeOrder<number>()
  return {
    name,
    failure: async (at) => {
      let running: string | undefined
      let index = -1
      try {
        const cases = await casesOf(`${new URL(name, root)}${mark}${change}`)
        for (index of order.of([...cases.keys()], at)) {
          running = cases[index].name
          await cases[index].run()
          order.asked(index, at, false, 0)
        }
      } catch (error) {
        order.asked(index, at, true, 0)
        return `${running ?? 'loading'}: ${error instanceof Error ? error.message : error}`
      }
      return undefined
    },
  }
}
