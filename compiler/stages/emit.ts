/** emit: Compiled -> files. All of them stand at the end, or what was there before does. */
import type { Compiled } from '../content.ts'
import { makeBundles, type Tell } from '../emit/bundles.ts'
import type { Cache } from '../emit/cache.ts'
import { replaceDirectory } from '../emit/write.ts'

/** Makes the bundles and puts them at `directory` in one go; returns how many files there are. Throws `OutputError`. */
export const emit = async (compiled: Compiled, directory: string, cache: Cache, tell?: Tell): Promise<number> => {
  const files = await makeBundles(compiled, cache, tell)
  tell?.('Writing the bundles')
  await replaceDirectory(directory, files)
  return files.size
}
