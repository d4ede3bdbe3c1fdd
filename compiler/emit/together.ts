/** Files of one folder that change together: complete in a folder aside first, whose renaming decides, and moved from there. */
import { randomBytes } from 'node:crypto'
import { lstatSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from './makeFolder.ts'
import { putFile } from './write.ts'

/** The reason why files are put together: evidence was gathered, or a command has written files. */
export type Purpose = 'gathered' | 'written'

/** Begins with a dot, so that it is never content. */
const complete = (folder: string, purpose: Purpose): string => join(folder, `.${purpose}`)

/**
 * Replaces files of a folder, by name. A kill leaves the old ones, or what `completeTogether` makes the new ones.
 * @param purpose tells apart what different commands write into one folder
 */
export const putTogether = (
  folder: string,
  purpose: Purpose,
  files: ReadonlyMap<string, string | Uint8Array>,
): void => {
  completeTogether(folder, purpose)
  const aside = join(folder, `.${purpose}.${randomBytes(4).toString('hex')}.new`)
  try {
    makeFolder(aside)
    for (const [name, content] of files) putFile(join(aside, name), content)
    renameSync(aside, complete(folder, purpose))
  } catch (error) {
    rmSync(aside, { recursive: true, force: true })
    throw error
  }
  completeTogether(folder, purpose)
}

/** Moves complete files to their places, all or those of some names. Others may do so at the same time. */
export const completeTogether = (folder: string, purpose: Purpose, names?: readonly string[]): void => {
  const ready = complete(folder, purpose)
  if (lstatSync(ready, { throwIfNoEntry: false })?.isDirectory() !== true) return
  for (const name of names ?? readdirSync(ready)) {
    try {
      if (lstatSync(join(ready, name)).isFile()) renameSync(join(ready, name), join(folder, name))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }
  try {
    rmdirSync(ready)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}
