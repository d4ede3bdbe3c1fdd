/** Everything that is wrong with content, found in as many threads as pay. */
import { availableParallelism } from 'node:os'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { SourceFiles } from '../files.ts'
import { noTiming, type Stopwatch } from '../timing.ts'
import { type Memory, openWorkspace, type Workspace } from '../workspace.ts'
import type { Seen } from './share.ts'
import { expectShortLives } from './shortLives.ts'
import { callTeam, manyScenarios, type Team } from './team.ts'

export interface Finding {
  /** What reading the files found. */
  readonly known: readonly Diagnostic[]
  readonly evidence: boolean
  /** Paths of files that are known to be sound together: see `WorkspaceOptions`. */
  readonly given?: ReadonlySet<string>
  readonly memory: Memory
  /** The folders that the files come from, as they were named: without them all is looked at in this thread. */
  readonly source?: { readonly names: readonly string[]; readonly cwd: string }
  /** At most this many threads; all cores when left out. */
  readonly threads?: number
  /** From this many scenarios on threads share the work; left out, from where that pays. */
  readonly many?: number
  /** Threads that are at work already; others are called when there is much to do and none are. */
  readonly team?: Team
  /** Hears how many scenarios of how many have been looked at. */
  readonly progress?: (done: number, all: number) => void
  /** Takes the time of stages and rules, which costs some itself. */
  readonly stopwatch?: Stopwatch
}

export const findAll = async (files: SourceFiles, options: Finding): Promise<readonly Diagnostic[]> => {
  const { known, evidence, given, memory, stopwatch } = options
  expectShortLives()
  const timing = stopwatch ?? noTiming
  const workspace = openWorkspace(files, { known, evidence, memory, timing, retains: false, ...(given && { given }) })
  const unknown = workspace.unknown()
  const team = options.team ?? callLate(unknown, options)
  if (team !== undefined) await lookTogether(workspace, unknown, team, options)
  return workspace.allFindings()
}

/** Calls a team when it turns out that there is much to do. */
const callLate = (
  unknown: readonly string[],
  { evidence, source, stopwatch, threads = availableParallelism(), many = manyScenarios }: Finding,
): Team | undefined =>
  threads < 2 || source === undefined || unknown.length < many
    ? undefined
    : callTeam(threads - 1, { ...source, scenarios: unknown, evidence, timed: stopwatch !== undefined })

/** This often, in scenarios, others are heard. */
const pace = 20

/** Looks at what the team does not look at, and tells the workspace what the team has found. */
const lookTogether = async (
  workspace: Workspace,
  unknown: readonly string[],
  team: Team,
  { stopwatch, progress }: Finding,
): Promise<void> => {
  let done = 0
  const take = (seen: readonly Seen[]): void => {
    for (const [scenario, told] of seen) workspace.tell(scenario, told)
    done += seen.length
    progress?.(done, unknown.length)
  }
  const here = async (): Promise<void> => {
    const own = unknown.filter((scenario) => !team.scenarios.has(scenario))
    for (let from = 0; from < own.length; from += pace) {
      take(
        own
          .slice(from, from + pace)
          .map((one) => [one, { key: workspace.keyOf(one), found: workspace.findingsOf(one) }] as const),
      )
      await new Promise((resume) => setImmediate(resume))
    }
  }
  try {
    const [times] = await Promise.all([team.finish(take), here()])
    for (const some of times) stopwatch?.add(some)
  } finally {
    await team.close()
  }
}
