/** `sandtable fmt`: formats authored YAML. */
import { lstatSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { makeReport } from '../diagnostics/diagnostic.ts'
import { print } from '../diagnostics/print.ts'
import { DirectoryError, readDirectory } from '../disk.ts'
import type { SourceFiles } from '../files.ts'
import { writeFixed } from '../fix/write.ts'
import { formatFiles } from '../format/files.ts'
import { parseArguments } from './arguments.ts'
import type { Command, ExitCode, Io } from './command.ts'
import { usualName } from './content.ts'

export const fmt: Command = {
  summary: 'Format YAML: one look, with comments, groups and columns kept',
  usage: `
Usage: sandtable fmt [path ...] [options]

Formats the YAML files below the paths, which are folders or files (default: content, or the working
directory if it holds a pack), and prints which were changed.
What a file says never changes, and its comments and the empty lines that group stay:

  - lists of {id: a, name: b} are aligned in columns where somebody has begun to; others have one blank behind a comma
  - fields stand in the order of the field reference, unless comments or empty lines stand between them
  - levels are two blanks deep, also the items of a list below their key
  - quotes are single, dates have none; lines have no blanks at their ends, and no two empty lines follow each other

Markdown is left alone. A file that is no YAML is left as it is, and said to be so.

Options:
  --check       Change nothing; print which files would be changed
  --no-color    Do not colour the output

Exit codes: 0 done, or nothing to change; 1 with --check something to change, or a file that is no YAML; 2 wrong usage or no
access to files.
`,
  run: async (args: readonly string[], io: Io): Promise<ExitCode> => {
    const { values, words } = parseArguments(args, { check: { type: 'boolean' } }, 1000)
    const isCheck = values.check === true
    let code: ExitCode = 0
    for (const word of words.length > 0 ? words : [usualName(io)])
      if (!formatPlace(await openPlace(resolve(io.cwd, word)), isCheck, io)) code = 1
    return code
  },
}

/** False when a file is no YAML, or is to be changed and must not be. */
const formatPlace = (place: FormatPlace, isCheck: boolean, io: Io): boolean => {
  const report = makeReport()
  const changed = formatFiles(place.directory, place.files, place.isWanted, report)
  if (!isCheck) writeFixed(place.directory, changed)
  const root = relative(io.cwd, place.directory) || '.'
  for (const { path } of changed) io.out(`${join(root, path)}\n`)
  io.error(print('text', report.diagnostics, { files: place.files, root, colour: io.colour }))
  return !report.hasErrors() && !(isCheck && changed.length > 0)
}

interface FormatPlace {
  readonly directory: string
  readonly files: SourceFiles
  isWanted(path: string): boolean
}

/** A folder, or one file in the folder that holds it. Throws `DirectoryError`. */
const openPlace = async (path: string): Promise<FormatPlace> => {
  const status = lstatSync(path, { throwIfNoEntry: false })
  if (status === undefined)
    throw new DirectoryError(`There is no file or directory ${path}. Name what is to be formatted.`)
  if (status.isSymbolicLink()) throw new DirectoryError(`${path} is a symbolic link, which is not followed`)
  const directory = status.isDirectory() ? path : dirname(path)
  const files = await readDirectory(directory, makeReport())
  return { directory, files, isWanted: (one) => status.isDirectory() || one === basename(path) }
}
