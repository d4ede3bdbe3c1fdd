/** `sandtable check`: everything that can be known about content without playing it. Silent when it is clean. */
import { compile } from '../compile.ts'
import { parseArguments } from './arguments.ts'
import type { Command, ExitCode, Io } from './command.ts'
import { openContent, outputOptions, printFindings } from './content.ts'

export const check: Command = {
  name: 'check',
  summary: 'Check content: schemas, references, maps, lint rules, evidence',
  usage: `
Usage: sandtable check [dir] [options]

Checks the content directory (default: content) and prints what is wrong with it. Silent when nothing is.

Options:
  --format <text|json|sarif|github>   How to print findings (default: text)
  --no-color                          Do not colour the output

Exit codes: 0 clean, 1 findings, 2 wrong usage or no access to files.
`,
  run: async (args: readonly string[], io: Io): Promise<ExitCode> => {
    const { values, words } = parseArguments(args, outputOptions, 1)
    const content = await openContent(words[0], io)
    compile(content.files, content.report)
    return printFindings(content, values.format, io)
  },
}
