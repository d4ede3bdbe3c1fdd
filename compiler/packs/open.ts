/** Opens content that a user names: a pack is laid over the content that comes with the program, anything else stands alone. */
import { realpathSync } from 'node:fs'
import { isAbsolute, relative, resolve, sep } from 'node:path'
import { makeReport } from '../diagnostics/diagnostic.ts'
import { openDirectory } from '../disk.ts'
import type { SourceFiles } from '../files.ts'
import { builtinDirectory } from './builtinContent.ts'
import { type Look, lookAt } from './look.ts'
import { standsAlone } from './manifest.ts'

export interface OpenPacks {
  /** Absolute, by layer from below: the folders that the content comes from. */
  readonly directories: readonly string[]
  /** How many of them, from below, are not the user's: the content that comes with the program. */
  readonly ours: number
  /** Reads everything as it is now; what has not changed is not read again. Throws `DirectoryError`. */
  look(): Look
}

/** The name of a folder as it stands before the paths of its files. */
const shownName = (name: string): string => name.replace(/[/\\]+$/, '') || '/'

/** The content that comes with the program as the user can find it: below the working directory by its way from there. */
const builtinName = (cwd: string): string => {
  const way = relative(cwd, builtinDirectory)
  return way !== '' && !isAbsolute(way) && way.split(sep)[0] !== '..' ? way.split(sep).join('/') : builtinDirectory
}

/**
 * Opens folders, each laid over those before it; `names` are as the user wrote them, relative to `cwd`. When the lowest one is
 * a pack, the content that comes with the program lies below it. Throws `DirectoryError`.
 */
export const openPacks = (names: readonly string[], cwd: string): OpenPacks => {
  const own = names.map((name) => ({ name: shownName(name), directory: resolve(cwd, name) }))
  const readers = own.map(({ directory }) => openDirectory(directory))
  // The files read here are also the first that are checked: large folders are read once.
  const early = makeReport()
  let lowest: SourceFiles | undefined = readers[0]?.(early)
  const isAlone = own.some(({ directory }) => isBuiltin(directory)) || standsAlone(lowest ?? [])
  const builtin = { name: builtinName(cwd), directory: builtinDirectory }
  const folders = isAlone ? own : [builtin, ...own]
  if (!isAlone) readers.unshift(openDirectory(builtinDirectory))
  const look = (): Look => {
    const read = folders.map(({ name }, layer) => {
      if (lowest !== undefined && layer === folders.length - own.length) {
        const files = lowest
        lowest = undefined
        return { name, files, read: early.diagnostics }
      }
      const report = makeReport()
      return { name, files: readers[layer](report), read: report.diagnostics }
    })
    return lookAt(read, isAlone)
  }
  return { directories: folders.map(({ directory }) => directory), ours: isAlone ? 0 : 1, look }
}

const isBuiltin = (directory: string): boolean => {
  try {
    return realpathSync(directory) === realpathSync(builtinDirectory)
  } catch {
    return false
  }
}
