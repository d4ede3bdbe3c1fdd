/** The findings remembered between two runs, in one file of the user's cache folder, by a hash of all that they depend on. */
import { readFileSync } from 'node:fs'
import { seal, unseal } from '../emit/userCache.ts'
import { putFile } from '../emit/write.ts'
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
      try {
        putFile(path, seal(Buffer.from(JSON.stringify({ code, known: Object.fromEntries(now) }))))
      } catch {
        // Where nothing can be written nothing is remembered.
      }
    },
  }
}

const readBefore = (path: string, code: string): ReadonlyMap<string, unknown> => {
  try {
    const content = unseal(readFileSync(path))
    if (content === undefined) return new Map()
    const file: unknown = JSON.parse(Buffer.from(content).toString())
    if (file !== null && typeof file === 'object' && 'code' in file && file.code === code && 'known' in file)
      return new Map(Object.entries(file.known as object))
  } catch {
    // There is none: nothing is remembered.
  }
  return new Map()
}
