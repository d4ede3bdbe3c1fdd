/** Keeps the program's code in the form in which it runs: to read and compile five hundred files at every start takes longer than most checks. */
import { constants, enableCompileCache } from 'node:module'
import { homedir } from 'node:os'
import { isAbsolute, join } from 'node:path'

/**
 * From here on code that is loaded is kept in the user's folder for caches, or wherever `NODE_COMPILE_CACHE` says; threads and processes
 * that are begun later take it from there too. Where nothing can be written nothing is kept, and nobody hears of it.
 */
export const keepCode = (env: NodeJS.ProcessEnv = process.env): void => {
  if (env.NODE_COMPILE_CACHE || env.NODE_DISABLE_COMPILE_CACHE) return
  const home = cacheHome(env)
  if (home === undefined) return
  const directory = join(home, 'sandtable', 'code')
  const { ENABLED, ALREADY_ENABLED } = constants.compileCacheStatus
  const { status } = enableCompileCache(directory)
  if (status === ENABLED || status === ALREADY_ENABLED) env.NODE_COMPILE_CACHE = directory
}

/** Where programs of this user keep what can be made again; undefined when there is no such place. */
const cacheHome = ({ XDG_CACHE_HOME, LOCALAPPDATA }: NodeJS.ProcessEnv): string | undefined => {
  const named = process.platform === 'win32' ? LOCALAPPDATA : XDG_CACHE_HOME
  if (named && isAbsolute(named)) return named
  try {
    const home = homedir()
    return isAbsolute(home) ? join(home, '.cache') : undefined
  } catch {
    return undefined
  }
}
