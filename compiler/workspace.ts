/**
 * Content that is checked again and again: only what a change touches is looked at anew. Commands, `dev` and the language server
 * all stand on it; `compile` is a workspace that is asked once.
 *
 * A home is a folder that is looked at by itself: a rule system, a scenario. What one home takes from another goes through a
 * step, which is done again when that has become another value: a scenario depends on the tables of its system, texts on what
 * they may link to.
 */
import { createHash } from 'node:crypto'
import type { Guide } from './bundle.ts'
import type {
  Compiled,
  CompiledSystem,
  Content,
  Document,
  ProvenScenario,
  RenderedScenario,
  ScenarioContent,
  ScenarioHead,
  SystemContent,
  Valid,
} from './content.ts'
import { families } from './diagnostics/codes.ts'
import { type Diagnostic, isActive, type Report } from './diagnostics/diagnostic.ts'
import { acceptFindings, readSuppressions } from './diagnostics/suppress.ts'
import { homeOf, type SourceFile, type SourceFiles } from './files.ts'
import { isQuiet } from './rulebook/bounds.ts'
import { isSurelySound } from './rulebook/marks.ts'
import type { CompiledRulebook } from './rulebook/rulebook.ts'
import { readTargets } from './rulebook/targets.ts'
import { lintOne } from './stages/lint.ts'
import { proveOne } from './stages/prove.ts'
import { read } from './stages/read.ts'
import { type Book, renderBook, renderBriefing, renderGuide, type Surroundings, slugOf } from './stages/render.ts'
import { type ResolvedSystem, resolveOne, resolveSystem } from './stages/resolve.ts'
import { validate } from './stages/validate.ts'
import { type Done, makeStep, type Step } from './step.ts'
import { noTiming, type Timing } from './timing.ts'

/** A file that is there now with this text, or is gone when there is none. */
export interface Change {
  /** Path below the content directory, with `/`. */
  readonly path: string
  readonly text: string | undefined
}

export interface Workspace {
  /** Takes in changes; nothing is checked yet. `known` is what reading all files found, when that has changed. */
  change(changes: readonly Change[], known?: readonly Diagnostic[]): void
  /** Takes in all files as they are now, and what reading them found. */
  replace(files: SourceFiles, known: readonly Diagnostic[]): void
  /** Everything that is wrong now. */
  findings(): readonly Diagnostic[]
  /** The same with what authors accept with a reason. */
  allFindings(): readonly Diagnostic[]
  /** What is wrong in one scenario, by its folder, with what its author accepts. */
  findingsOf(scenario: string): readonly Diagnostic[]
  /** Everything that is sound now, for `emit`. */
  compiled(): Compiled
  /** The valid documents, for definitions and completion. */
  content(): Content
  /** The texts, sorted by path. */
  files(): SourceFiles
  /** Folders of scenarios of which nothing is remembered: to find out about them takes time. */
  unknown(): readonly string[]
  /** Takes in what somebody else found in a scenario. */
  tell(scenario: string, found: readonly Diagnostic[]): void
}

/** Remembers findings and small facts by a hash of all that they depend on. */
export interface Memory {
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

/** A folder that is looked at by itself. */
interface Home {
  readonly files: Map<string, SourceFile>
  /** Another object after every change of its tables or of its texts. */
  tables: object
  texts: object
}

interface SystemHome extends Home {
  /** Files as documents, by path: a system has many, and one changes at a time. */
  readonly reads: Map<string, Step<readonly Document[]>>
  readonly front: Step<{ readonly content: SystemContent | undefined; readonly resolved: ResolvedSystem | undefined }>
  readonly book: Step<{ readonly book: Book; readonly rulebook: CompiledRulebook } | undefined>
  readonly key: Step<string>
}

interface ScenarioSteps {
  valid: Step<ScenarioContent | undefined>
  sound: Step<ProvenScenario | undefined>
  rendered: Step<RenderedScenario | undefined>
}

interface ScenarioHome extends Home, ScenarioSteps {
  readonly key: Step<string>
}

interface Rest extends Home {
  readonly valid: Step<Content>
  readonly guides: Step<readonly Guide[]>
}

const makeHome = (): Home => ({ files: new Map(), tables: {}, texts: {} })

const makeSteps = (): ScenarioSteps & Pick<ScenarioHome, 'key'> => ({
  valid: makeStep(),
  sound: makeStep(),
  rendered: makeStep(),
  key: makeStep(),
})

const bySpelling = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** The entries in order of name, however they came. */
const inOrder = <T>(map: ReadonlyMap<string, T>): readonly (readonly [string, T])[] =>
  [...map].sort(([a], [b]) => bySpelling(a, b))

const isText = (path: string): boolean => path.endsWith('.md')

export const openWorkspace = (files: SourceFiles, options: WorkspaceOptions = {}): Workspace => {
  const { evidence = true, retains = true, given = new Set(), memory, timing = noTiming } = options
  const systems = new Map<string, SystemHome>()
  const scenarios = new Map<string, ScenarioHome>()
  const rest: Rest = { ...makeHome(), valid: makeStep(), guides: makeStep() }
  /** What reading found, by home. */
  let known = new Map<string, readonly Diagnostic[]>()
  /** Another object whenever a scenario or a guide comes or goes. */
  let moved: object = {}
  let surroundings: Surroundings | undefined

  const nameOf = (path: string): string => {
    const home = homeOf(path) ?? ''
    return home.startsWith('systems/') || home.startsWith('scenarios/') ? home : ''
  }

  const homeAt = (name: string): Home => {
    if (name === '') return rest
    if (name.startsWith('systems/')) {
      const found: SystemHome = systems.get(name) ?? {
        ...makeHome(),
        reads: new Map(),
        front: makeStep(),
        book: makeStep(),
        key: makeStep(),
      }
      systems.set(name, found)
      return found
    }
    const found = scenarios.get(name) ?? { ...makeHome(), ...makeSteps() }
    scenarios.set(name, found)
    return found
  }

  const learn = (diagnostics: readonly Diagnostic[]): void => {
    const before = known
    known = new Map()
    for (const one of diagnostics) {
      const name = nameOf(one.file)
      known.set(name, [...(known.get(name) ?? []), one])
    }
    for (const name of new Set([...before.keys(), ...known.keys()])) {
      if (JSON.stringify(before.get(name)) === JSON.stringify(known.get(name))) continue
      const home = name === '' ? rest : (systems.get(name) ?? scenarios.get(name))
      if (home !== undefined) home.tables = {}
    }
  }

  const knownOf = (name: string): readonly Diagnostic[] => known.get(name) ?? []

  /** Ids of all scenarios and slugs of guides: few texts ask for them. */
  const around = (): Surroundings => {
    surroundings ??= lookAround()
    return surroundings
  }

  const lookAround = (): Surroundings => {
    const ids = [...scenarios.keys()].sort().map((name) => name.slice('scenarios/'.length))
    const guides = [...rest.files.keys()].sort().filter((path) => path.startsWith('guides/'))
    return {
      scenarios: new Set([...ids, ...(options.scenarios ?? [])]),
      guides: new Set(guides.flatMap((path) => slugOf(path) ?? [])),
    }
  }

  const change: Workspace['change'] = (changes, found) => {
    let isMoved = false
    for (const { path, text } of changes) {
      const name = nameOf(path)
      const home = homeAt(name)
      const old = home.files.get(path)
      if (old?.text === text) continue
      if (text === undefined) home.files.delete(path)
      else home.files.set(path, { path, text })
      if (old === undefined || text === undefined) isMoved = true
      if (isText(path)) home.texts = {}
      else home.tables = {}
      if (home.files.size > 0) continue
      systems.delete(name)
      scenarios.delete(name)
    }
    if (isMoved) {
      moved = {}
      surroundings = undefined
    }
    if (found !== undefined) learn(found)
  }

  const filesOf = (home: Home, wanted: (path: string) => boolean = () => true): SourceFiles =>
    inOrder(home.files)
      .map(([, file]) => file)
      .filter(({ path }) => wanted(path))

  const validateFiles = (some: SourceFiles, report: Report): Content => {
    const documents = timing.measure('read', () => read(some, report))
    return timing.measure('validate', () => validate(documents, some, report))
  }

  // Rule systems.

  /** Documents of a system's files, each read once. */
  const readOnce = (home: SystemHome, files: SourceFiles, report: Report): readonly Document[] =>
    timing.measure('read', () =>
      files.flatMap((file) => {
        const step = home.reads.get(file.path) ?? makeStep()
        home.reads.set(file.path, step)
        const { value, diagnostics } = step([file], (inner) => read([file], inner))
        for (const one of diagnostics) report[one.severity](one.code, one, one.message, one)
        return value
      }),
    )

  const frontOf = (name: string, home: SystemHome) =>
    home.front(
      [home.tables],
      (report) => {
        const tables = filesOf(home, (path) => !isText(path))
        // A folder that holds nothing but texts is a system all the same.
        const some = tables.length > 0 ? tables : filesOf(home)
        const documents = readOnce(home, tables, report)
        const [content] = timing.measure('validate', () => validate(documents, some, report)).systems
        const resolved = content && timing.measure('resolve', () => resolveSystem(content, report))
        return { content, resolved }
      },
      knownOf(name),
    )

  /** The sound system with its chapters. */
  const compiledSystem = (name: string, home: SystemHome): CompiledSystem | undefined => {
    const { compiled } = frontOf(name, home).value.resolved ?? {}
    return compiled && { ...compiled, chapters: filesOf(home, (path) => isChapter(name, path)) }
  }

  const isChapter = (name: string, path: string): boolean => path.startsWith(`${name}/rules/`) && isText(path)

  /** What texts say of other pages: whether it is there, and what else there is when it is not. */
  const mentionsOf = (texts: SourceFiles): string => {
    const mentions = new Set(texts.flatMap(({ text }) => text.match(/\b(?:scenario|guide):[\w-]+/g) ?? []))
    const missing = [...mentions].filter((mention) => {
      const [kind, id] = mention.split(':')
      return !(kind === 'guide' ? around().guides : around().scenarios).has(id)
    })
    if (missing.length === 0) return 'all there'
    return JSON.stringify([missing.sort(), [...around().scenarios].sort(), [...around().guides].sort()])
  }

  const bookOf = (name: string, home: SystemHome) => {
    const front = frontOf(name, home).value
    return home.book([front, home.texts, mentionsOf(filesOf(home, isText))], (report) => {
      read(filesOf(home, isText), report)
      const system = compiledSystem(name, home)
      if (system === undefined) return undefined
      const { rulebook, targets } = timing.measure('render', () => renderBook(system, around(), report))
      return { rulebook, book: { system, targets } }
    })
  }

  // Scenarios.

  const validOf = (name: string, home: ScenarioHome) =>
    home.valid([home.tables, home.texts], (report) => validateFiles(filesOf(home), report).scenarios[0], knownOf(name))

  /** The systems as resolving a scenario asks for them. */
  const resolvedSystems = (): ReadonlyMap<string, ResolvedSystem> =>
    new Map(
      inOrder(systems).flatMap(([name, home]) => {
        const { resolved } = frontOf(name, home).value
        return resolved ? [[resolved.id, resolved] as const] : []
      }),
    )

  const soundOf = (name: string, home: ScenarioHome) => {
    const valid = validOf(name, home)
    const content = valid.value
    const system = content && systems.get(`systems/${content.system}`)
    const front = system && frontOf(`systems/${content.system}`, system).value
    return home.sound(
      [content, front ?? [...systems.keys()].sort().join()],
      (report) => {
        if (content === undefined) return undefined
        const resolved = timing.measure('resolve', () => resolveOne(content, resolvedSystems(), report))
        if (resolved === undefined) return undefined
        if (!timing.measure('lint', () => lintOne(resolved, report, timing))) return undefined
        return evidence
          ? timing.measure('prove', () => proveOne(resolved, report))
          : { ...resolved, evidence: null, victories: [] }
      },
      [...knownOf(name), ...valid.diagnostics],
    )
  }

  const renderedOf = (name: string, home: ScenarioHome): Done<RenderedScenario | undefined> => {
    const sound = soundOf(name, home).value
    const system = sound && systems.get(`systems/${sound.scenario.system}`)
    const front = system && frontOf(`systems/${sound.scenario.system}`, system).value
    return home.rendered([sound, front, system?.texts, sound && mentionsOf([sound.briefing])], (report) => {
      const compiled = sound && system && compiledSystem(`systems/${sound.scenario.system}`, system)
      if (sound === undefined || compiled === undefined) return undefined
      // No rulebook is compiled for a briefing: of its chapters only those are read to which the briefing links.
      const book = { system: compiled, targets: readTargets(compiled, around()) }
      return timing.measure('render', () => renderBriefing(sound, book, report))
    })
  }

  /** What rendering finds in the briefing: one in which nothing can be wrong is not rendered for that. */
  const textFindings = (name: string, home: ScenarioHome): readonly Diagnostic[] => {
    const sound = soundOf(name, home).value
    if (sound === undefined || isQuiet(sound.briefing.text)) return []
    const directory = `systems/${sound.scenario.system}`
    const system = systems.get(directory)
    const compiled = system && compiledSystem(directory, system)
    if (
      compiled === undefined ||
      isSurelySound(sound.briefing.text, compiled.rules, () => readTargets(compiled, around()))
    )
      return []
    return renderedOf(name, home).diagnostics
  }

  const lookAt = (name: string, home: ScenarioHome): readonly Diagnostic[] => {
    const found = [
      ...knownOf(name),
      ...validOf(name, home).diagnostics,
      ...soundOf(name, home).diagnostics,
      ...textFindings(name, home),
    ]
    const scenario = validOf(name, home).value?.documents.scenario?.[0] as Valid<ScenarioHead> | undefined
    const accepted = scenario?.value.suppress
      ? acceptFindings(found, readSuppressions(scenario, scenario.value.suppress), name, isAsked)
      : found
    if (!retains) Object.assign(home, { ...makeSteps(), key: home.key })
    return accepted
  }

  // What belongs to no home.

  const restOf = () =>
    rest.valid([rest.tables, rest.texts], (report) => validateFiles(filesOf(rest), report), knownOf(''))

  const guidesOf = () => {
    const { guides } = restOf().value
    const books = inOrder(systems).flatMap(([name, home]) => bookOf(name, home).value?.book ?? [])
    return rest.guides([guides, mentionsOf(guides), ...books], (report) =>
      timing.measure('render', () =>
        guides.flatMap(
          (file) =>
            renderGuide(
              file,
              books.map((book) => ({ ...book, targets: { ...book.targets, ...around() } })),
              report,
            ) ?? [],
        ),
      ),
    )
  }

  /** What is known of games is not asked for while a scenario is being made. */
  const isAsked = (code: string): boolean => evidence || !Object.hasOwn(families.evidence, code)

  const base = makeStep<string>()

  // Keys: a hash of all that findings depend on.

  const hash = (parts: readonly unknown[]): string =>
    createHash('sha256')
      .update(parts.map((part) => (typeof part === 'string' ? part : JSON.stringify(part))).join('\0'))
      .digest('base64url')

  const hashOf = (some: SourceFiles): string => {
    const sum = createHash('sha256')
    for (const { path, text } of some) sum.update(`${path}\0${text.length}\0`).update(text)
    return sum.digest('base64url')
  }

  const isTable = (path: string): boolean => !isText(path)

  const tablesKey = (name: string, home: SystemHome): string =>
    home.key([home.tables], () => hash([hashOf(filesOf(home, isTable)), knownOf(name)])).value

  const bookKey = (name: string, home: SystemHome): string => {
    const texts = filesOf(home, isText)
    return hash(['book', tablesKey(name, home), hashOf(texts), mentionsOf(texts)])
  }

  /** All systems together: a scenario names its own, but that is known only when it has been read. */
  const systemsKey = (): string =>
    base([...systems.values()].flatMap(({ tables, texts }) => [tables, texts]).concat(moved), () =>
      hash(inOrder(systems).map(([name, home]) => bookKey(name, home))),
    ).value

  const scenarioKey = (name: string, home: ScenarioHome, ground: string): string =>
    home.key([home.tables, home.texts, ground], () => {
      const texts = filesOf(home, isText)
      return hash(['scenario', ground, evidence, hashOf(filesOf(home)), mentionsOf(texts), knownOf(name)])
    }).value

  /** What is remembered of `key`, or what looking finds, which is remembered. */
  const remember = (key: () => string, look: () => readonly Diagnostic[]): readonly Diagnostic[] => {
    if (memory === undefined) return look()
    const at = key()
    const found = (memory.recall(at) as readonly Diagnostic[] | undefined) ?? look()
    memory.keep(at, found)
    return found
  }

  const isGiven = (home: Home): boolean => [...home.files.keys()].every((path) => given.has(path))

  const isSystemGiven = (name: string): boolean => {
    const home = systems.get(name)
    return home !== undefined && isGiven(home)
  }

  /** A scenario names its system in its text; here it is enough to know whether all systems are as they came. */
  const isScenarioGiven = (home: Home): boolean =>
    given.size > 0 && isGiven(home) && [...systems.keys()].every(isSystemGiven)

  const areGuidesGiven = (): boolean =>
    [...rest.files.keys()].every((path) => !path.startsWith('guides/') || given.has(path)) &&
    [...systems.keys()].every(isSystemGiven)

  const findingsOfSystem = (name: string, home: SystemHome): readonly Diagnostic[] =>
    remember(
      () => bookKey(name, home),
      () => {
        const front = frontOf(name, home)
        const found = [...knownOf(name), ...front.diagnostics, ...bookOf(name, home).diagnostics]
        const { system } = front.value.content ?? {}
        return system?.value.suppress
          ? acceptFindings(found, readSuppressions(system, system.value.suppress), name)
          : found
      },
    )

  const findingsOfRest = (ground: string): readonly Diagnostic[] =>
    remember(
      () => hash(['rest', ground, hashOf(filesOf(rest)), mentionsOf(filesOf(rest, isText)), knownOf('')]),
      () => [...knownOf(''), ...restOf().diagnostics, ...(areGuidesGiven() ? [] : guidesOf().diagnostics)],
    )

  /** Everything that is found, with what authors accept. */
  const findEverything = (): readonly Diagnostic[] => {
    const ground = memory === undefined ? '' : systemsKey()
    return [
      ...findingsOfRest(ground),
      ...inOrder(systems).flatMap(([name, home]) => (isSystemGiven(name) ? [] : findingsOfSystem(name, home))),
      ...inOrder(scenarios).flatMap(([name, home]) =>
        isScenarioGiven(home)
          ? []
          : remember(
              () => scenarioKey(name, home, ground),
              () => lookAt(name, home),
            ),
      ),
    ]
  }

  change(files)
  learn(options.known ?? [])

  const allFiles = (): SourceFiles =>
    [rest, ...systems.values(), ...scenarios.values()]
      .flatMap((home) => [...home.files.values()])
      .sort((a, b) => bySpelling(a.path, b.path))

  return {
    change,
    replace: (all, found) => {
      const there = new Set(all.map(({ path }) => path))
      const gone = allFiles().filter(({ path }) => !there.has(path))
      change([...gone.map(({ path }) => ({ path, text: undefined })), ...all], found)
    },
    findings: () => findEverything().filter(isActive),
    allFindings: findEverything,
    findingsOf: (name) => {
      const home = scenarios.get(name)
      return home === undefined ? [] : lookAt(name, home)
    },
    compiled: () => ({
      systems: inOrder(systems).flatMap(([name, home]) => compiledSystem(name, home) ?? []),
      rulebooks: inOrder(systems).flatMap(([name, home]) => bookOf(name, home).value?.rulebook ?? []),
      scenarios: inOrder(scenarios).flatMap(([name, home]) => renderedOf(name, home).value ?? []),
      guides: guidesOf().value,
    }),
    content: () => ({
      systems: inOrder(systems).flatMap(([name, home]) => {
        const { content } = frontOf(name, home).value
        return content ? [{ ...content, chapters: filesOf(home, (path) => isChapter(name, path)) }] : []
      }),
      scenarios: inOrder(scenarios).flatMap(([name, home]) => validOf(name, home).value ?? []),
      guides: restOf().value.guides,
    }),
    files: allFiles,
    unknown: () => {
      const ground = memory === undefined ? '' : systemsKey()
      return inOrder(scenarios)
        .filter(
          ([name, home]) => !isScenarioGiven(home) && memory?.recall(scenarioKey(name, home, ground)) === undefined,
        )
        .map(([name]) => name)
    },
    tell: (name, found) => {
      const home = scenarios.get(name)
      if (home !== undefined) memory?.keep(scenarioKey(name, home, systemsKey()), found)
    },
  }
}
