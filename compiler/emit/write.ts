/** Writes output all or nothing: aside first, then swapped by renaming. What stood there before survives a failure. */
import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { access, constants, lstat, mkdir, open, readdir, rename, rm, rmdir } from 'node:fs/promises'
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path'
import { makeFolder } from './makeFolder.ts'

/** Files by path, with `/`. */
export type Files = ReadonlyMap<string, Uint8Array>

/** Output cannot be put where it was asked for: ends a command with exit code 2. */
export class OutputError extends Error {
  override name = 'OutputError'
}

/** Stands in every folder that the compiler made: only such folders, and empty ones, are ever replaced. */
export const marker = '.sandtable-output'

/**
 * Throws when no folder can be made in a folder, or in the nearest one above it that is there: better said before the work. Only a
 * trial tells: `/proc` and full disks say that they are open.
 */
const checkOpen = async (folder: string, output: string): Promise<void> => {
  try {
    await access(folder, constants.W_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' && dirname(folder) !== folder) return checkOpen(dirname(folder), output)
    const why = code === 'ENOTDIR' ? 'is no directory' : 'is closed to you'
    throw new OutputError(`${output} cannot be written: ${folder} ${why}.`)
  }
  try {
    const trial = asideOf(join(folder, basename(output)))
    await mkdir(trial)
    await rmdir(trial)
  } catch (error) {
    throw new OutputError(`${output} cannot be written: ${error instanceof Error ? error.message : String(error)}.`)
  }
}

/** A new name beside a directory, for what is to take its place; `repairDirectory` removes what a kill leaves there. */
const asideOf = (directory: string): string =>
  join(dirname(directory), `.${basename(directory)}.${randomBytes(4).toString('hex')}.new`)

/** Throws when a directory must not be replaced: it holds other things, or what the output is made from. All paths are absolute. */
export const checkReplaceable = async (directory: string, sources: readonly string[]): Promise<void> => {
  for (const source of sources) {
    const way = relative(directory, source)
    if (way === '' || (!isAbsolute(way) && way.split(sep)[0] !== '..')) {
      throw new OutputError(`${directory} cannot be the output: ${source} lies in it.`)
    }
  }
  await checkOpen(dirname(directory), directory)
  const status = await lstat(directory).catch(() => undefined)
  if (status === undefined) return
  if (!status.isDirectory()) throw new OutputError(`${directory} is in the way: it is no directory.`)
  const names = await readdir(directory)
  if (names.length > 0 && !names.includes(marker)) {
    throw new OutputError(`${directory} holds files that sandtable did not write. Remove it, or choose another place.`)
  }
}

/**
 * Lets `fill` write into an empty folder beside a directory, and swaps it in when that says that it is complete. In every
 * other case (it says no, it throws, the program is told to end) what stood there stays, and nothing stays beside it.
 */
export const replaceBy = async (directory: string, fill: (aside: string) => Promise<boolean>): Promise<boolean> => {
  const aside = asideOf(directory)
  const abandon = (signal: NodeJS.Signals): void => {
    rmSync(aside, { recursive: true, force: true })
    process.exit(signal === 'SIGINT' ? 130 : 143)
  }
  process.once('SIGINT', abandon).once('SIGTERM', abandon)
  try {
    makeFolder(aside)
    const isComplete = await fill(aside)
    if (isComplete) await swapIn(aside, directory)
    return isComplete
  } finally {
    process.off('SIGINT', abandon).off('SIGTERM', abandon)
    await rm(aside, { recursive: true, force: true })
  }
}

/**
 * Mends what a kill left beside a directory: what stood there stands there again if nothing does, and the rest goes. Whoever
 * calls holds the lock of the directory.
 */
export const repairDirectory = (directory: string): void => {
  const folder = dirname(directory)
  if (!existsSync(folder)) return
  for (const name of asidesOf(folder, basename(directory))) {
    const path = join(folder, name)
    if (name.endsWith('.old') && !existsSync(directory)) renameSync(path, directory)
    else rmSync(path, { recursive: true, force: true })
  }
}

/** Lists the files set aside in a folder for a file or folder of it. */
const asidesOf = (folder: string, name: string): readonly string[] =>
  readdirSync(folder).filter(
    (other) => other.startsWith(`.${name}.`) && /^[0-9a-f]{8}\.(?:new|old)$/.test(other.slice(name.length + 2)),
  )

/** Removes what a kill left beside a file or folder that is about to be written. */
export const removeAsides = (path: string): void => {
  if (!existsSync(dirname(path))) return
  for (const name of asidesOf(dirname(path), basename(path)))
    rmSync(join(dirname(path), name), { recursive: true, force: true })
}

/** Puts `aside` in the place of `directory`. When that fails, what stood there stands there again. */
const swapIn = async (aside: string, directory: string): Promise<void> => {
  const old = aside.replace(/\.new$/, '.old')
  const hadOld = await rename(directory, old).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false
      throw error
    },
  )
  try {
    await rename(aside, directory)
  } catch (error) {
    if (hadOld) await rename(old, directory)
    throw error
  }
  await rm(old, { recursive: true, force: true })
}

/** Writes a file, and the folders that it lies in: aside first and then renamed, so that half a file is never read. */
export const putFile = (path: string, content: string | Uint8Array, mode?: number): void => {
  const aside = asideOf(path)
  try {
    makeFolder(dirname(path))
    writeFileSync(aside, content, { flag: 'wx', flush: true, ...(mode !== undefined && { mode }) })
    renameSync(aside, path)
  } catch (error) {
    rmSync(aside, { force: true })
    throw error
  }
}

const writeSynced = async (path: string, content: Uint8Array): Promise<void> => {
  const file = await open(path, 'wx')
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Replaces a directory by files, all at once. Paths must stay inside. */
export const replaceDirectory = async (directory: string, files: Files): Promise<void> => {
  await replaceBy(directory, async (aside) => {
    for (const [path, content] of [...files, [marker, Buffer.from(markerText)] as const]) {
      const target = join(aside, path)
      if (!target.startsWith(aside + sep)) throw new OutputError(`${path} leads out of the output.`)
      makeFolder(dirname(target))
      await writeSynced(target, content)
    }
    return true
  })
}

const markerText = 'Made by sandtable build. Replaced as a whole by the next one.\n'
