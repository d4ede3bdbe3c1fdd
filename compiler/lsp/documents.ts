/**
 * The documents of a language server: the files of the content directory and of its base content, overlaid with unsaved texts, and the
 * facts derived from each.
 */
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { SourceFile } from '../files.ts'
import { acceptInPacks } from '../packs/accepting.ts'
import { type Look, lookAt } from '../packs/look.ts'
import { type Memory, openWorkspace } from '../workspace.ts'
import type { Name } from './names.ts'
import { openPages, type Page } from './pages.ts'

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
  /** Returns the findings in a scenario, by its folder. */
  findingsIn(home: string): readonly Diagnostic[]
  /** Folders of the scenarios that are looked at: after `findingsIn` of each of them `findings` takes no time. */
  scenarios(): readonly string[]
}

/** A content directory: the topmost is the author's own. */
export interface Folder {
  /** Absolute. */
  readonly directory: string
  readonly files: readonly SourceFile[]
  /** The findings from reading it. */
  readonly read: readonly Diagnostic[]
}

/** `isAlone`: the lowest folder need not say that it is a pack. `memory` knows what an earlier check has found. */
export const openDocuments = (opened: readonly Folder[], isAlone: boolean, memory?: Memory): Documents => {
  let folders = opened
  const pages = openPages()
  /** Built-in files as they are there: they are not looked at for every author. */
  const given = new Set<string>()
  const workspace = openWorkspace([], { given, ...(memory && { memory }) })
  let packs: Look | undefined
  let isStale = true

  const keyOf = (folder: Folder, path: string): string => `${folder.directory}/${path}`

  const folderOf = (file: string): Folder | undefined =>
    [...folders]
      .filter(({ directory }) => file.startsWith(`${directory}/`))
      .sort((a, b) => b.directory.length - a.directory.length)[0]

  const put = (folder: Folder, path: string, text: string): void => pages.put(keyOf(folder, path), path, text)

  for (const folder of folders) for (const { path, text } of folder.files) put(folder, path, text)

  /** The texts of each folder laid over each other, and what has changed in the whole since last time. */
  const refresh = (): void => {
    if (!isStale) return
    isStale = false
    const files = (folder: Folder): SourceFile[] =>
      [...pages.byFile.values()]
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
    if (folder === undefined || pages.byFile.get(file)?.text === text) return
    isStale = true
    if (text !== undefined) {
      put(folder, file.slice(folder.directory.length + 1), text)
      // The other files of a scenario speak the words of the rule system that this one names.
      const { home, path } = pages.byFile.get(file) ?? { home: '', path: '' }
      if (path !== `${home}/scenario.yaml`) return
      for (const page of pages.inHome(home)) if (page.file !== file) put(folder, page.path, page.text)
      return
    }
    pages.remove(file)
  }

  return {
    pageOf: (file) => pages.byFile.get(file),
    pages: () => pages.byFile.values(),
    systemOf: pages.systemOf,
    pagesIn: pages.inHome,
    change,
    reload: (now) => {
      folders = now
      isStale = true
      const there = new Map(now.flatMap((folder) => folder.files.map(({ path, text }) => [keyOf(folder, path), text])))
      for (const file of [...pages.byFile.keys()]) if (!there.has(file)) change(file, undefined)
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
