/** The rule systems of a workspace, step by step: their tables, and their rulebooks on top of these. */

import { oncePer } from '../../engine/once.ts'
import type { CompiledRulebook, CompiledSystem, Document, SystemContent } from '../content.ts'
import type { Diagnostic, Report } from '../diagnostics/diagnostic.ts'
import { acceptFindings, readSuppressions } from '../diagnostics/suppress.ts'
import type { SourceFiles } from '../files.ts'
import { read } from '../stages/read.ts'
import { type Book, renderBook } from '../stages/render.ts'
import { type ResolvedSystem, resolveSystem } from '../stages/resolve.ts'
import { validate } from '../stages/validate.ts'
import { type Done, makeStep, type Step } from '../step.ts'
import type { Timing } from '../timing.ts'
import { type Folder, type Folders, filesOf, isText } from './folders.ts'

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
  rulebookOf(folder: Folder): CompiledRulebook | undefined
  /** A sound system with what texts may link to in its rulebook. */
  bookOf(id: string): Book | undefined
  contentOf(folder: Folder): SystemContent | undefined
  /** Returns the findings in a system and its rulebook, with those that its author accepts. */
  findingsOf(folder: Folder): readonly Diagnostic[]
}

interface Steps {
  /** Files as documents, by path: a system has many, and one changes at a time. */
  readonly reads: Map<string, Step<readonly Document[]>>
  readonly front: Step<Front>
  readonly compiled: Step<CompiledSystem | undefined>
  readonly book: Step<{ readonly book: Book; readonly rulebook: CompiledRulebook } | undefined>
}

const makeSteps = (): Steps => ({ reads: new Map(), front: makeStep(), compiled: makeStep(), book: makeStep() })

/** How systems are looked at: `given` are paths of files that are known to be sound, `evidence` says whether it is asked for. */
interface Looking {
  readonly given: ReadonlySet<string>
  readonly evidence: boolean
  readonly timing: Timing
}

export const openSystems = (folders: Folders, { given, evidence, timing }: Looking): Systems => {
  const stepsOf: (folder: Folder) => Steps = oncePer(makeSteps)

  /** Documents of a system's files, each read once. */
  const readOnce = (folder: Folder, files: SourceFiles, report: Report): readonly Document[] =>
    timing.measure('read', () =>
      files.flatMap((file) => {
        const { reads } = stepsOf(folder)
        const step = reads.get(file.path) ?? makeStep()
        reads.set(file.path, step)
        const { value, diagnostics } = step([file], (inner) => read([file], inner))
        for (const one of diagnostics) report[one.severity](one.code, one, one.message, one)
        return value
      }),
    )

  const front = (folder: Folder): Done<Front> =>
    stepsOf(folder).front(
      [folder.tables],
      (report) => {
        const tables = filesOf(folder, (path) => !isText(path))
        // A folder that holds nothing but texts is a system all the same.
        const some = tables.length > 0 ? tables : filesOf(folder)
        const documents = readOnce(folder, tables, report)
        const [content] = timing.measure('validate', () => validate(documents, some, report, given)).systems
        const resolved = content && timing.measure('resolve', () => resolveSystem(content, report))
        const { systemCompiler, compiled: sound } = resolved ?? {}
        if (content && sound && evidence) systemCompiler?.playtest.checkTables?.(content, sound.rules, report)
        return { content, resolved }
      },
      folders.knownOf(folder),
    )

  const chaptersOf = (folder: Folder): SourceFiles =>
    filesOf(folder, (path) => path.startsWith(`${folder.name}/rules/`) && isText(path))

  const compiled = (folder: Folder): CompiledSystem | undefined => {
    const { resolved } = front(folder).value
    return stepsOf(folder).compiled([resolved, folder.texts], () =>
      resolved?.compiled ? { ...resolved.compiled, chapters: chaptersOf(folder) } : undefined,
    ).value
  }

  const book = (folder: Folder): ReturnType<Steps['book']> => {
    const texts = filesOf(folder, isText)
    return stepsOf(folder).book([front(folder).value, folder.texts, folders.mentionsOf(texts)], (report) => {
      read(texts, report)
      const system = compiled(folder)
      if (system === undefined) return undefined
      const { rulebook, targets } = timing.measure('render', () => renderBook(system, folders.around(), report))
      return { rulebook, book: { system, targets } }
    })
  }

  const at = (id: string): Folder | undefined => folders.find(`systems/${id}`)

  return {
    frontOf: (id) => {
      const folder = at(id)
      return folder && front(folder).value
    },
    compiledOf: (id) => {
      const folder = at(id)
      return folder && compiled(folder)
    },
    rulebookOf: (folder) => book(folder).value?.rulebook,
    bookOf: (id) => {
      const folder = at(id)
      return folder && book(folder).value?.book
    },
    contentOf: (folder) => {
      const { content } = front(folder).value
      return content && { ...content, chapters: chaptersOf(folder) }
    },
    findingsOf: (folder) => {
      const found = [...folders.knownOf(folder), ...front(folder).diagnostics, ...book(folder).diagnostics]
      const { system } = front(folder).value.content ?? {}
      return system?.value.suppress
        ? acceptFindings(found, readSuppressions(system, system.value.suppress), folder.name)
        : found
    },
  }
}
