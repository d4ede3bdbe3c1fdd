/** Node as the program that the core of the compiler runs in. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { packageRoot } from './emit/package.ts'
import type { Host } from './host.ts'

const require = createRequire(import.meta.url)
const ending = import.meta.url.endsWith('.ts') ? 'ts' : 'js'

const load = (path: string): unknown => require(`./${path}.${ending}`)

export const nodeHost: Host = {
  load,
  read: (path) => {
    try {
      return readFileSync(join(packageRoot, 'compiler', path), 'utf8')
    } catch {
      return undefined
    }
  },
  validatorOf: (schema) => (load('schemas/ajv') as typeof import('./schemas/ajv.ts')).validatorOf(schema),
  hash: (texts) => {
    const hash = createHash('sha256')
    for (const text of texts) hash.update(text)
    return hash.digest('base64url')
  },
  uriOf: (file) => pathToFileURL(file).href,
}
