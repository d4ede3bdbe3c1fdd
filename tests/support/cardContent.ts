/** The files of the command-card system as the compiler reads them, wherever they lie now. */
import { existsSync } from 'node:fs'
import { makeReport } from '../../compiler/diagnostics/diagnostic.ts'
import { readDirectory } from '../../compiler/disk.ts'
import type { SourceFile } from '../../compiler/files.ts'

const root = new URL('../../', import.meta.url).pathname
const drafts = `${root}drafts/command-cards`

/** Files of the system below `systems/command-cards`, and of its scenarios below `scenarios`. */
export const readCardContent = async (): Promise<readonly SourceFile[]> => {
  const published = await readDirectory(`${root}content`, makeReport())
  const own = published.filter(({ path }) => path.startsWith('systems/command-cards/'))
  if (!existsSync(drafts)) return [...own, ...published.filter(isOfCards(published))]
  const drafted = await readDirectory(drafts, makeReport())
  const placed = drafted.map(({ path, text }) => ({
    path: path.startsWith('scenarios/') ? path : `systems/command-cards/${path}`,
    text,
  }))
  return [...own, ...published.filter(isOfCards(published)), ...placed]
}

/** Whether a file belongs to a scenario of the system. */
const isOfCards = (files: readonly SourceFile[]): ((file: SourceFile) => boolean) => {
  const folders = files.flatMap(({ path, text }) =>
    path.endsWith('/scenario.yaml') && text.includes('\nsystem: command-cards\n') ? [path.replace(/[^/]+$/, '')] : [],
  )
  return ({ path }) => folders.some((folder) => path.startsWith(folder))
}
