/** Writes a new folder: aside first, then renamed. Never over anything that is there. */
import { randomBytes } from 'node:crypto'
import { lstatSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { makeFolder } from '../emit/makeFolder.ts'
import { OutputError, removeAsides } from '../emit/write.ts'
import type { SourceFiles } from '../files.ts'

/**
 * Makes a folder with files in it. `above` is a folder that it lies in: no link may stand on the way from there.
 * Throws `OutputError` when something is in the way; then nothing was written.
 */
export const putFolder = (folder: string, files: SourceFiles, above: string): void => {
  for (let way = dirname(folder); way.length > above.length; way = dirname(way)) refuseLink(way)
  const status = lstatSync(folder, { throwIfNoEntry: false })
  if (status !== undefined && !(status.isDirectory() && readdirSync(folder).length === 0))
    throw new OutputError(`${folder} is there already.`)
  removeAsides(folder)
  const aside = join(dirname(folder), `.${basename(folder)}.${randomBytes(4).toString('hex')}.new`)
  try {
    makeFolder(aside)
    for (const { path, text } of files) {
      makeFolder(dirname(join(aside, path)))
      writeFileSync(join(aside, path), text, { flag: 'wx' })
    }
    // Takes the place of an empty folder, and of nothing else.
    renameSync(aside, folder)
  } catch (error) {
    rmSync(aside, { recursive: true, force: true })
    throw new OutputError(`${folder} cannot be written: ${error instanceof Error ? error.message : String(error)}.`)
  }
}

const refuseLink = (folder: string): void => {
  const status = lstatSync(folder, { throwIfNoEntry: false })
  if (status !== undefined && !status.isDirectory()) throw new OutputError(`${folder} is no folder.`)
}
