/**
 * Content that is checked again and again: only what a change touches is looked at anew. Commands, `dev` and the language server
 * all stand on it; `compile` is a workspace that is asked once.
 *
 * Each rule system and each scenario is a folder that is checked by itself. What one folder takes from another goes through a step,
 * which is repeated when that value has changed: a scenario depends on the tables of its system, a text on what it may link to.
 */
import type { Compiled, CompiledSystem, Content, RenderedScenario } from './content.ts'
import { type Diagnostic, isActive } from './diagnostics/diagnostic.ts'
import type { SourceFiles } from './files.ts'
import { noTiming, type Timing } from './timing.ts'
import { type Memory, openFindings } from './workspace/findings.ts'
import { byPath, type Change, openFolders } from './workspace/folders.ts'
import { openKeys } from './workspace/keys.ts'
import { openRest } from './workspace/rest.ts'
import { openScenarios } from './workspace/scenarios.ts'
import { openSystems } from './workspace/systems.ts'

export type { Memory } from './workspace/findings.ts'
export type { Change } from './workspace/folders.ts'

export interface Workspace {
  /** Takes in changes; nothing is checked yet. `known` is what reading all files found, when that has changed. */
  change(changes: readonly Change[], known?: readonly Diagnostic[]): void
  /** Takes in all files as they are now, and what reading them found. */
  replace(files: SourceFiles, known: readonly Diagnostic[]): void
  /** Everything that is wrong now. */
  findings(): readonly Diagnostic[]
  /** The same with what authors accept with a reason. Calls back for each scenario of which nothing was remembered. */
  allFindings(looked?: () => void): readonly Diagnostic[]
  /** Returns the findings in one scenario, by its folder, with those that its author accepts. */
  findingsOf(scenario: string): readonly Diagnostic[]
  /** Everything that is sound now, for `emit`. */
  compiled(): Compiled
  /** A scenario with its system, if it is sound: no other scenario, no rulebook and no guide is looked at. */
  scenario(id: string): OneScenario | undefined
  /** The rule systems that are sound, without their rulebooks. */
  systems(): readonly CompiledSystem[]
  /** The valid documents, for definitions and completion. */
  content(): Content
  /** The texts, sorted by path. */
  files(): SourceFiles
  /** Folders of scenarios of which nothing is remembered: to find out about them takes time. */
  unknown(): readonly string[]
}

/** A scenario and the tables that it stands on. */
export interface OneScenario {
  readonly scenario: RenderedScenario
  readonly system: CompiledSystem
}

export interface WorkspaceOptions {
  /** The findings from reading the files. */
  readonly known?: readonly Diagnostic[]
  /** True if missing evidence is reported. */
  readonly evidence?: boolean
  /**
   * Paths of files that are known to be sound together, as those that come with the program: they are not validated again, and a
   * folder of nothing but them is not looked at, unless the tables of its system are changed by others.
   */
  readonly given?: ReadonlySet<string>
  readonly memory?: Memory
  /** True if scenarios are kept after a check: needed for `compiled`, and for checking again soon. Default: true. */
  readonly retains?: boolean
  readonly timing?: Timing
}

export const openWorkspace = (files: SourceFiles, options: WorkspaceOptions = {}): Workspace => {
  const { evidence = true, retains = true, given = new Set(), memory, timing = noTiming } = options
  const folders = openFolders()
  const systems = openSystems(folders, { given, evidence, timing })
  const scenarios = openScenarios(folders, systems, { evidence, retains, timing })
  const rest = openRest(folders, systems, timing)
  const keys = openKeys(folders, evidence)
  const findings = openFindings({ folders, rest, systems, scenarios, keys, given, memory })

  const change: Workspace['change'] = (changes, known) => {
    folders.change(changes)
    if (known !== undefined) folders.learn(known)
  }
  change(files, options.known ?? [])

  const allFiles = (): SourceFiles =>
    [folders.rest, ...folders.systems(), ...folders.scenarios()]
      .flatMap((folder) => [...folder.files.values()])
      .sort(byPath)

  const soundSystems = (): readonly CompiledSystem[] =>
    folders.systems().flatMap(({ name }) => systems.compiledOf(name.slice('systems/'.length)) ?? [])

  return {
    change,
    replace: (all, known) => {
      const there = new Set(all.map(({ path }) => path))
      const gone = allFiles().filter(({ path }) => !there.has(path))
      change([...gone.map(({ path }) => ({ path, text: undefined })), ...all], known)
    },
    findings: () => findings.all().filter(isActive),
    allFindings: findings.all,
    findingsOf: (name) => {
      const folder = folders.find(name)
      return folder === undefined ? [] : scenarios.findingsOf(folder)
    },
    compiled: () => ({
      systems: soundSystems(),
      rulebooks: folders.systems().flatMap((folder) => systems.rulebookOf(folder) ?? []),
      scenarios: folders.scenarios().flatMap((folder) => scenarios.renderedOf(folder) ?? []),
      guides: rest.guides().value,
    }),
    scenario: (id) => {
      const folder = folders.find(`scenarios/${id}`)
      const scenario = folder && scenarios.renderedOf(folder)
      const system = scenario && systems.compiledOf(scenario.scenario.system)
      return scenario && system && { scenario, system }
    },
    systems: soundSystems,
    content: () => ({
      systems: folders.systems().flatMap((folder) => systems.contentOf(folder) ?? []),
      scenarios: folders.scenarios().flatMap((folder) => scenarios.contentOf(folder) ?? []),
      guides: rest.content().value.guides,
    }),
    files: allFiles,
    unknown: () => findings.unknown().map(({ name }) => name),
  }
}
