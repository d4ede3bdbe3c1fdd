/**
 * The file system, for commands: reads a content directory into plain values. Content is untrusted: nothing outside the directory is read.
 */
import { createHash } from 'node:crypto'
import {
  closeSync,
  constants,
  type Dirent,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
  readSync,
  type Stats,
} from 'node:fs'
import { join } from 'node:path'
import type { Report } from './diagnostics/diagnostic.ts'
import { marker as outputMarker } from './emit/write.ts'
import { contentEndings, largestFile, mostFiles, type SourceFile } from './files.ts'
import {
  headerLength,
  largestPicture,
  makeFacts,
  type PictureFacts,
  readHeader,
  typeByName,
} from './rulebook/pictureFacts.ts'

/** The directory itself is missing or no directory: ends a command with exit code 2. */
export class DirectoryError extends Error {
  override name = 'DirectoryError'
}

const deepestFolder = 12

/** Most entries of folders that are looked at, content or not: who names a whole disk by mistake is told so. */
const mostEntries = 200_000

/** Pictures are looked at where texts can show them. */
const isContent = (path: string): boolean =>
  contentEndings.some((ending) => path.endsWith(ending)) ||
  (typeByName(path) !== undefined && /^(?:scenarios\/[^/]+|systems\/[^/]+\/rules)\/[^/]+$/.test(path))

/** Names below a content directory that are never content. */
const isHidden = (name: string): boolean => name.startsWith('.') || name === 'node_modules'

/**
 * All text files of a content directory, sorted by path. Symbolic links, unreadable files, files that are too large and
 * files that are not UTF-8 are reported and left out. Rejects with `DirectoryError` when there is no such directory.
 *
 * The calls block: small files one after the other are read five times faster than through promises.
 */
export const readDirectory = async (root: string, report: Report): Promise<readonly SourceFile[]> =>
  openDirectory(root)(report)

/** The file attributes that change with every kind of write; milliseconds, with fractions. */
type Stamp = Pick<Stats, 'ino' | 'size' | 'mtimeMs' | 'ctimeMs'>

/** A file as it was when its stamp was taken. */
interface Stamped {
  readonly stamp: Stamp
  readonly file: SourceFile
}

/**
 * Reads a content directory again and again: a file that looks as it did the last time is not opened, and is the very same
 * value. What cannot be read is reported each time.
 */
export const openDirectory = (root: string): ((report: Report) => readonly SourceFile[]) => {
  let known = new Map<string, Stamped>()
  return (report) => {
    refuseNoDirectory(root)
    const now = new Map<string, Stamped>()
    const files: SourceFile[] = []
    for (const path of listFiles(root, report)) {
      const before = known.get(path)
      const found = before !== undefined && isAsBefore(root, path, before) ? before : readFile(root, path, report)
      if (found === undefined) continue
      now.set(path, found)
      files.push(found.file)
    }
    known = now
    return files
  }
}

const isAsBefore = (root: string, path: string, { stamp }: Stamped): boolean => {
  const now = lstatSync(`${root}/${path}`, { throwIfNoEntry: false })
  return (
    now !== undefined &&
    now.ino === stamp.ino &&
    now.size === stamp.size &&
    now.mtimeMs === stamp.mtimeMs &&
    now.ctimeMs === stamp.ctimeMs
  )
}

const refuseNoDirectory = (root: string): void => {
  const status = lstatSync(root, { throwIfNoEntry: false })
  if (status === undefined) throw new DirectoryError(`There is no directory ${root}`)
  if (status.isSymbolicLink())
    throw new DirectoryError(`${root} is a symbolic link, which is not followed. Name the folder that it leads to.`)
  if (!status.isDirectory()) throw new DirectoryError(`${root} is not a directory`)
}

const listFiles = (root: string, report: Report): string[] => {
  const found: string[] = []
  let seen = 0
  const visit = (folder: string, depth: number): void => {
    const entries = listFolder(root, folder, report)
    // Files that a build wrote below the directory are no content of it.
    if (folder !== '' && entries.some(({ name }) => name === outputMarker)) return
    seen += entries.length
    if (seen > mostEntries) {
      if (seen - entries.length <= mostEntries) {
        const message = `The directory holds more than ${mostEntries} files and folders; the rest is not looked at.`
        report.error('file-too-large', { file: folder || '.', path: [] }, message)
      }
      return
    }
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
      } else if (entry.isFile() && isContent(path)) {
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
      } else if (!entry.isFile() && isContent(path)) {
        report.error('file-unreadable', place, 'This is no plain file.', {
          hint: 'Pipes, sockets and devices are not read.',
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

const readFile = (root: string, path: string, report: Report): Stamped | undefined => {
  const place = { file: path, path: [] }
  const isPicture = typeByName(path) !== undefined
  try {
    const { stamp, bytes } = readBounded(`${root}/${path}`, isPicture ? largestPicture : largestFile)
    const { size } = stamp
    if (isPicture) return { stamp, file: { path, text: makeFacts(factsOf(size, bytes)) } }
    if (bytes === undefined) {
      const kib = Math.ceil(size / 1024)
      report.error('file-too-large', place, `The file has ${kib} KiB; at most ${largestFile / 1024} are read.`)
      return undefined
    }
    try {
      return { stamp, file: { path, text: utf8.decode(bytes) } }
    } catch {
      report.error('file-encoding', place, 'The file is not UTF-8 text.', { hint: 'Save it with the encoding UTF-8.' })
    }
  } catch (error) {
    report.error('file-unreadable', place, `The file cannot be read: ${messageOf(error)}.`)
  }
  return undefined
}

const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants

/** Where small files are read into, one after the other. */
const scratch = Buffer.allocUnsafeSlow(64 * 1024)

/**
 * The bytes of a file, never more than `most`, whatever it is and however it grows meanwhile; without bytes when it has more. They
 * stand until the next file is read. Whoever puts a link, a pipe or a device here after the folder was listed is not followed and
 * not waited for. Throws what the system says.
 */
const readBounded = (path: string, most: number): { readonly stamp: Stamp; readonly bytes?: Uint8Array } => {
  const file = openSync(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
  try {
    const status = fstatSync(file)
    if (!status.isFile()) throw new Error('it is no plain file')
    const { ino, size, mtimeMs, ctimeMs } = status
    const stamp = { ino, size, mtimeMs, ctimeMs }
    if (size > most) return { stamp }
    // One byte more than there are tells of a file that grows.
    const bytes = size < scratch.length ? scratch : Buffer.allocUnsafe(size + 1)
    let length = 0
    for (let read = -1; read !== 0 && length !== size; length += read)
      read = readSync(file, bytes, length, size + 1 - length, null)
    if (length !== size) throw new Error('it is being written')
    return { stamp, bytes: bytes.subarray(0, length) }
  } finally {
    closeSync(file)
  }
}

const factsOf = (size: number, bytes: Uint8Array | undefined): PictureFacts => {
  if (bytes === undefined) return { width: 0, height: 0, bytes: size, hash: '' }
  return { width: 0, height: 0, ...readHeader(bytes.subarray(0, headerLength)), bytes: size, hash: hashOf(bytes) }
}

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 16)

/**
 * The bytes of a picture as they were when its facts were read; undefined when they are others now or cannot be read.
 * `path` is below the directory.
 */
export const readPicture = (root: string, path: string, { hash }: PictureFacts): Uint8Array | undefined => {
  try {
    const { bytes } = readBounded(join(root, path), largestPicture)
    return bytes !== undefined && hashOf(bytes) === hash ? Uint8Array.from(bytes) : undefined
  } catch {
    return undefined
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
