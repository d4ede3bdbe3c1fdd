/** emit: Compiled -> files. All of them stand at the end, or what was there before does. */
import type { Compiled } from '../content.ts'
import { makeBundles, type Progress } from '../emit/bundles.ts'
import type { Cache } from '../emit/cache.ts'
import type { Provenance } from '../emit/manifest.ts'
import type { ReadPicture } from '../emit/pictures.ts'
import { replaceDirectory } from '../emit/write.ts'

/** Where content comes from. */
export interface Origin {
  readonly provenance?: Provenance
  readonly readPicture?: ReadPicture
}

/** Makes the bundles and puts them at `directory` in one go; returns how many files there are. Throws `OutputError`. */
export const emit = async (
  compiled: Compiled,
  directory: string,
  cache: Cache,
  { provenance, readPicture }: Origin = {},
  tell?: Progress,
): Promise<number> => {
  const files = await makeBundles(compiled, cache, tell, provenance, readPicture)
  tell?.('Writing the bundles')
  await replaceDirectory(directory, files)
  return files.size
}
