/** The replacement of Vitest for test files that the judge runs in its own process: tests without hooks, each with `expect` alone. */

export { expect } from 'vitest'

export interface Case {
  readonly name: string
  run(): unknown
}

let cases: Case[] = []

type Body = (...args: readonly unknown[]) => unknown

/** Takes a body for each row. */
const forEach = (take: (name: string, body: () => unknown) => void) => (rows: readonly unknown[]) => {
  return (name: string, body: Body): void => {
    for (const row of rows) take(name, () => (Array.isArray(row) ? body(...row) : body(row)))
  }
}

const addCase = (name: string, run: () => unknown): void => void cases.push({ name, run })
const runNow = (_: string, body: () => unknown): void => void body()

export const test = Object.assign(addCase, { each: forEach(addCase) })
export const it = test
export const describe = Object.assign(runNow, { each: forEach(runNow) })

/** The tests that a file declares when it is imported. */
export const casesOf = async (url: string): Promise<readonly Case[]> => {
  cases = []
  await import(url)
  return cases
}
