/** One writer at a time: a lock lies in the user's cache folder and names the process that holds it. */
import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { makeFolder } from './makeFolder.ts'
import { cacheHome, cacheOf, cacheVariable } from './userCache.ts'
import { OutputError } from './write.ts'

/** Locks of this process. */
const held = new Set<string>()

/**
 * Takes the lock of a directory, which need not exist, and returns what gives it back. A lock whose process has ended is
 * taken over. Where none can be made the work goes on without: each write is whole or nothing, and an account that may
 * not write into its cache folder builds too. `warn` receives the sentence that says so.
 * @throws OutputError when another process writes there
 */
export const lockDirectory = (directory: string, warn: (sentence: string) => void): (() => void) => {
  const path = join(cacheOf(dirname(directory)), `${basename(directory)}.lock`)
  const own = `${path}.${randomBytes(4).toString('hex')}`
  const goOnWithout = (error: unknown): (() => void) => {
    warn(
      `${directory} cannot be locked: ${(error as Error).message}. Let no other sandtable write there meanwhile, or name a folder that can be written in ${cacheVariable}.`,
    )
    return () => {}
  }
  // In a folder of this process alone no other one would look for it.
  if (cacheHome() === undefined) return goOnWithout(new Error('this user has no home folder'))
  try {
    makeFolder(dirname(path))
    writeFileSync(own, String(process.pid), { flag: 'wx' })
  } catch (error) {
    return goOnWithout(error)
  }
  try {
    take(own, path, directory)
  } catch (error) {
    if (error instanceof OutputError) throw error
    return goOnWithout(error)
  } finally {
    rmSync(own, { force: true })
  }
  held.add(path)
  return () => {
    held.delete(path)
    rmSync(path, { force: true })
  }
}

/** @throws OutputError when another process has it, and what the system says where a file system knows no links */
const take = (own: string, path: string, directory: string): void => {
  for (let tries = 0; ; tries++) {
    try {
      linkSync(own, path)
      return
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const holder = holderOf(path)
    if (tries > 2 || (holder === process.pid ? held.has(path) : isRunning(holder)))
      throw new OutputError(
        `${directory} is being written by another sandtable (process ${holder}). Wait until it has ended; if there is none, remove ${path}.`,
      )
    const stale = `${own}.stale`
    try {
      renameSync(path, stale)
      rmSync(stale, { force: true })
    } catch {
      // Another process took it over first: it is asked for again.
    }
  }
}

/** NaN when the lock is gone or damaged. */
const holderOf = (path: string): number => {
  try {
    return Number.parseInt(readFileSync(path, 'utf8'), 10)
  } catch {
    return Number.NaN
  }
}

const isRunning = (pid: number): boolean => {
  if (!(pid > 0)) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
