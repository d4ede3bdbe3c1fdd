/** `sandtable lsp`: the language server that editors start. */
import { join, resolve } from 'node:path'
import { openMemory } from '../checking/memory.ts'
import { cacheOf } from '../emit/userCache.ts'
import type { Memory } from '../workspace.ts'
import { parseArguments } from './arguments.ts'
import { checkingCode } from './check.ts'
import type { Command, ExitCode, Io } from './command.ts'

export const lsp: Command = {
  summary: 'Serve an editor: findings as you type, fixes, hover, definitions, completion',
  usage: `
Usage: sandtable lsp [dir] [options]

Speaks the Language Server Protocol over standard input and output. Editors start it; it is of no use in a terminal.
Looks at the content directory in the folder that the editor has open: that folder itself, or its folder "content".
What the last check remembered is not looked for again, so that it begins quickly on a large pack.

Options:
  --stdio    Taken and not needed: there is no other way to speak with it

Environment:
  SANDTABLE_SITE    Address of the site, for links from findings to the pages about them

Exit codes: 0 the editor said goodbye, 1 it went without a word, 2 wrong usage.
`,
  run: async (args: readonly string[], io: Io): Promise<ExitCode> => {
    const { words } = parseArguments(args, { stdio: { type: 'boolean' } }, 1)
    const [{ serve }, { createConnection }] = await Promise.all([
      import('../lsp/server.ts'),
      import('vscode-languageserver/node'),
    ])
    const directory = words[0] === undefined ? undefined : resolve(io.cwd, words[0])
    const ended = new Promise<ExitCode>((done) => process.stdin.once('end', () => done(0)))
    const site = process.env.SANDTABLE_SITE
    serve(createConnection(process.stdin, process.stdout), { directory, site, memory: recallFindings })
    return ended
  },
}

/** Reads the findings that the last `check` in a folder stored. It writes nothing, because findings in unsaved texts must not be kept. */
const recallFindings = (folder: string): Memory => {
  const { recall } = openMemory(join(cacheOf(folder), 'findings.json'), checkingCode())
  return { recall, keep: () => {} }
}
