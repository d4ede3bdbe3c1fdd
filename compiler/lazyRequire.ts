/** What is needed at once but seldom, and is much code. */
import { createRequire } from 'node:module'

/**
 * Loads the module at `way`, without its ending, from the module at `address` when it is first asked for: at once, and not as a
 * promise. It must be self-contained, and a door of the program that `bundleProgram.ts` makes.
 */
export const lazyRequire = <T>(address: string, way: string): (() => T) => {
  const extension = address.endsWith('.ts') ? 'ts' : 'js'
  let loaded: T | undefined
  return () => {
    loaded ??= createRequire(address)(`${way}.${extension}`) as T
    return loaded
  }
}
