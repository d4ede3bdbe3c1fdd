/** Results by the hash of all that they depend on, kept in the user's cache folder: what has not changed costs a read. */
import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashFiles, packageRoot } from './package.ts'
import { seal, unseal } from './userCache.ts'
import { putFile } from './write.ts'

export interface Cache {
  /** The bytes known for `parts`, or those that `make` gives, which are kept. */
  bytes(parts: readonly unknown[], make: () => Promise<Uint8Array>): Promise<Uint8Array>
  /** The same for a JSON value. */
  json<T>(parts: readonly unknown[], make: () => Promise<T> | T): Promise<T>
}

/** The code whose results are kept, by its sources, which an installed package has too: another drawing makes other pictures. */
const drawingCode = (): string =>
  hashFiles(packageRoot, [
    'compiler/cartography',
    'compiler/emit',
    ...readdirSync(join(packageRoot, 'compiler/systems')).map((system) => `compiler/systems/${system}/cartography`),
    'engine/hex.ts',
  ])

/**
 * A cache in a directory, which is made when needed. When it cannot be written it is just slower.
 * `code` is a fingerprint of the code whose results are kept.
 */
export const openCache = (directory: string, code = drawingCode()): Cache => {
  const bytes: Cache['bytes'] = async (parts, make) => {
    const key = createHash('sha256')
      .update(JSON.stringify([code, ...parts]))
      .digest('hex')
    const path = join(directory, key.slice(0, 2), key.slice(2))
    const known = await readFile(path).then(unseal, () => undefined)
    if (known !== undefined) return known
    const made = await make()
    try {
      putFile(path, seal(made))
    } catch {
      // It is made again next time.
    }
    return made
  }
  return {
    bytes,
    json: async (parts, make) => {
      const text = await bytes(['json', ...parts], async () => Buffer.from(JSON.stringify(await make())))
      return JSON.parse(Buffer.from(text).toString())
    },
  }
}
