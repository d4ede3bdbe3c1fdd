/** Everything that is wrong with content, found in as many threads as pay. */
import { availableParallelism } from 'node:os'
import { setFlagsFromString } from 'node:v8'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { homeOf, type SourceFile, type SourceFiles } from '../files.ts'
import { noTiming, type Stopwatch } from '../timing.ts'
import { type Memory, openWorkspace, type Workspace } from '../workspace.ts'
import type { Ground, Share, Shared } from './share.ts'
import { callTeam, manyScenarios, type Team } from './team.ts'

export interface Finding {
  /** What reading the files found. */
  readonly known: readonly Diagnostic[]
  readonly evidence: boolean
  /** Paths of files that are known to be sound together: see `WorkspaceOptions`. */
  readonly given?: ReadonlySet<string>
  readonly memory: Memory
  /** At most this many threads; all cores when left out. */
  readonly threads?: number
  /** From this many scenarios on threads share the work; left out, from where that pays. */
  readonly many?: number
  /** Threads that were called together before; others are when there is much to do and none were. */
  readonly team?: Team
  /** Hears how many scenarios of how many have been looked at. */
  readonly progress?: (done: number, all: number) => void
  /** Takes the time of stages and rules, which costs some itself. */
  readonly stopwatch?: Stopwatch
}

/** Scenarios per share: some ten milliseconds of work. */
const shareSize = 20

export const findAll = async (files: SourceFiles, options: Finding): Promise<readonly Diagnostic[]> => {
  const { known, evidence, given, memory, stopwatch, threads = availableParallelism(), many = manyScenarios } = options
  const timing = stopwatch ?? noTiming
  // What was made of a table stays. What is made of a scenario the same way goes with it: it should not be taken for lasting.
  setFlagsFromString('--no-allocation-site-pretenuring')
  const workspace = openWorkspace(files, { known, evidence, memory, timing, retains: false, ...(given && { given }) })
  const unknown = workspace.unknown()
  if (threads > 1 && unknown.length >= many) await lookTogether(workspace, unknown, files, { ...options, threads })
  return workspace.allFindings()
}

/** Looks at scenarios in several threads, this one among them, and tells the workspace what was found. */
const lookTogether = async (
  workspace: Workspace,
  unknown: readonly string[],
  files: SourceFiles,
  { known, evidence, threads, team, stopwatch, progress }: Finding & { threads: number },
): Promise<void> => {
  const byHome = Map.groupBy(files, ({ path }) => scenarioOf(path))
  const knownBy = Map.groupBy(known, ({ file }) => scenarioOf(file))
  const ground: Ground = {
    files: byHome.get('') ?? [],
    evidence,
    timed: stopwatch !== undefined,
    scenarios: [...byHome.keys()].flatMap((home) => (home === '' ? [] : [home.slice('scenarios/'.length)])),
  }
  const waiting: string[][] = []
  for (let from = 0; from < unknown.length; from += shareSize) waiting.push(unknown.slice(from, from + shareSize))
  let done = 0
  const tell = (share: readonly string[], found: Shared['found']): void => {
    for (const [index, scenario] of share.entries()) workspace.tell(scenario, found[index])
    done += share.length
    progress?.(done, unknown.length)
  }
  const shareOf = (scenarios: readonly string[]): Share => ({
    scenarios,
    files: scenarios.flatMap((one): readonly SourceFile[] => byHome.get(one) ?? []),
    known: scenarios.flatMap((one) => knownBy.get(one) ?? []),
  })
  const next = (): Share | undefined => {
    const share = waiting.pop()
    return share && shareOf(share)
  }
  const here = async (): Promise<void> => {
    for (let share = waiting.pop(); share !== undefined; share = waiting.pop()) {
      tell(
        share,
        share.map((scenario) => workspace.findingsOf(scenario)),
      )
      await new Promise((resume) => setImmediate(resume))
    }
  }
  const helpers = team ?? callTeam(threads - 1)
  try {
    const elsewhere = helpers.work(ground, next, (share, { found, times }) => {
      stopwatch?.add(times)
      tell(share.scenarios, found)
    })
    await Promise.all([elsewhere, here()])
  } finally {
    await helpers.close()
  }
}

/** The folder of the scenario that a file belongs to; empty when it is of none. */
const scenarioOf = (path: string): string => {
  const home = homeOf(path) ?? ''
  return home.startsWith('scenarios/') ? home : ''
}
