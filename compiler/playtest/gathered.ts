/** Evidence and sample wins change together: both lie in a folder aside, whose renaming decides, and are moved from there. */
import { randomBytes } from 'node:crypto'
import { lstatSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from '../emit/makeFolder.ts'
import { asidesOf, putFile } from '../emit/write.ts'
import { evidenceName, sampleWinsName } from './parse.ts'

const names = [evidenceName, sampleWinsName]

/** Begins with a dot, so that it is never content. */
const base = 'gathered'
const complete = `.${base}`

/** Replaces both files of a scenario's folder. A kill leaves the old ones, or what `completeGathered` makes the new ones. */
export const putGathered = (folder: string, evidence: string, sampleWins: string): void => {
  finish(folder)
  const aside = join(folder, `.${base}.${randomBytes(4).toString('hex')}.new`)
  try {
    makeFolder(aside)
    putFile(join(aside, evidenceName), evidence)
    putFile(join(aside, sampleWinsName), sampleWins)
    renameSync(aside, join(folder, complete))
  } catch (error) {
    rmSync(aside, { recursive: true, force: true })
    throw error
  }
  finish(folder)
}

/** Moves complete files to their places. Others may do so at the same time. */
const finish = (folder: string): void => {
  const ready = join(folder, complete)
  if (lstatSync(ready, { throwIfNoEntry: false })?.isDirectory() !== true) return
  for (const name of names) {
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

/** Finishes what a kill interrupted in the scenarios of a content directory. What cannot be written stays as it is. */
export const completeGathered = (directory: string): void => {
  try {
    for (const entry of readdirSync(join(directory, 'scenarios'), { withFileTypes: true }))
      if (entry.isDirectory()) finish(join(directory, 'scenarios', entry.name))
  } catch {
    // There are no scenarios, or nothing may be written: readers take what is there.
  }
}

/** Removes what a kill left aside in a scenario's folder. Whoever calls holds the lock of the content directory. */
export const removeAsides = (folder: string): void => {
  for (const name of [base, ...names])
    for (const aside of asidesOf(folder, name)) rmSync(join(folder, aside), { recursive: true, force: true })
}
