/** Files as plain values: what stages take instead of a file system. */

/** A file below the content directory: a text, or a picture with its facts in the place of a text. */
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
export const mostFiles = 50_000

/** Endings of the files that content consists of; others are left alone. */
export const contentEndings = ['.yaml', '.md', '.json'] as const

/** The order of paths and names: by code units, the same everywhere. */
export const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** The first two parts of a path: `systems/<system>`, `scenarios/<scenario>`; undefined for shallower files. */
export const homeOf = (path: string): string | undefined => {
  const first = path.indexOf('/')
  const second = first < 0 ? -1 : path.indexOf('/', first + 1)
  return second < 0 ? undefined : path.slice(0, second)
}

/** Ids are names of folders and files, and become addresses. */
const idForm = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Names that mean a device to Windows, whatever ending follows them. */
const deviceName = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])$/

/** Longest id, in characters: its files get endings, and some file systems end at 255 bytes. */
const longestId = 60

/** Why a text cannot be an id, with the way out; undefined when it can. */
export const whyNoId = (text: string): string | undefined => {
  if (text.length > longestId) return `Use at most ${longestId} characters.`
  if (!idForm.test(text)) return 'Use lower-case letters, digits and single hyphens.'
  return deviceName.test(text) ? 'Windows knows a device of this name: choose another.' : undefined
}
