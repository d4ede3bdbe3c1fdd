/** `sandtable worker`: plays games that `sandtable playtest --queue` on other machines asks for. */
import { availableParallelism } from 'node:os'
import { count } from '../../engine/words.ts'
import { parseArguments, parseCount } from './arguments.ts'
import { type Command, type Io, UsageError } from './command.ts'

const options = {
  queue: { type: 'string' },
  threads: { type: 'string' },
} as const

export const worker: Command = {
  summary: 'Play games for playtests on other machines',
  usage: `
Usage: sandtable worker --queue <url> [options]

Waits for games that sandtable playtest --queue with the same address asks for, and plays them. Start one on each machine; all
need the same version of sandtable, and a server of Redis or Valkey that they reach. Games that are played by other rules are
refused. Ctrl-C ends it when the games that are being played are done, a second Ctrl-C at once: nothing is lost, since other
workers play what was not sent back. It needs two more packages: npm install bullmq ioredis

Options:
  --queue <url>     Address of the server, as redis://user:password@host:6379 or rediss:// for TLS; env:NAME takes it from
                    the variable NAME, where nobody else on the machine sees the password
  --threads <n>     Cores to use (default: all)
  --no-color        Do not colour the output

Exit codes: 0 ended by you, 2 wrong usage, or the server cannot be reached any more.

Examples:
  sandtable worker --queue redis://192.168.1.20
  sandtable worker --queue env:SANDTABLE_QUEUE --threads 4
`,
  run: async (args, io: Io) => {
    const { values, words } = parseArguments(args, options, 1)
    if (values.queue === undefined || words.length > 0)
      throw new UsageError('Say where the queue is: --queue and the address of its server.')
    const threads =
      values.threads === undefined ? availableParallelism() : parseCount('threads', values.threads, 1, 256)
    const address = await readQueueAddress(values.queue)
    const { openQueueWorker } = await import('../playtest/queue/queueWorker.ts')
    const worker = await openQueueWorker(address, { threads, tell: (line) => io.out(`${line}\n`) })
    io.out(`Waits for games, on ${count(threads, 'core')}. Ctrl-C ends it.\n`)
    try {
      await Promise.race([worker.lost, interrupted()])
      io.out('Ends when the games that are being played are done; Ctrl-C again ends it at once.\n')
    } finally {
      await worker.close()
    }
    return 0
  },
}

/** The address of a server that a user wrote. @throws UsageError, which does not repeat it: it may hold a password */
export const readQueueAddress = async (text: string): Promise<string> => {
  const { parseAddress } = await import('../playtest/queue/server.ts')
  const address = parseAddress(text)
  if (address !== undefined) return address
  throw new UsageError('--queue takes an address such as redis://host:6379, or env:NAME for a variable that holds one.')
}

/** Resolves when the user ends the command for the first time; the second time ends the process. */
const interrupted = (): Promise<void> =>
  new Promise((done) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => done())
  })
