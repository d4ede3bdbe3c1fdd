/** Which scenarios of `content/` play the laws beside the small ones of the tests. */
import { execFileSync } from 'node:child_process'
import { loadScenarios } from '../support/scenarios.ts'
import { isLong } from './means.ts'

/** One of so many scenarios of `content/` has its turn with a commit. */
const turns = 4

/** A number that stays while the commit stays, and is as good as random otherwise; 0 outside of a repository. */
const numberOfCommit = (): number => {
  try {
    return Number.parseInt(execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).slice(0, 8), 16)
  } catch {
    return 0
  }
}

const commit = numberOfCommit()
/** Scenarios of a system in `content/` that play the laws now: some of them, which the commit chooses; all in `npm run laws:long`. */
export const inTurn = async (system: string) =>
  (await loadScenarios(system)).filter((_, index) => isLong || index % turns === commit % turns)
