/** Writes files for an author, and overwrites existing ones only with `force`. */
import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import { putTogether } from '../emit/together.ts'
import { removeAsides } from '../emit/write.ts'
import { UsageError } from './command.ts'

/**
 * Writes files into a folder, by name: all of them, or none when one is there already and `force` is not given. Links are never
 * followed.
 * @throws UsageError
 */
export const writeFiles = (
  folder: string,
  files: ReadonlyMap<string, string | Uint8Array>,
  force: boolean,
  nameOf: (path: string) => string,
): void => {
  for (const name of files.keys()) {
    const path = join(folder, name)
    const status = lstatSync(path, { throwIfNoEntry: false })
    if (status !== undefined && !status.isFile()) throw new UsageError(`${nameOf(path)} is in the way: it is no file.`)
    if (status !== undefined && !force)
      throw new UsageError(`${nameOf(path)} is there already; --force writes over it.`)
  }
  try {
    removeAsides(join(folder, 'written'))
    putTogether(folder, 'written', files)
  } catch (error) {
    throw new UsageError(`Nothing more was written: ${error instanceof Error ? error.message : String(error)}.`)
  }
}
