/** A worker: plays the games that programs on other machines announce, on threads, so that it can say meanwhile that it lives. */
import { randomBytes } from 'node:crypto'
import type { Worker } from 'bullmq'
import { count } from '../../../engine/words.ts'
import type { GameResult } from '../game.ts'
import { openThreads } from '../pool.ts'
import { fingerprintOfPlay, parseAnnouncement, parseJob } from './messages.ts'
import { answersChannel, codeOf, letExpire, openServer, prefix, runsChannel, type Server } from './server.ts'
import type { Answer } from './types.generated.ts'

export interface QueueWorkerOptions {
  /** Batches that are played at the same time. */
  readonly threads: number
  /** Tells a line to the person who started the worker. */
  readonly tell: (line: string) => void
  /** Most time for a game, in milliseconds: who asks for more gets none, and the thread is free again. Absent: 10 minutes. */
  readonly longestGame?: number
  /** How the worker plays; games that are played otherwise are refused. */
  readonly fingerprint?: string
}

export interface QueueWorker {
  /** Rejects with a `QueueError` when the server has gone away. */
  readonly lost: Promise<never>
  /** Takes no more games, and ends when those that are being played have been sent back. */
  close(): Promise<void>
}

/** A batch whose worker has given no sign of life for this long goes to another one, in milliseconds. */
const lockDuration = 10_000
const stalledInterval = 5000

/** How many workers may die of a batch before it is given up. */
const mostDeaths = 5

/** A run of which nothing was heard for this long is left, in milliseconds. */
const mostSilence = 60_000

/** Most runs that are known at the same time. */
const mostRuns = 16

/** A run as a worker knows it; without `worker` it was refused. */
interface Run {
  heard: number
  games: number
  worker?: Worker
  readonly stop: AbortController
}

/** Opens a worker on the server at an address, as `parseAddress` reads it. @throws QueueError */
export const openQueueWorker = async (address: string, options: QueueWorkerOptions): Promise<QueueWorker> => {
  const { tell, threads, fingerprint = fingerprintOfPlay(), longestGame = 600_000 } = options
  const server = await openServer(address)
  const pool = openThreads(threads)
  const runs = new Map<string, Run>()
  const name = randomBytes(8).toString('hex')
  let isClosing = false
  const play = async (run: Run, data: unknown): Promise<readonly GameResult[]> => {
    const batch = parseJob(data)
    if (typeof batch === 'string') {
      tell(`Refused a batch of games: ${batch}.`)
      throw new server.bullmq.UnrecoverableError(batch)
    }
    const late = AbortSignal.timeout(longestGame * (batch.to - batch.from))
    try {
      const results: readonly GameResult[] = await pool.run(batch, { signal: AbortSignal.any([run.stop.signal, late]) })
      run.games += results.length
      return results
    } catch (error) {
      if (!late.aborted) throw error
      const why = `the games took longer than ${count(Math.round(longestGame / 1000), 'second')} each`
      tell(`Gave up a batch of games: ${why}.`)
      throw new server.bullmq.UnrecoverableError(why)
    }
  }
  const leave = async (id: string, run: Run, isForced: boolean): Promise<void> => {
    runs.delete(id)
    if (isForced) run.stop.abort()
    if (run.worker === undefined) return
    await run.worker.close(isForced).catch(() => {})
    tell(`Run ${id}: played ${count(run.games, 'game')} here.`)
  }
  const meet = (id: string, theirs: string): Run => {
    const run: Run = { heard: 0, games: 0, stop: new AbortController() }
    if (theirs !== fingerprint) {
      tell(
        `Refused run ${id}: its games are played by ${theirs}, and here by ${fingerprint}. Both need the same sandtable.`,
      )
      return run
    }
    tell(`Run ${id}: plays its games.`)
    run.worker = openBullWorker(server, id, threads, (data) => play(run, data), tell)
    return run
  }
  await server.listen(runsChannel(server), (text) => {
    const announcement = parseAnnouncement(text)
    if (announcement === undefined) return
    const { run: id, isOver } = announcement
    const known = runs.get(id)
    if (isOver) {
      if (known !== undefined) leave(id, known, true)
      return
    }
    if (isClosing || (known === undefined && runs.size >= mostRuns)) return
    const run = known ?? meet(id, announcement.fingerprint)
    runs.set(id, run)
    run.heard = performance.now()
    const answer: Answer = { worker: name, fingerprint, takes: run.worker !== undefined }
    server.say(answersChannel(id), answer)
    if (run.worker !== undefined) letExpire(server, id).catch(() => {})
  })
  const timer = setInterval(() => {
    for (const [id, run] of runs) if (performance.now() - run.heard > mostSilence) leave(id, run, true)
  }, stalledInterval)
  return {
    lost: server.lost,
    close: async () => {
      isClosing = true
      clearInterval(timer)
      const left = Promise.all([...runs].map(([id, run]) => leave(id, run, false)))
      await Promise.race([left, server.lost]).catch(() => {})
      await pool.destroy()
      server.close()
    },
  }
}

/** Takes the jobs of a run. */
const openBullWorker = (
  { bullmq, client }: Server,
  run: string,
  threads: number,
  play: (data: unknown) => Promise<readonly GameResult[]>,
  tell: (line: string) => void,
): Worker => {
  const worker = new bullmq.Worker(run, (job) => play(job.data), {
    connection: client,
    prefix,
    concurrency: threads,
    lockDuration,
    stalledInterval,
    maxStalledCount: mostDeaths,
  })
  worker.on('error', (error) => {
    // A batch may have been withdrawn or given to another worker meanwhile; the loss of the server is told by `lost`.
    if (error.name === 'ReplyError') tell(`The server of the queue refuses to work${codeOf(error)}.`)
  })
  return worker
}
