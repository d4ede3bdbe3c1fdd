/** The rule systems of a workspace, step by step: their tables, and their rulebooks on top of these. */
import type { CompiledSystem, Document, SystemContent } from '../content.ts'
import type { Diagnostic, Report } from '../diagnostics/diagnostic.ts'
import { acceptFindings, readSuppressions } from '../diagnostics/suppress.ts'
import type { SourceFiles } from '../files.ts'
import type { CompiledRulebook } from '../rulebook/rulebook.ts'
import { read } from '../stages/read.ts'
import { type Book, renderBook } from '../stages/render.ts'
import { type ResolvedSystem, resolveSystem } from '../stages/resolve.ts'
import { validate } from '../stages/validate.ts'
import { type Done, makeStep, type Step } from '../step.ts'
import type { Timing } from '../timing.ts'
import { filesOf, type Home, type Homes, isText } from './homes.ts'

/** A system as far as its tables go. */
export interface Front {
  /** Its documents with its chapters; undefined for a folder that is no system. */
  readonly content: SystemContent | undefined
  readonly resolved: ResolvedSystem | undefined
}

export interface Systems {
  /** Undefined when there is no such folder. */
  frontOf(id: string): Front | undefined
  /** The sound system with its chapters. */
  compiledOf(id: string): CompiledSystem | undefined
  rulebookOf(home: Home): CompiledRulebook | undefined
  /** All sound systems with what texts may link to in their rulebooks. */
  books(): readonly Book[]
  contentOf(home: Home): SystemContent | undefined
  /** What is wrong with a system and its rulebook, with what its author accepts. */
  findingsOf(home: Home): readonly Diagnostic[]
}

interface Steps {
  /** Files as documents, by path: a system has many, and one changes at a time. */
  readonly reads: Map<string, Step<readonly Document[]>>
  readonly front: Step<Front>
  readonly compiled: Step<CompiledSystem | undefined>
  readonly book: Step<{ readonly book: Book; readonly rulebook: CompiledRulebook } | undefined>
}

const makeSteps = (): Steps => ({ reads: new Map(), front: makeStep(), compiled: makeStep(), book: makeStep() })

export const openSystems = (homes: Homes, timing: Timing): Systems => {
  const steps = new WeakMap<Home, Steps>()
  const stepsOf = (home: Home): Steps => {
    const own = steps.get(home) ?? makeSteps()
    steps.set(home, own)
    return own
  }

  /** Documents of a system's files, each read once. */
  const readOnce = (home: Home, files: SourceFiles, report: Report): readonly Document[] =>
    timing.measure('read', () =>
      files.flatMap((file) => {
        const { reads } = stepsOf(home)
        const step = reads.get(file.path) ?? makeStep()
        reads.set(file.path, step)
        const { value, diagnostics } = step([file], (inner) => read([file], inner))
        for (const one of diagnostics) report[one.severity](one.code, one, one.message, one)
        return value
      }),
    )

  const front = (home: Home): Done<Front> =>
    stepsOf(home).front(
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
      homes.knownOf(home),
    )

  const chaptersOf = (home: Home): SourceFiles =>
    filesOf(home, (path) => path.startsWith(`${home.name}/rules/`) && isText(path))

  const compiled = (home: Home): CompiledSystem | undefined => {
    const { resolved } = front(home).value
    return stepsOf(home).compiled([resolved, home.texts], () =>
      resolved?.compiled ? { ...resolved.compiled, chapters: chaptersOf(home) } : undefined,
    ).value
  }

  const book = (home: Home): ReturnType<Steps['book']> => {
    const texts = filesOf(home, isText)
    return stepsOf(home).book([front(home).value, home.texts, homes.mentionsOf(texts)], (report) => {
      read(texts, report)
      const system = compiled(home)
      if (system === undefined) return undefined
      const { rulebook, targets } = timing.measure('render', () => renderBook(system, homes.around(), report))
      return { rulebook, book: { system, targets } }
    })
  }

  const at = (id: string): Home | undefined => homes.find(`systems/${id}`)

  return {
    frontOf: (id) => {
      const home = at(id)
      return home && front(home).value
    },
    compiledOf: (id) => {
      const home = at(id)
      return home && compiled(home)
    },
    rulebookOf: (home) => book(home).value?.rulebook,
    books: () => homes.systems().flatMap((home) => book(home).value?.book ?? []),
    contentOf: (home) => {
      const { content } = front(home).value
      return content && { ...content, chapters: chaptersOf(home) }
    },
    findingsOf: (home) => {
      const found = [...homes.knownOf(home), ...front(home).diagnostics, ...book(home).diagnostics]
      const { system } = front(home).value.content ?? {}
      return system?.value.suppress
        ? acceptFindings(found, readSuppressions(system, system.value.suppress), home.name)
        : found
    },
  }
}
