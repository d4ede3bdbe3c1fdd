/** The file system, for commands: reads a content directory into plain values. Content is untrusted: nothing outside the directory is ever read. */
import { lstat, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Report } from './diagnostics/diagnostic.ts'
import { contentEndings, largestFile, mostFiles, type SourceFile } from './files.ts'

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
 * files that are not UTF-8 are reported and left out. Throws `DirectoryError` when there is no such directory.
 */
export const readDirectory = async (root: string, report: Report): Promise<SourceFile[]> => {
  const status = await lstat(root).catch(() => undefined)
  if (status === undefined) throw new DirectoryError(`There is no directory ${root}`)
  if (!status.isDirectory()) throw new DirectoryError(`${root} is not a directory`)
  const paths = await listFiles(root, report)
  const files: SourceFile[] = []
  const batch = 32
  for (let from = 0; from < paths.length; from += batch) {
    const read = await Promise.all(paths.slice(from, from + batch).map((path) => readText(root, path, report)))
    for (const file of read) if (file !== undefined) files.push(file)
  }
  return files
}

const listFiles = async (root: string, report: Report): Promise<string[]> => {
  const found: string[] = []
  const visit = async (folder: string, depth: number): Promise<void> => {
    const entries = await readdir(join(root, folder), { withFileTypes: true }).catch((error: Error) => {
      report.error('file-unreadable', { file: folder || '.', path: [] }, `The folder cannot be read: ${error.message}.`)
      return []
    })
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (isHidden(entry.name)) continue
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      const place = { file: path, path: [] }
      if (entry.isSymbolicLink()) {
        report.error('file-symlink', place, 'A symbolic link is not followed.', {
          hint: 'Put the file itself here; content may come from strangers and must not reach outside its folder.',
        })
      } else if (entry.isDirectory()) {
        if (depth < deepestFolder) await visit(path, depth + 1)
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
      }
    }
  }
  await visit('', 1)
  return found.slice(0, mostFiles).sort()
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

const readText = async (root: string, path: string, report: Report): Promise<SourceFile | undefined> => {
  const place = { file: path, path: [] }
  try {
    const { size } = await lstat(join(root, path))
    if (size > largestFile) {
      const kib = Math.ceil(size / 1024)
      report.error('file-too-large', place, `The file has ${kib} KiB; at most ${largestFile / 1024} are read.`)
      return undefined
    }
    const bytes = await readFile(join(root, path))
    try {
      return { path, text: utf8.decode(bytes) }
    } catch {
      report.error('file-encoding', place, 'The file is not UTF-8 text.', { hint: 'Save it with the encoding UTF-8.' })
    }
  } catch (error) {
    report.error('file-unreadable', place, `The file cannot be read: ${messageOf(error)}.`)
  }
  return undefined
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
