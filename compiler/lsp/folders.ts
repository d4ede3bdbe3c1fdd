/** Finds the content directories for an editor's folder: the author's own, and for a pack the built-in content below it. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { makeReport } from '../diagnostics/diagnostic.ts'
import { openDirectory } from '../disk.ts'
import { manifestName } from '../packs/manifest.ts'
import { openPacks } from '../packs/open.ts'
import type { Folder } from './documents.ts'

const isContent = (directory: string): boolean =>
  ['scenarios', 'systems', manifestName].some((name) => existsSync(join(directory, name)))

/** The content directory in the folders that an editor has open: one of them, or `content` in one of them. */
export const findContent = (folders: readonly string[]): string | undefined =>
  folders.flatMap((folder) => [join(folder, 'content'), folder]).find(isContent)

export interface OpenFolders {
  /** True if the content stands alone, without the built-in content below it. */
  readonly isAlone: boolean
  /** Reads the layers on disk as they are now, the lowest first. Unchanged files are not read again. Throws `DirectoryError`. */
  read(): readonly Folder[]
}

/** Opens a content directory. Throws `DirectoryError`. */
export const openFolders = (directory: string): OpenFolders => {
  const { directories, ours } = openPacks([directory], directory)
  const readers = directories.map((one) => ({ directory: one, look: openDirectory(one) }))
  return {
    isAlone: ours === 0,
    read: () =>
      readers.map(({ directory: one, look }) => {
        const report = makeReport()
        return { directory: one, files: look(report), read: report.diagnostics }
      }),
  }
}
