/** `sandtable check`: everything that can be known about content without playing it. Silent when it is clean. */
import { dirname, join } from 'node:path'
import { type Diagnostic, makeReport } from '../diagnostics/diagnostic.ts'
import { fingerprint } from '../disk.ts'
import { openCache } from '../emit/cache.ts'
import { compilerRoot, hashFiles } from '../emit/package.ts'
import { parseArguments } from './arguments.ts'
import type { Command, ExitCode, Io } from './command.ts'
import { type OpenContent, openContent, outputOptions, printFindings } from './content.ts'

export const check: Command = {
  name: 'check',
  summary: 'Check content: schemas, references, maps, design, rulebook, evidence',
  usage: `
Usage: sandtable check [dir] [options]

Checks the content directory (default: content) and prints what is wrong with it. Silent when nothing is.
What was found is kept in .sandtable; content that has not changed since is not looked at again.

Options:
  --format <text|json|sarif|github>   How to print findings (default: text)
  --no-color                          Do not colour the output

Exit codes: 0 clean, 1 findings, 2 wrong usage or no access to files.
`,
  run: async (args: readonly string[], io: Io): Promise<ExitCode> => {
    const { values, words } = parseArguments(args, outputOptions, 1)
    const content = await openContent(words[0], io)
    const cache = openCache(join(io.cwd, '.sandtable', 'findings'), checkingCode())
    const { files, report } = content
    const found = await cache.json([fingerprint(files), report.diagnostics], () => findAll(content))
    return printFindings({ ...content, report: makeReport(found) }, values.format, io)
  },
}

const findAll = async ({ files, report }: OpenContent): Promise<readonly Diagnostic[]> => {
  const { compile } = await import('../compile.ts')
  compile(files, report)
  return report.diagnostics
}

/** The code that finds things: all of compiler and engine. */
const checkingCode = (): string => hashFiles(dirname(compilerRoot), ['compiler', 'engine'])
