/** The files of the command-card system as the compiler reads them. */
import { makeReport } from '../../compiler/diagnostics/diagnostic.ts'
import { readDirectory } from '../../compiler/disk.ts'
import type { SourceFile } from '../../compiler/files.ts'

const content = new URL('../../content', import.meta.url).pathname

/** Files below `systems/command-cards`, and of the scenarios that are played by it. */
export const readCardContent = async (): Promise<readonly SourceFile[]> => {
  const files = await readDirectory(content, makeReport())
  const folders = files.flatMap(({ path, text }) =>
    path.endsWith('/scenario.yaml') && text.includes('\nsystem: command-cards\n') ? [path.replace(/[^/]+$/, '')] : [],
  )
  return files.filter(
    ({ path }) => path.startsWith('systems/command-cards/') || folders.some((folder) => path.startsWith(folder)),
  )
}
