/** The findings of all folders, computed now or recalled from an earlier run. */
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Folder, Folders } from './folders.ts'
import type { Keys } from './keys.ts'
import type { Rest } from './rest.ts'
import type { Scenarios } from './scenarios.ts'
import type { Systems } from './systems.ts'

/** Remembers findings and small facts by a hash of all that they depend on. */
export interface Memory {
  recall(key: string): unknown
  keep(key: string, value: unknown): void
}

export interface Findings {
  /** Everything that is wrong. Calls back for each scenario of which nothing was remembered. */
  all(looked?: () => void): readonly Diagnostic[]
  /** Scenarios of which nothing is remembered. */
  unknown(): readonly Folder[]
}

interface Parts {
  readonly folders: Folders
  readonly rest: Rest
  readonly systems: Systems
  readonly scenarios: Scenarios
  readonly keys: Keys
  /** Paths of files that are known to be sound together. */
  readonly given: ReadonlySet<string>
  readonly memory: Memory | undefined
}

export const openFindings = ({ folders, rest, systems, scenarios, keys, given, memory }: Parts): Findings => {
  const isGiven = ({ files }: Folder): boolean => given.size > 0 && [...files.keys()].every((path) => given.has(path))

  const isSystemGiven = (id: string | undefined): boolean => {
    const folder = folders.find(`systems/${id}`)
    return folder !== undefined && isGiven(folder)
  }

  /** True if a scenario came with the program: such files name their system in a line of its own. */
  const isScenarioGiven = (folder: Folder): boolean => {
    const text = folder.files.get(`${folder.name}/scenario.yaml`)?.text ?? ''
    return isGiven(folder) && isSystemGiven(/^system: ([\w-]+)$/m.exec(text)?.[1])
  }

  const isGuideGiven = (path: string, system: string): boolean => given.has(path) && isSystemGiven(system)

  const remember = (key: () => string, look: () => readonly Diagnostic[]): readonly Diagnostic[] => {
    if (memory === undefined) return look()
    const at = key()
    const found = (memory.recall(at) as readonly Diagnostic[] | undefined) ?? look()
    memory.keep(at, found)
    return found
  }

  const inRest = (): readonly Diagnostic[] =>
    remember(keys.ofRest, () => [
      ...folders.knownOf(folders.rest),
      ...rest.content().diagnostics,
      ...rest.guides((path, system) => !isGuideGiven(path, system)).diagnostics,
    ])

  const inSystem = (folder: Folder): readonly Diagnostic[] =>
    remember(
      () => keys.ofSystem(folder),
      () => systems.findingsOf(folder),
    )

  const inScenario = (folder: Folder, looked: () => void): readonly Diagnostic[] =>
    remember(
      () => keys.ofScenario(folder),
      () => {
        const found = scenarios.findingsOf(folder)
        looked()
        return found
      },
    )

  return {
    all: (looked = () => {}) => [
      ...inRest(),
      ...folders.systems().flatMap((folder) => (isGiven(folder) ? [] : inSystem(folder))),
      ...folders.scenarios().flatMap((folder) => (isScenarioGiven(folder) ? [] : inScenario(folder, looked))),
    ],
    unknown: () =>
      folders
        .scenarios()
        .filter((folder) => !isScenarioGiven(folder) && memory?.recall(keys.ofScenario(folder)) === undefined),
  }
}
