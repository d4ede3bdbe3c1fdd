/**
 * Content that is checked again and again: only what a change touches is looked at anew. Commands, `dev` and the language server
 * all stand on it; `compile` is a workspace that is asked once.
 *
 * A folder is a folder that is looked at by itself: a rule system, a scenario. What one folder takes from another goes through a
 * step, which is done again when that has become another value: a scenario depends on the tables of its system, texts on what
 * they may link to.
 */
import type { Guide } from './bundle.ts'
import type { Compiled, CompiledSystem, Content, RenderedScenario } from './content.ts'
import { type Diagnostic, isActive } from './diagnostics/diagnostic.ts'
import type { SourceFiles } from './files.ts'
import { read } from './stages/read.ts'
import { renderGuide } from './stages/render.ts'
import { validate } from './stages/validate.ts'
import { type Done, makeStep } from './step.ts'
import { noTiming, type Timing } from './timing.ts'
import { byPath, type Change, type Folder, filesOf, openFolders } from './workspace/folders.ts'
import { openKeys } from './workspace/keys.ts'
import { openScenarios } from './workspace/scenarios.ts'
import { openSystems } from './workspace/systems.ts'

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
  /** What is wrong in one scenario, by its folder, with what its author accepts. */
  findingsOf(scenario: string): readonly Diagnostic[]
  /** Everything that is sound now, for `emit`. */
  compiled(): Compiled
  /** A scenario with its system, if it is sound: no other scenario, no rulebook and no guide is looked at. */
  scenario(id: string): OneScenario | undefined
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

/** Remembers findings and small facts by a hash of all that they depend on. */
export interface Memory {
  /** Whether nothing is remembered yet. */
  readonly isEmpty?: boolean
  recall(key: string): unknown
  keep(key: string, value: unknown): void
}

export interface WorkspaceOptions {
  /** What reading the files found already. */
  readonly known?: readonly Diagnostic[]
  /** Whether evidence is asked for. */
  readonly evidence?: boolean
  /** Scenarios that are elsewhere: links to them are no mistake. */
  readonly scenarios?: readonly string[]
  /**
   * Paths of files that are known to be sound together, as those that come with the program: a folder of nothing but them is not
   * looked at, unless the tables of its system are changed by others.
   */
  readonly given?: ReadonlySet<string>
  readonly memory?: Memory
  /** Whether scenarios are kept when they have been looked at: needed for `compiled`, and to look again soon. Default: true. */
  readonly retains?: boolean
  readonly timing?: Timing
}

export const openWorkspace = (files: SourceFiles, options: WorkspaceOptions = {}): Workspace => {
  const { evidence = true, retains = true, given = new Set(), memory, timing = noTiming } = options
  const folders = openFolders(options.scenarios)
  const { rest } = folders
  const systems = openSystems(folders, timing)
  const scenarios = openScenarios(folders, systems, { evidence, retains, timing })
  const keys = openKeys(folders, evidence)

  // What belongs to no folder.

  const restStep = makeStep<Content>()
  const guidesStep = makeStep<readonly Guide[]>()

  const restContent = (): Done<Content> =>
    restStep(
      [rest.tables, rest.texts],
      (report) => validate(read(filesOf(rest), report), filesOf(rest), report),
      folders.knownOf(rest),
    )

  const renderedGuides = (): Done<readonly Guide[]> => {
    const { guides } = restContent().value
    const books = systems.books()
    return guidesStep([guides, folders.mentionsOf(guides), ...books], (report) => {
      const around = books.map((book) => ({ ...book, targets: { ...book.targets, ...folders.around() } }))
      return timing.measure('render', () => guides.flatMap((file) => renderGuide(file, around, report) ?? []))
    })
  }

  // What is known to be sound.

  const isGiven = ({ files }: Folder, counts: (path: string) => boolean = () => true): boolean =>
    given.size > 0 && [...files.keys()].every((path) => given.has(path) || !counts(path))

  const areSystemsGiven = (): boolean => folders.systems().every((folder) => isGiven(folder))

  /** A scenario names its system in its text; here it is enough to know whether all systems are as they came. */
  const isScenarioGiven = (folder: Folder): boolean => isGiven(folder) && areSystemsGiven()

  const areGuidesGiven = (): boolean => isGiven(rest, (path) => path.startsWith('guides/')) && areSystemsGiven()

  // What is wrong.

  /** What is remembered of `key`, or what looking finds, which is remembered. */
  const remember = (key: () => string, look: () => readonly Diagnostic[]): readonly Diagnostic[] => {
    if (memory === undefined) return look()
    const at = key()
    const found = (memory.recall(at) as readonly Diagnostic[] | undefined) ?? look()
    memory.keep(at, found)
    return found
  }

  const findEverything = (looked: () => void = () => {}): readonly Diagnostic[] => [
    ...remember(keys.ofRest, () => [
      ...folders.knownOf(rest),
      ...restContent().diagnostics,
      ...(areGuidesGiven() ? [] : renderedGuides().diagnostics),
    ]),
    ...folders.systems().flatMap((folder) =>
      isGiven(folder)
        ? []
        : remember(
            () => keys.ofSystem(folder),
            () => systems.findingsOf(folder),
          ),
    ),
    ...folders.scenarios().flatMap((folder) =>
      isScenarioGiven(folder)
        ? []
        : remember(
            () => keys.ofScenario(folder),
            () => {
              const found = scenarios.findingsOf(folder)
              looked()
              return found
            },
          ),
    ),
  ]

  const change: Workspace['change'] = (changes, known) => {
    folders.change(changes)
    if (known !== undefined) folders.learn(known)
  }
  change(files, options.known ?? [])

  const allFiles = (): SourceFiles =>
    [rest, ...folders.systems(), ...folders.scenarios()].flatMap((folder) => [...folder.files.values()]).sort(byPath)

  return {
    change,
    replace: (all, known) => {
      const there = new Set(all.map(({ path }) => path))
      const gone = allFiles().filter(({ path }) => !there.has(path))
      change([...gone.map(({ path }) => ({ path, text: undefined })), ...all], known)
    },
    findings: () => findEverything().filter(isActive),
    allFindings: findEverything,
    findingsOf: (name) => {
      const folder = folders.find(name)
      return folder === undefined ? [] : scenarios.findingsOf(folder)
    },
    compiled: () => ({
      systems: folders.systems().flatMap(({ name }) => systems.compiledOf(name.slice('systems/'.length)) ?? []),
      rulebooks: folders.systems().flatMap((folder) => systems.rulebookOf(folder) ?? []),
      scenarios: folders.scenarios().flatMap((folder) => scenarios.renderedOf(folder) ?? []),
      guides: renderedGuides().value,
    }),
    scenario: (id) => {
      const folder = folders.find(`scenarios/${id}`)
      const scenario = folder && scenarios.renderedOf(folder)
      const system = scenario && systems.compiledOf(scenario.scenario.system)
      return scenario && system && { scenario, system }
    },
    content: () => ({
      systems: folders.systems().flatMap((folder) => systems.contentOf(folder) ?? []),
      scenarios: folders.scenarios().flatMap((folder) => scenarios.contentOf(folder) ?? []),
      guides: restContent().value.guides,
    }),
    files: allFiles,
    unknown: () =>
      folders
        .scenarios()
        .filter(
          (folder) =>
            !isScenarioGiven(folder) &&
            (memory?.isEmpty === true || memory?.recall(keys.ofScenario(folder)) === undefined),
        )
        .map(({ name }) => name),
  }
}
