/** Which content directories an editor's folder means: the author's own, and for a pack that builds on it the house's below. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { makeReport } from '../diagnostics/diagnostic.ts'
import { readDirectory } from '../disk.ts'
import { packageRoot } from '../emit/package.ts'
import { manifestName, standsAlone } from '../packs/manifest.ts'
import type { Folder } from './desk.ts'

const isContent = (directory: string): boolean =>
  ['scenarios', 'systems', manifestName].some((name) => existsSync(join(directory, name)))

/** The content directory in the folders that an editor has open: one of them, or `content` in one of them. */
export const findContent = (folders: readonly string[]): string | undefined =>
  folders.flatMap((folder) => [join(folder, 'content'), folder]).find(isContent)

/** Reads a content directory as it lies on disk; a pack that does not stand alone lies over the content of the house. */
export const openFolders = async (directory: string): Promise<readonly Folder[]> => {
  const own = await openFolder(directory)
  const house = join(packageRoot, 'content')
  return directory === house || standsAlone(own.files) ? [own] : [await openFolder(house), own]
}

const openFolder = async (directory: string): Promise<Folder> => {
  const report = makeReport()
  const files = await readDirectory(directory, report)
  return { directory, files, known: report.diagnostics }
}
