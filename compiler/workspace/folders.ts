/** The files of a workspace by the folders that are looked at by themselves, and what lies around them. */
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { compareTexts, homeOf, type SourceFile, type SourceFiles } from '../files.ts'
import { type Surroundings, slugOf } from '../rulebook/rulebook.ts'

/** A file that is there now with this text, or is gone when there is none. */
export interface Change {
  /** Path below the content directory, with `/`. */
  readonly path: string
  readonly text: string | undefined
}

/** A folder `systems/<id>` or `scenarios/<id>`, or all that is in neither. */
export interface Folder {
  /** Its path; empty for what is in no such folder. */
  readonly name: string
  readonly files: Map<string, SourceFile>
  /** Another object after every change of its tables or of its texts. */
  tables: object
  texts: object
}

export interface Folders {
  /** In order of name. */
  systems(): readonly Folder[]
  scenarios(): readonly Folder[]
  find(name: string): Folder | undefined
  /** The files in no folder of a system or scenario: guides, and files in unknown places. */
  readonly rest: Folder
  change(changes: readonly Change[]): void
  /** Takes in what reading the files found. */
  learn(known: readonly Diagnostic[]): void
  /** Returns the findings from reading the files of a folder. */
  knownOf(folder: Folder): readonly Diagnostic[]
  /** Ids of all scenarios and slugs of guides: few texts ask for them. */
  around(): Surroundings
  /** Returns the mentions of other pages in texts: whether each page exists, and the alternatives when it does not. */
  mentionsOf(texts: SourceFiles): string
  /** Another object whenever a scenario or a guide comes or goes. */
  moved(): object
}

const byName = (a: Folder, b: Folder): number => compareTexts(a.name, b.name)

export const byPath = (a: SourceFile, b: SourceFile): number => compareTexts(a.path, b.path)

export const isText = (path: string): boolean => path.endsWith('.md')

/** The files of a folder in order of path, however they came. */
export const filesOf = ({ files }: Folder, wanted?: (path: string) => boolean): SourceFiles => {
  const all = [...files.values()].sort(byPath)
  return wanted === undefined ? all : all.filter(({ path }) => wanted(path))
}

const nameOf = (path: string): string => {
  const folder = homeOf(path) ?? ''
  return folder.startsWith('systems/') || folder.startsWith('scenarios/') ? folder : ''
}

const makeHome = (name: string): Folder => ({ name, files: new Map(), tables: {}, texts: {} })

export const openFolders = (): Folders => {
  const rest = makeHome('')
  const systems = new Map<string, Folder>()
  const scenarios = new Map<string, Folder>()
  let known = new Map<string, readonly Diagnostic[]>()
  let moved: object = {}
  let surroundings: Surroundings | undefined

  const find = (name: string): Folder | undefined => (name === '' ? rest : (systems.get(name) ?? scenarios.get(name)))

  const homeAt = (name: string): Folder => {
    const found = find(name) ?? makeHome(name)
    if (name.startsWith('systems/')) systems.set(name, found)
    else if (name !== '') scenarios.set(name, found)
    return found
  }

  const around = (): Surroundings => {
    surroundings ??= {
      scenarios: new Set([...scenarios.keys()].map((name) => name.slice('scenarios/'.length)).sort()),
      guides: new Set(
        [...rest.files.keys()]
          .sort()
          .filter((path) => path.startsWith('guides/'))
          .flatMap((path) => slugOf(path) ?? []),
      ),
    }
    return surroundings
  }

  return {
    systems: () => [...systems.values()].sort(byName),
    scenarios: () => [...scenarios.values()].sort(byName),
    find,
    rest,
    around,
    moved: () => moved,
    change: (changes) => {
      for (const { path, text } of changes) {
        const folder = homeAt(nameOf(path))
        const old = folder.files.get(path)
        if (old?.text === text) continue
        if (text === undefined) folder.files.delete(path)
        else folder.files.set(path, { path, text })
        if (isText(path)) folder.texts = {}
        else folder.tables = {}
        if (folder.files.size === 0) {
          systems.delete(folder.name)
          scenarios.delete(folder.name)
        }
        if (old !== undefined && text !== undefined) continue
        moved = {}
        surroundings = undefined
      }
    },
    learn: (diagnostics) => {
      const before = known
      known = Map.groupBy(diagnostics, ({ file }) => nameOf(file))
      for (const name of new Set([...before.keys(), ...known.keys()])) {
        if (JSON.stringify(before.get(name)) === JSON.stringify(known.get(name))) continue
        const folder = find(name)
        if (folder !== undefined) folder.tables = {}
      }
    },
    knownOf: ({ name }) => known.get(name) ?? [],
    mentionsOf: (texts) => {
      const mentions = new Set(texts.flatMap(({ text }) => text.match(/\b(?:scenario|guide):[\w-]+/g) ?? []))
      const missing = [...mentions].filter((mention) => {
        const [kind, id] = mention.split(':')
        return !(kind === 'guide' ? around().guides : around().scenarios).has(id)
      })
      if (missing.length === 0) return 'all there'
      return JSON.stringify([missing.sort(), [...around().scenarios].sort(), [...around().guides].sort()])
    },
  }
}
