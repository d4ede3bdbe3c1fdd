/** What is remembered of content between two runs, in one file of `.sandtable/`: findings by a hash of all that they depend on. */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Memory } from '../workspace.ts'

export interface MemoryFile extends Memory {
  /** Writes what was recalled or kept in this run; the rest is forgotten. That it could not be written is no loss but time. */
  save(): void
}

/** `code` is a fingerprint of the code that found things: other code remembers nothing of this. */
export const openMemory = (path: string, code: string): MemoryFile => {
  const before = readBefore(path, code)
  const now = new Map<string, unknown>()
  let isNew = false
  return {
    recall: (key) => (now.has(key) ? now.get(key) : before.get(key)),
    keep: (key, value) => {
      isNew ||= !before.has(key)
      now.set(key, value)
    },
    save: () => {
      if (!isNew && now.size === before.size) return
      write(path, JSON.stringify({ code, known: Object.fromEntries(now) }))
    },
  }
}

const readBefore = (path: string, code: string): ReadonlyMap<string, unknown> => {
  try {
    const file: unknown = JSON.parse(readFileSync(path, 'utf8'))
    if (file !== null && typeof file === 'object' && 'code' in file && file.code === code && 'known' in file)
      return new Map(Object.entries(file.known as object))
  } catch {
    // There is none, or half of one: nothing is remembered.
  }
  return new Map()
}

/** Written aside and renamed, so that half a file is never read. */
const write = (path: string, text: string): void => {
  const aside = `${path}.${process.pid}.tmp`
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(aside, text)
    renameSync(aside, path)
  } catch {
    try {
      rmSync(aside, { force: true })
    } catch {
      // Where nothing can be written nothing was.
    }
  }
}
