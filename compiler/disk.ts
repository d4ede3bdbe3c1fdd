/** The file system, for commands: reads a content directory into plain values. Content is untrusted: nothing outside the directory is ever read. */
import { createHash } from 'node:crypto'
import { closeSync, constants, type Dirent, fstatSync, lstatSync, openSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Report } from './diagnostics/diagnostic.ts'
import { marker as outputMarker } from './emit/write.ts'
import { contentEndings, largestFile, mostFiles, type SourceFile, type SourceFiles } from './files.ts'

/** The directory itself is missing or no directory: ends a command with exit code 2. */
export class DirectoryError extends Error {
  override name = 'DirectoryError'
}

/** Deepest folder below the content directory. */
const deepestFolder = 12

/** Names below a content directory that are never content. */
const isHidden = (name: string): boolean => name.startsWith('.') || name === 'node_modules'

/**
 * All text files of a content directory, sorted by path. Symbolic links, unreadable files, files that are too large and
 * files that are not UTF-8 are reported and left out. Rejects with `DirectoryError` when there is no such directory.
 *
 * The calls block: small files one after the other are read five times faster than through promises.
 */
export const readDirectory = async (root: string, report: Report): Promise<SourceFile[]> => {
  refuseNoDirectory(root)
  return listFiles(root, report).flatMap((path) => readText(root, path, report) ?? [])
}

/**
 * Reads a content directory again and again: a file that looks as it did the last time is not opened, and is the very same
 * value. What cannot be read is reported each time.
 */
export const openDirectory = (root: string): ((report: Report) => readonly SourceFile[]) => {
  let known = new Map<string, { readonly stamp: string; readonly file: SourceFile }>()
  return (report) => {
    refuseNoDirectory(root)
    const now: typeof known = new Map()
    for (const path of listFiles(root, report)) {
      const stamp = stampOf(join(root, path))
      const before = known.get(path)
      if (before !== undefined && before.stamp === stamp) now.set(path, before)
      else {
        const file = readText(root, path, report)
        if (file !== undefined) now.set(path, { stamp, file })
      }
    }
    known = now
    return [...now.values()].map(({ file }) => file)
  }
}

/** What changes with every way of writing a file. */
const stampOf = (path: string): string => {
  const status = lstatSync(path, { throwIfNoEntry: false, bigint: true })
  return status === undefined ? '' : `${status.ino} ${status.size} ${status.mtimeNs} ${status.ctimeNs}`
}

const refuseNoDirectory = (root: string): void => {
  const status = lstatSync(root, { throwIfNoEntry: false })
  if (status === undefined) throw new DirectoryError(`There is no directory ${root}`)
  if (!status.isDirectory()) throw new DirectoryError(`${root} is not a directory`)
}

/** A fingerprint of files: changes with every path and every character. */
export const fingerprint = (files: SourceFiles): string => {
  const hash = createHash('sha256')
  for (const { path, text } of files) hash.update(`${path}\0${text.length}\0`).update(text)
  return hash.digest('hex')
}

const listFiles = (root: string, report: Report): string[] => {
  const found: string[] = []
  const visit = (folder: string, depth: number): void => {
    const entries = listFolder(root, folder, report)
    // What a build wrote below the directory is no content of it.
    if (folder !== '' && entries.some(({ name }) => name === outputMarker)) return
    for (const entry of entries) {
      if (isHidden(entry.name)) continue
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      const place = { file: path, path: [] }
      if (entry.isSymbolicLink()) {
        report.error('file-symlink', place, 'A symbolic link is not followed.', {
          hint: 'Put the file itself here; content may come from strangers and must not reach outside its folder.',
        })
      } else if (entry.isDirectory()) {
        if (depth < deepestFolder) visit(path, depth + 1)
        else report.error('file-unreadable', place, `Folders are read ${deepestFolder} deep and no deeper.`)
      } else if (entry.isFile() && contentEndings.some((ending) => entry.name.endsWith(ending))) {
        if (found.length === mostFiles) {
          report.error(
            'file-too-large',
            place,
            `The directory holds more than ${mostFiles} files; the rest is not read.`,
          )
        }
        found.push(path)
      } else if (entry.isFile() && entry.name.endsWith('.yml')) {
        report.error('file-misplaced', place, 'A file that ends in .yml is not read.', {
          hint: 'Let its name end in .yaml.',
        })
      }
    }
  }
  visit('', 1)
  return found.slice(0, mostFiles).sort()
}

const listFolder = (root: string, folder: string, report: Report): Dirent[] => {
  try {
    return readdirSync(join(root, folder), { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  } catch (error) {
    report.error(
      'file-unreadable',
      { file: folder || '.', path: [] },
      `The folder cannot be read: ${messageOf(error)}.`,
    )
    return []
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

const readText = (root: string, path: string, report: Report): SourceFile | undefined => {
  const place = { file: path, path: [] }
  let file: number | undefined
  try {
    // Whoever puts a link here after the folder was listed is not followed either.
    file = openSync(join(root, path), constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0))
    const { size } = fstatSync(file)
    if (size > largestFile) {
      const kib = Math.ceil(size / 1024)
      report.error('file-too-large', place, `The file has ${kib} KiB; at most ${largestFile / 1024} are read.`)
      return undefined
    }
    const bytes = readFileSync(file)
    try {
      return { path, text: utf8.decode(bytes) }
    } catch {
      report.error('file-encoding', place, 'The file is not UTF-8 text.', { hint: 'Save it with the encoding UTF-8.' })
    }
  } catch (error) {
    report.error('file-unreadable', place, `The file cannot be read: ${messageOf(error)}.`)
  } finally {
    if (file !== undefined) closeSync(file)
  }
  return undefined
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
