/** A share of the scenarios of content, looked at by a thread of its own from the folders on. Plain values go in and come out. */
import { homeOf } from '../files.ts'
import { openPacks } from '../packs/open.ts'
import { makeStopwatch, noTiming, type Stopwatch } from '../timing.ts'
import { openWorkspace, type Told } from '../workspace.ts'
import { expectShortLives } from './shortLives.ts'

export interface Share {
  /** The folders of the content as they were named, from below, and where from. */
  readonly names: readonly string[]
  readonly cwd: string
  /** Folders of the scenarios that are looked at. */
  readonly scenarios: readonly string[]
  readonly evidence: boolean
  /** Whether stages and rules are timed. */
  readonly timed: boolean
}

/** What was found in a scenario. */
export type Seen = readonly [scenario: string, told: Told]

/** Scenarios that are told of together: some ten milliseconds of work. */
const together = 50

/** Looks at one scenario after the other; all that is of others is only listed. Returns how long stages and rules took. */
export const lookAtShare = (share: Share, tell: (seen: readonly Seen[]) => void): Stopwatch['times'] => {
  expectShortLives()
  const { names, cwd, scenarios, evidence, timed } = share
  const own = new Set(scenarios)
  const { files, found: known } = openPacks(names, cwd, (path) => {
    const home = homeOf(path)
    return home?.startsWith('scenarios/') === true && !own.has(home)
  }).look()
  const stopwatch = makeStopwatch()
  const workspace = openWorkspace(files, { known, evidence, timing: timed ? stopwatch : noTiming, retains: false })
  for (let from = 0; from < scenarios.length; from += together) {
    const some = scenarios.slice(from, from + together)
    tell(some.map((one) => [one, { key: workspace.keyOf(one), found: workspace.findingsOf(one) }]))
  }
  return stopwatch.times
}
