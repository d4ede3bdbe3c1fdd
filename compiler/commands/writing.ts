/** Writes files for an author, and overwrites existing ones only with `force`. */
import { randomBytes } from 'node:crypto'
import { link, lstat, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { makeFolder } from '../emit/makeFolder.ts'
import { UsageError } from './command.ts'

/** A file to be written, by its absolute path. */
export interface Written {
  readonly path: string
  readonly content: string | Uint8Array
}

/**
 * Writes all of the files, each aside first and then put in its place. Without `force` nothing is written when one of them is
 * there already. Links are never followed.
 * @throws UsageError
 */
export const writeFiles = async (
  files: readonly Written[],
  force: boolean,
  nameOf: (path: string) => string,
): Promise<void> => {
  for (const { path } of files) {
    const status = await lstat(path).catch(() => undefined)
    if (status !== undefined && !status.isFile()) throw new UsageError(`${nameOf(path)} is in the way: it is no file.`)
    if (status !== undefined && !force)
      throw new UsageError(`${nameOf(path)} is there already; --force writes over it.`)
  }
  const mark = randomBytes(4).toString('hex')
  const asideOf = (path: string): string => `${path}.${mark}.new`
  try {
    for (const { path, content } of files) {
      makeFolder(dirname(path))
      await writeFile(asideOf(path), content, { flag: 'wx' })
    }
    for (const { path } of files) {
      // A link is refused where a file appeared in the meantime; a rename would go over it.
      if (!force) await link(asideOf(path), path)
      else await rename(asideOf(path), path)
    }
  } catch (error) {
    throw new UsageError(`Nothing more was written: ${error instanceof Error ? error.message : String(error)}.`)
  } finally {
    for (const { path } of files) await rm(asideOf(path), { force: true })
  }
}
