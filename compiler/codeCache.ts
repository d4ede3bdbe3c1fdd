/** Caches the program's compiled code: reading and compiling five hundred files at every start takes longer than most checks. */
import { constants, enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { cacheHome } from './emit/userCache.ts'

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
