/** What has its turn in a run of the tests: a part of what is alike, which the commit chooses, or all of it with `LONG=1`. */
import { execFileSync } from 'node:child_process'

/** Whether `npm run test:long` wants all that usual runs take in turns. */
export const isLong = process.env.LONG === '1'

/** One of so many things that are alike has its turn with a commit. */
export const turns = 4

/** A number that stays while the commit stays, and is as good as random otherwise; 0 outside of a repository. */
const numberOfCommit = (): number => {
  try {
    return Number.parseInt(execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).slice(0, 8), 16)
  } catch {
    return 0
  }
}

/** The turn that the commit chooses, from 0. */
export const turn = numberOfCommit() % turns

/** Whether what has a place in a list has its turn now. */
export const hasTurn = (index: number): boolean => isLong || index % turns === turn

/** So many runs of a test by chance, a part of them, or all with `LONG=1`. */
export const someRuns = (all: number): number => (isLong ? all : Math.ceil(all / turns))
