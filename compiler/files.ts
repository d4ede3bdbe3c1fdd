/** Files as plain values: what stages take instead of a file system. */

/** A text file below the content directory. */
export interface SourceFile {
  /** Path below the content directory, with `/`. */
  readonly path: string
  readonly text: string
}

/** All text files of a content directory, sorted by path. */
export type SourceFiles = readonly SourceFile[]

/** Largest file that is read, in bytes. */
export const largestFile = 1024 * 1024

/** Most files that are read from one content directory. */
export const mostFiles = 20_000

/** Endings of the files that content consists of; others are left alone. */
export const contentEndings = ['.yaml', '.md', '.json'] as const

/** The first two parts of a path: `systems/<system>`, `scenarios/<scenario>`; undefined for shallower files. */
export const homeOf = (path: string): string | undefined => {
  const parts = path.split('/')
  return parts.length > 2 ? `${parts[0]}/${parts[1]}` : undefined
}
