/** `sandtable editor`: settings for the editor that an author works in. */
import { existsSync, lstatSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { makeReport } from '../diagnostics/diagnostic.ts'
import { readDirectory } from '../disk.ts'
import { idsIn, noIds } from '../editor/ids.ts'
import { mergeSettings } from '../editor/merge.ts'
import { type EditorPlace, type Json, schemaCopies, settingsFor } from '../editor/settings.ts'
import { OutputError, putFile, removeAsides } from '../emit/write.ts'
import { openPacks } from '../packs/open.ts'
import { parseArguments } from './arguments.ts'
import { type Command, type ExitCode, type Io, UsageError } from './command.ts'
import { usualName } from './content.ts'

export const editor: Command = {
  summary: 'Write settings for VS Code: completion, hover and checks while you type',
  usage: `
Usage: sandtable editor [dir] [options]

Writes into the folder .vscode of the working directory: which schema belongs to which files below the content directory
(default: content, or the working directory if it holds a pack), the YAML extension as a recommendation, and tasks that check
and format, whose findings show up among the problems. Run it again when a scenario of another rule system has come.

The schemas are copied to .vscode/sandtable, which belongs to this command, with the ids of terrain, types of unit, cards and the
like that there are now. Files that are there already are not touched: what
would be added to them is printed, and --merge adds it and leaves everything else as it is.

Options:
  --merge            Add to settings, recommendations and tasks that are there already
  --schemas <url>    Refer to published schemas at this address and copy none

Other editors speak with "sandtable lsp"; see the guide about editors.

Exit codes: 0 done, 1 something is there already and was not touched, 2 wrong usage or no access to files.
`,
  run: async (args: readonly string[], io: Io): Promise<ExitCode> => {
    const options = { merge: { type: 'boolean' }, schemas: { type: 'string' } } as const
    const { values, words } = parseArguments(args, options, 1)
    if (values.schemas !== undefined && !URL.canParse(values.schemas))
      throw new UsageError(`--schemas takes an address, not "${values.schemas}".`)
    const place = await openPlace(words[0], values.schemas, io)
    for (const { path, text } of schemaCopies(place)) put(io.cwd, path, text)
    const done = Object.entries(settingsFor(place)).map(([path, wanted]) =>
      putSettings(path, wanted, values.merge === true, io),
    )
    return done.every(Boolean) ? 0 : 1
  },
}

const openPlace = async (word: string | undefined, schemas: string | undefined, io: Io): Promise<EditorPlace> => {
  const directory = resolve(io.cwd, word ?? usualName(io))
  const content = relative(io.cwd, directory).split(sep).join('/')
  if (content.startsWith('..')) throw new UsageError('The content directory must lie in the working directory.')
  if (!existsSync(directory))
    throw new UsageError(
      `There is no directory ${directory}. Name the folder of your content, or make one with sandtable new pack.`,
    )
  const ids = schemas === undefined ? idsIn(openPacks([directory], io.cwd).look().files) : noIds
  return { content, files: await readDirectory(directory, makeReport()), ids, schemas }
}

/** Writes a file of settings, or adds to the one that is there; false when that was not wanted or cannot be done. */
const putSettings = (path: string, wanted: Json, mayMerge: boolean, io: Io): boolean => {
  const target = join(io.cwd, path)
  if (!existsSync(target)) {
    put(io.cwd, path, `${JSON.stringify(wanted, null, 2)}\n`)
    io.out(`${path}\n`)
    return true
  }
  const before = readFileSync(target, 'utf8')
  const merged = mergeSettings(before, wanted)
  if (merged === before) return true
  if (mayMerge && merged !== undefined) {
    put(io.cwd, path, merged)
    io.out(`${path}\n`)
    return true
  }
  const why = merged === undefined ? 'It holds comments, so add this by hand' : 'Add this by hand, or run with --merge'
  io.error(`${path} is there already and was not touched. ${why}:\n${JSON.stringify(wanted, null, 2)}\n`)
  return false
}

/** Writes a file below the working directory; no link on the way is followed. Throws `OutputError`. */
const put = (root: string, path: string, text: string): void => {
  const target = join(root, path)
  for (let way = target; way.length > root.length; way = dirname(way)) {
    if (lstatSync(way, { throwIfNoEntry: false })?.isSymbolicLink())
      throw new OutputError(`${relative(root, way)} is a link, which is not followed.`)
  }
  removeAsides(target)
  putFile(target, text)
}
