/** Where the user's programs keep what can be made again. A content folder comes from strangers, so nothing is kept in it. */
import { createHash } from 'node:crypto'
import { realpathSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { isAbsolute, join } from 'node:path'

/** The variable of the environment in which a user names the folder of caches. */
export const cacheVariable = process.platform === 'win32' ? 'LOCALAPPDATA' : 'XDG_CACHE_HOME'

/** The cache folder of this user; undefined when there is no such place. */
export const cacheHome = (environment: NodeJS.ProcessEnv = process.env): string | undefined => {
  const named = environment[cacheVariable]
  if (named && isAbsolute(named)) return named
  try {
    const home = homedir()
    return isAbsolute(home) ? join(home, '.cache') : undefined
  } catch {
    return undefined
  }
}

const realOf = (directory: string): string => {
  try {
    return realpathSync(directory)
  } catch {
    return directory
  }
}

/** The folder of this program. A user without a home has nothing from the run before. */
const ownCache = (): string => join(cacheHome() ?? join(tmpdir(), `sandtable-${process.pid}`), 'sandtable')

/** The folder for what is kept about the work in a directory. It need not exist. */
export const cacheOf = (directory: string): string =>
  join(ownCache(), createHash('sha256').update(realOf(directory)).digest('hex').slice(0, 16))

/** The folder for pictures, wherever the work is: what is drawn the same is drawn once. */
export const pictureCache = (): string => join(ownCache(), 'pictures')

const hashLength = 32

const hashOf = (content: Uint8Array): Buffer => createHash('sha256').update(content).digest()

/** Content with its hash in front. */
export const seal = (content: Uint8Array): Buffer => Buffer.concat([hashOf(content), content])

/** The content of sealed bytes; undefined when they are not what was written. */
export const unseal = (bytes: Uint8Array): Uint8Array | undefined => {
  const content = bytes.subarray(hashLength)
  return hashOf(content).equals(bytes.subarray(0, hashLength)) ? content : undefined
}
