/**
 * What an editor works on: the files of the content directory and of what lies below it, with the texts that are not saved yet laid
 * over them, and what is known of each.
 */
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { homeOf, type SourceFile } from '../files.ts'
import { acceptInPacks } from '../packs/accepting.ts'
import { type Look, lookAt } from '../packs/look.ts'
import { schemaFor } from '../schemas/located.ts'
import type { Schema } from '../schemas/schema.ts'
import { defaultSystem } from '../systems/index.ts'
import { type Memory, openWorkspace } from '../workspace.ts'
import { type Node, readTree, textOf } from '../yaml/tree.ts'
import { namesInMarkdown } from './markdownNames.ts'
import { type Name, namesIn } from './names.ts'

/** A file as an editor sees it. */
export interface Page {
  /** Absolute path. */
  readonly file: string
  /** Below its content directory, with `/`. */
  readonly path: string
  readonly text: string
  /** `scenarios/<id>` or `systems/<id>`; empty for other files. */
  readonly home: string
  tree(): Node | undefined
  /** What it must fit; undefined when it does not say what kind it is. */
  schema(): Schema | undefined
  names(): readonly Name[]
}

/** A name with the file that it stands in. */
export interface Found extends Name {
  readonly page: Page
}

export interface Documents {
  pageOf(file: string): Page | undefined
  pages(): Iterable<Page>
  /** The rule system whose words a page uses. */
  systemOf(page: Page): string
  /** The pages of a folder `scenarios/<id>` or `systems/<id>`. */
  pagesIn(home: string): readonly Page[]
  /** Takes in the text of a file, or that it is gone. */
  change(file: string, text: string | undefined): void
  /** Takes in what lies on disk now. */
  reload(folders: readonly Folder[]): void
  /** All findings; their files are absolute paths. */
  findings(): readonly Diagnostic[]
  /** What is wrong in a scenario, by its folder. */
  findingsIn(home: string): readonly Diagnostic[]
  /** Folders of the scenarios that are looked at: after `findingsIn` of each of them `findings` takes no time. */
  scenarios(): readonly string[]
}

/** A content directory: the topmost is the author's own. */
export interface Folder {
  /** Absolute. */
  readonly directory: string
  readonly files: readonly SourceFile[]
  /** What reading it found. */
  readonly read: readonly Diagnostic[]
}

/** `isAlone`: the lowest folder need not say that it is a pack. `memory` knows what an earlier check has found. */
export const openDocuments = (opened: readonly Folder[], isAlone: boolean, memory?: Memory): Documents => {
  let folders = opened
  const pages = new Map<string, Page>()
  const homes = new Map<string, Map<string, Page>>()
  /** Files of the house as they are there: they are not looked at for every author. */
  const given = new Set<string>()
  const workspace = openWorkspace([], { given, ...(memory && { memory }) })
  let packs: Look | undefined
  let isStale = true

  const keyOf = (folder: Folder, path: string): string => `${folder.directory}/${path}`

  const folderOf = (file: string): Folder | undefined =>
    [...folders]
      .filter(({ directory }) => file.startsWith(`${directory}/`))
      .sort((a, b) => b.directory.length - a.directory.length)[0]

  const put = (folder: Folder, path: string, text: string): void => {
    const page = makePage(keyOf(folder, path), path, text, (one) => systemOf(one))
    pages.set(page.file, page)
    const home = homes.get(page.home) ?? new Map<string, Page>()
    homes.set(page.home, home.set(page.file, page))
  }

  const pagesIn = (home: string): readonly Page[] => [...(homes.get(home)?.values() ?? [])]

  const systemOf = ({ home, text, path }: Page): string => {
    const [root, id] = home.split('/')
    if (root === 'systems') return id
    if (home === '') return /^system: *([\w-]+)/m.exec(text)?.[1] ?? defaultSystem
    if (path.endsWith('/scenario.yaml')) return systemNamed(text)
    const own = pagesIn(home).find((page) => page.path === `${home}/scenario.yaml`)
    return own ? systemNamed(own.text) : defaultSystem
  }

  for (const folder of folders) for (const { path, text } of folder.files) put(folder, path, text)

  /** The texts of each folder laid over each other, and what has changed in the whole since last time. */
  const refresh = (): void => {
    if (!isStale) return
    isStale = false
    const files = (folder: Folder): SourceFile[] =>
      [...pages.values()]
        .filter((page) => page.file === keyOf(folder, page.path))
        .map(({ path, text }) => ({ path, text }))
        .sort((a, b) => (a.path < b.path ? -1 : 1))
    packs = lookAt(
      folders.map((folder) => ({ name: folder.directory, files: files(folder), read: folder.read })),
      isAlone,
    )
    given.clear()
    if (!isAlone) for (const path of packs.untouched(0)) given.add(path)
    workspace.replace(packs.files, packs.found)
  }

  /** Findings that are the author's, with the paths of files. */
  const show = (found: readonly Diagnostic[], isWhole: boolean): readonly Diagnostic[] => {
    const look = packs
    return look === undefined
      ? []
      : acceptInPacks(found, look, { from: isAlone ? 0 : 1, isWhole, evidence: true })
          .filter((one) => one.suppressed === undefined && look.concernsUser(one))
          .map(look.show)
  }

  const change: Documents['change'] = (file, text) => {
    const folder = folderOf(file)
    if (folder === undefined || pages.get(file)?.text === text) return
    isStale = true
    if (text !== undefined) {
      put(folder, file.slice(folder.directory.length + 1), text)
      // The other files of a scenario speak the words of the rule system that this one names.
      const { home, path } = pages.get(file) ?? { home: '', path: '' }
      if (path !== `${home}/scenario.yaml`) return
      for (const page of pagesIn(home)) if (page.file !== file) put(folder, page.path, page.text)
      return
    }
    const page = pages.get(file)
    pages.delete(file)
    if (page) homes.get(page.home)?.delete(file)
  }

  return {
    pageOf: (file) => pages.get(file),
    pages: () => pages.values(),
    systemOf,
    pagesIn,
    change,
    reload: (now) => {
      folders = now
      isStale = true
      const there = new Map(now.flatMap((folder) => folder.files.map(({ path, text }) => [keyOf(folder, path), text])))
      for (const file of [...pages.keys()]) if (!there.has(file)) change(file, undefined)
      for (const [file, text] of there) change(file, text)
    },
    findings: () => {
      refresh()
      return show(workspace.findings(), true)
    },
    findingsIn: (home) => {
      refresh()
      return show(workspace.findingsOf(home), false)
    },
    scenarios: () => {
      refresh()
      return workspace.unknown()
    },
  }
}

const systemNamed = (text: string): string => /^system: *["']?([\w-]+)/m.exec(text)?.[1] ?? defaultSystem

/** Looks at a text only when it is asked about it, and once. */
const makePage = (file: string, path: string, text: string, systemOf: (page: Page) => string): Page => {
  const isYaml = path.endsWith('.yaml')
  const once = <T>(make: () => T): (() => T) => {
    let made: { readonly value: T } | undefined
    return () => {
      made ??= { value: make() }
      return made.value
    }
  }
  const home = homeOf(path) ?? ''
  const page: Page = {
    file,
    path,
    text,
    home: /^(?:systems|scenarios)\//.test(home) ? home : '',
    tree: once(() => (isYaml ? readTree(text) : undefined)),
    schema: () => {
      const kind = textOf(page.tree(), 'kind')
      return kind === undefined ? undefined : schemaFor(systemOf(page), kind)
    },
    names: once(() => {
      if (path.endsWith('.md')) return namesInMarkdown(text, path)
      const schema = page.schema()
      const own = schema ? namesIn(text, page.tree(), schema) : []
      return /(?:^|\/)scenario\.yaml$/.test(path) ? [...own, scenarioName(page)] : own
    }),
  }
  return page
}

/** A scenario is named by its folder: its file is where it gets that name. */
const scenarioName = (page: Page): Name => {
  const [, id] = page.home.split('/')
  const end = Math.max(0, page.text.indexOf('\n'))
  const whole = { start: 0, end }
  const tree = page.tree()
  const [title, about] = [textOf(tree, 'title'), textOf(tree, 'summary')]
  return { kind: 'scenario', id: id ?? '', defines: true, ...whole, path: [], title, about, whole }
}
