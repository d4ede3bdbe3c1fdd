/** Writes mended files over the old ones: aside first, then renamed, and nothing outside the content directory. */
import { lstatSync, realpathSync } from 'node:fs'
import { join, sep } from 'node:path'
import { OutputError, putFile, removeAsides } from '../emit/write.ts'
import type { SourceFiles } from '../files.ts'
import type { Fixable, FixedContent } from './content.ts'

/** Writes what was fixed into the folders of its layers. */
export const writeFixedContent = ({ directories }: Fixable, { files }: FixedContent): void =>
  files.forEach((some, layer) => {
    if (some.length > 0) writeFixed(directories[layer], some)
  })

/** Replaces files that stand below a directory. Throws before it writes anything when one of them may not be replaced. */
export const writeFixed = (directory: string, files: SourceFiles): void => {
  const root = realpathSync(directory)
  const targets = files.map(({ path, text }) => ({ path, target: targetOf(root, path), text }))
  for (const { path, target, text } of targets) {
    try {
      removeAsides(target)
      putFile(target, text, lstatSync(target).mode & 0o777)
    } catch (error) {
      throw new OutputError(`${path} cannot be written: ${error instanceof Error ? error.message : String(error)}.`)
    }
  }
}

/** The file itself, when it is a plain file below the directory and no link stands on the way to it. */
const targetOf = (root: string, path: string): string => {
  const target = join(root, path)
  const isPlain = lstatSync(target, { throwIfNoEntry: false })?.isFile() === true
  if (!isPlain || !target.startsWith(root + sep) || realpathSync(target) !== target)
    throw new OutputError(`${path} is no file of the content directory: it is not changed.`)
  return target
}
