/** `sandtable diff`: what changed for a player between two builds. */
import { resolve } from 'node:path'
import { isEmpty } from '../difference/difference.ts'
import { compareBuilds, readBuild } from '../difference/readBuild.ts'
import { printDifference } from '../difference/text.ts'
import { parseArguments } from './arguments.ts'
import { type Command, type ExitCode, type Io, UsageError } from './command.ts'

const options = { format: { type: 'string', default: 'text', choices: ['text', 'json'] } } as const

export const diff: Command = {
  summary: 'Say what changed for a player between two builds',
  usage: `
Usage: sandtable diff <old build> <new build> [options]

Compares the bundles in two folders that sandtable build wrote: scenarios that came, went or changed (turns, sides,
units, objectives, hexes, weather, texts), numbers of the tables with their meaning, rules of the rulebooks, guides, and
the balance before and after, with its intervals and whether the change is more than chance. Says nothing when nothing
has changed.

Options:
  --format <text|json>   How to print it (default: text)

Exit codes: 0 nothing changed, 1 something did, 2 wrong usage or no access to files.

Example:
  sandtable build --no-site --out /tmp/new && sandtable diff build /tmp/new
`,
  run: async (args: readonly string[], io: Io): Promise<ExitCode> => {
    const { values, words } = parseArguments(args, options, 2)
    const [from, to] = words
    if (from === undefined || to === undefined) throw new UsageError('Name two builds: the old one and the new one.')
    const difference = compareBuilds(readBuild(resolve(io.cwd, from), from), readBuild(resolve(io.cwd, to), to))
    io.out(values.format === 'json' ? `${JSON.stringify(difference, null, 2)}\n` : printDifference(difference))
    return isEmpty(difference) ? 0 : 1
  },
}
