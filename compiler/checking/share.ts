/** A share of the scenarios of a pack, looked at in one thread. Plain values go in and come out. */
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { SourceFiles } from '../files.ts'
import { makeStopwatch, noTiming, type Stopwatch, type Timing } from '../timing.ts'
import { openWorkspace } from '../workspace.ts'

/** What all shares have in common. */
export interface Ground {
  /** All files that are of no scenario. */
  readonly files: SourceFiles
  readonly evidence: boolean
  /** Whether stages and rules are timed. */
  readonly timed: boolean
  /** Ids of all scenarios. */
  readonly scenarios: readonly string[]
}

export interface Share {
  /** Folders of scenarios, their files, and what reading these found. */
  readonly scenarios: readonly string[]
  readonly files: SourceFiles
  readonly known: readonly Diagnostic[]
}

/** What was found in each scenario of a share, in its order, and how long it took. */
export interface Shared {
  readonly found: readonly (readonly Diagnostic[])[]
  readonly times: Stopwatch['times']
}

/** Looks at one share after the other; between them only the ground is remembered. */
export const openSharer = ({ files, timed, ...options }: Ground): ((share: Share) => Shared) => {
  let stopwatch = makeStopwatch()
  const timing: Timing = { measure: (name, work) => stopwatch.measure(name, work) }
  const workspace = openWorkspace(files, { ...options, timing: timed ? timing : noTiming, retains: false })
  return (share) => {
    stopwatch = makeStopwatch()
    workspace.change(share.files, share.known)
    const found = share.scenarios.map((scenario) => workspace.findingsOf(scenario))
    workspace.change(
      share.files.map(({ path }) => ({ path, text: undefined })),
      [],
    )
    return { found, times: stopwatch.times }
  }
}
