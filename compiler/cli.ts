#!/usr/bin/env node
/** The command line: finds the command, runs it, sets the exit code. */
import { realpathSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { keepCode } from './codeCache.ts'
import { type Command, type ExitCode, type Io, UsageError } from './commands/command.ts'
import { commands } from './commands/index.ts'
import { didYouMean } from './diagnostics/suggest.ts'
import { tame } from './diagnostics/tame.ts'
import { DirectoryError } from './disk.ts'
import { packageVersion } from './emit/package.ts'
import { OutputError } from './emit/write.ts'
import { setHost } from './host.ts'
import { nodeHost } from './nodeHost.ts'
import { QueueError } from './playtest/queue/queueError.ts'

setHost(nodeHost)

const overview = async (): Promise<string> => {
  const all = await Promise.all(
    Object.entries(commands).map(async ([name, load]) => [name, (await load()).summary] as const),
  )
  const width = Math.max(...all.map(([name]) => name.length))
  return `sandtable: a scenario compiler for wargames

Usage: sandtable <command> [options]

Commands:
${all.map(([name, summary]) => `  ${name.padEnd(width)}  ${summary}`).join('\n')}

Options:
  --help       Show this, or the help of a command
  --version    Show the version
  --no-color   Do not colour the output

Exit codes: 0 clean, 1 findings, 2 wrong usage or no access to files.
`
}

const findCommand = async (name: string): Promise<Command | undefined> =>
  Object.hasOwn(commands, name) ? commands[name as keyof typeof commands]() : undefined

/** Text without the names and passwords of addresses that a user may have put in a wrong place. */
const withoutPasswords = (text: string): string => text.replace(/:\/\/[^\s"]*@/g, '://')

/** The world as commands see it, with a terminal that does what they say and nothing that content says. */
const guard = (io: Io): Io => ({
  ...io,
  out: (text) => io.out(tame(text)),
  error: (text) => io.error(tame(withoutPasswords(text))),
})

/** Runs a command line. `args` are the words after `sandtable`. Never throws for usage, content or files. */
export const run = async (args: readonly string[], world: Io): Promise<ExitCode> => {
  const io = guard(world)
  const words = args.filter((word) => word !== '--no-color')
  const [name, ...rest] = words
  if (name === undefined) {
    io.error(await overview())
    return 2
  }
  if (name === '--help' || name === '-h' || (name === 'help' && rest.length === 0)) {
    io.out(await overview())
    return 0
  }
  if (name === '--version' || name === '-v') {
    io.out(`${packageVersion()}\n`)
    return 0
  }
  const command = await findCommand(name === 'help' ? rest[0] : name)
  if (command === undefined) {
    const wanted = name === 'help' ? rest[0] : name
    const guess = didYouMean(wanted, Object.keys(commands))
    io.error(
      `sandtable: there is no ${wanted.startsWith('-') ? 'option' : 'command'} "${wanted}".${guess ? ` Did you mean "${guess}"?` : ''}\n`,
    )
    io.error('Run sandtable --help for the list.\n')
    return 2
  }
  if (name === 'help' || rest.includes('--help') || rest.includes('-h')) {
    io.out(`${command.usage.trim()}\n`)
    return 0
  }
  try {
    return await command.run(rest, io)
  } catch (error) {
    if (error instanceof UsageError) {
      io.error(`sandtable ${name}: ${error.message}\nRun sandtable ${name} --help.\n`)
      return 2
    }
    if (
      error instanceof DirectoryError ||
      error instanceof OutputError ||
      error instanceof QueueError ||
      isSystemError(error)
    ) {
      io.error(`sandtable ${name}: ${error.message}\n`)
      return 2
    }
    throw error
  }
}

/** An error of the operating system (no access, disk full), as opposed to a mistake in the program. */
const isSystemError = (error: unknown): error is Error =>
  error instanceof Error && 'syscall' in error && typeof error.syscall === 'string'

const isMain = process.argv[1] !== undefined && import.meta.url === pathToFileURL(realpathSync(process.argv[1])).href

if (isMain) {
  keepCode()
  const args = process.argv.slice(2)
  const colour =
    !args.includes('--no-color') &&
    !process.env.NO_COLOR &&
    (process.stdout.isTTY === true || Boolean(process.env.FORCE_COLOR))
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // The reader went away, as in `sandtable check | head`: nothing left to say.
    if (error.code === 'EPIPE') process.exit(0)
    process.stderr.write(`sandtable: the output cannot be written: ${error.message}\n`, () => process.exit(2))
  })
  process.stderr.on('error', () => {
    // Nobody hears of the progress any more; the work goes on.
  })
  // Not awaited: a command may share a file with this one, which then must not wait for the command.
  run(args, {
    out: (text) => void process.stdout.write(text),
    error: (text) => void process.stderr.write(text),
    cwd: process.cwd(),
    colour,
    interactive: process.stderr.isTTY === true,
  }).then((code) => {
    process.exitCode = code
  })
}
