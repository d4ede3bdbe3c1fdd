/** The tests due in a run: a part of many similar ones, another part with each commit, or all of them with `LONG=1`. */
import { execFileSync } from 'node:child_process'

/** True if `npm run test:long` wants everything that usual runs take in turns. */
export const isLong = process.env.LONG === '1'

/** One of so many things that are alike has its turn with a commit: four commits in a row come to all of them. */
export const turns = 4

const git = (...words: readonly string[]): string => execFileSync('git', words, { encoding: 'utf8' }).trim()

/** How many commits lead to this one, which another try of the same commit does not change; 0 outside of a repository. */
const numberOfCommit = (): number => {
  try {
    const isShallow = git('rev-parse', '--is-shallow-repository') === 'true'
    return isShallow ? Number.parseInt(git('rev-parse', 'HEAD').slice(0, 8), 16) : +git('rev-list', '--count', 'HEAD')
  } catch {
    return 0
  }
}

const commit = numberOfCommit()

/** The turn of this commit, from 0. */
export const turn = commit % turns

/** True if a list's item is due now: each fourth, or one of `among`. */
export const hasTurn = (index: number, among = turns): boolean => isLong || index % among === commit % among

/** So many runs of a test by chance, a part of them, or all with `LONG=1`. */
export const someRuns = (all: number): number => (isLong ? all : Math.ceil(all / turns))
