/** Where this package lies, and a fingerprint of what it consists of. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = dirname(fileURLToPath(import.meta.url))

const findRoot = (directory: string): string => {
  if (existsSync(join(directory, 'package.json'))) return directory
  const parent = dirname(directory)
  if (parent === directory) throw new Error('package.json of sandtable is missing')
  return findRoot(parent)
}

/** The folder with `package.json`: the checkout, or the installed package. */
export const packageRoot = findRoot(here)

/** The folder of the compiler's own code: sources in a checkout, compiled in an installed package. */
export const compilerRoot = dirname(here)

/** Hash of all files below some folders and of some files, 64 hex digits; what is missing counts as empty. */
export const hashFiles = (root: string, paths: readonly string[]): string => {
  const hash = createHash('sha256')
  const add = (path: string): void => {
    if (!existsSync(join(root, path))) return
    const entries = listDirectory(join(root, path))
    if (entries === undefined)
      hash
        .update(`${path}\0`)
        .update(readFileSync(join(root, path)))
        .update('\0')
    else for (const name of entries) add(`${path}/${name}`)
  }
  for (const path of paths) add(path)
  return hash.digest('hex')
}

/** Names in a folder, sorted; undefined for a file. Tests do not count. */
const listDirectory = (path: string): readonly string[] | undefined => {
  try {
    return readdirSync(path)
      .filter((name) => !name.includes('.test.') && name !== 'node_modules' && !name.startsWith('.'))
      .sort()
  } catch {
    return undefined
  }
}
