/**
 * A pool whose games are played by workers on other machines. Each run has a queue of its own on the server, named at random and
 * announced every second; at most so many batches lie there at a time, and whatever is left of a run expires.
 */
import { randomBytes } from 'node:crypto'
import type { Queue, QueueEvents } from 'bullmq'
import type { GameResult } from '../game.ts'
import type { Pool, Series } from '../series.ts'
import { fingerprintOfPlay, largestBatch, makeJob, parseAnswer, parseResults } from './messages.ts'
import { QueueError } from './queueError.ts'
import { answersChannel, codeOf, letExpire, openServer, pace, prefix, runsChannel, type Server } from './server.ts'
import type { Announcement, Job } from './types.generated.ts'

export interface QueueOptions {
  /** Tells a line to the person who waits for the games. */
  readonly tell: (line: string) => void
  /** Aborted when the games are not wanted any more: those that wait are withdrawn. */
  readonly signal?: AbortSignal
  /** After this long without an answer of a worker the person is told, in milliseconds. */
  readonly patience?: number
}

/** Most batches on the server at a time: each holds its scenario. */
const mostBatches = 256

/** Games of the smallest batch, and the part of all games that the largest has. */
const fewestGames = 5
const largestPart = 48

/** Events that the server keeps for this program, several for each batch. */
const mostEvents = 16 * mostBatches

/** How often a batch is tried when a worker cannot play it, or sends back what is no result. */
const attempts = 3

/** Announcements between two looks at what lies on the server. */
const careful = 10

/** Most characters of what a worker says of a batch that it cannot play, and most milliseconds to tidy up. */
const longestReason = 200
const mostTidying = 5000

interface Task {
  readonly batch: Series
  /** How often what came back was no result. */
  spoilt: number
  readonly job: Job
  done(results: readonly GameResult[]): void
  failed(error: Error): void
}

/** Opens a pool over the workers of the server at an address, as `parseAddress` reads it. @throws QueueError */
export const openQueue = async (address: string, options: QueueOptions): Promise<Pool> => {
  const server = await openServer(address)
  const { bullmq, client } = server
  const run = randomBytes(8).toString('hex')
  const streams = { events: { maxLen: mostEvents } }
  const queue = new bullmq.Queue(run, { connection: client, prefix, streams })
  const events = new bullmq.QueueEvents(run, { connection: client, prefix, lastEventId: '0' })
  const tasks = openTasks(server, queue, events, options.tell)
  const announcement: Announcement = { run, fingerprint: fingerprintOfPlay(), isOver: false }
  const hearing = hearWorkers(announcement.fingerprint, options)
  server.lost.catch(tasks.fail)
  const stop = (): void => tasks.fail(new QueueError('Stopped: the games that waited are withdrawn.'))
  options.signal?.addEventListener('abort', stop)
  let ticks = 0
  const tick = (): void => {
    server.say(runsChannel(server), announcement)
    if (tasks.isBusy()) hearing.checkPatience()
    if (++ticks % careful === 0) tasks.keep().catch(tasks.fail)
  }
  const timer = setInterval(tick, pace)
  const tidy = async (): Promise<void> => {
    server.say(runsChannel(server), { ...announcement, isOver: true })
    await events.close()
    await queue.obliterate({ force: true, count: 10 * mostBatches })
  }
  const close = async (): Promise<void> => {
    clearInterval(timer)
    options.signal?.removeEventListener('abort', stop)
    // Entries that cannot be removed expire.
    await Promise.race([tidy(), server.lost, wait(mostTidying)]).catch(() => {})
    server.close()
  }
  try {
    await Promise.race([queue.waitUntilReady(), server.lost])
    await server.listen(answersChannel(run), hearing.hear)
  } catch (error) {
    await close()
    throw asQueueError(error)
  }
  tick()
  return {
    async play(series, progress) {
      const scenario = JSON.stringify(series.scenario)
      let done = 0
      const played = tasks.play(shrinkingBatches(series), scenario).map(async (batch) => {
        const results = await batch
        done += results.length
        progress?.(done)
        return results
      })
      return (await Promise.all(played)).flat()
    },
    close,
  }
}

/** A series in batches that become smaller: few messages, and nobody waits long for whoever plays the last one. */
export const shrinkingBatches = (series: Series): readonly Series[] => {
  const batches: Series[] = []
  for (let { from } = series; from < series.to; ) {
    const games = Math.min(largestBatch, Math.max(fewestGames, Math.ceil((series.to - from) / largestPart)))
    const to = Math.min(series.to, from + games)
    batches.push({ ...series, from, to })
    from = to
  }
  return batches
}

const wait = (milliseconds: number): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, milliseconds).unref()
  })

const asQueueError = (error: unknown): QueueError =>
  error instanceof QueueError ? error : new QueueError(`The server of the queue refuses to work${codeOf(error)}.`)

const gamesOf = ({ from, to }: Series): string => (to - from === 1 ? `Game ${from}` : `Games ${from} to ${to - 1}`)

/** The batches of a run: those that wait here, and those that lie on the server. */
const openTasks = (server: Server, queue: Queue, events: QueueEvents, tell: (line: string) => void) => {
  const waiting: Task[] = []
  const sent = new Map<string, Task>()
  let failure: QueueError | undefined
  let last = 0
  const fail = (error: unknown): void => {
    if (failure !== undefined) return
    failure = asQueueError(error)
    for (const task of [...sent.values(), ...waiting.splice(0)]) task.failed(failure)
    sent.clear()
  }
  /** Lets what lies on the server live on, and sees whether it is still there. */
  const keep = async (): Promise<void> => {
    const isThere = await letExpire(server, queue.name, sent.keys()).catch((error) => {
      if (server.client.status === 'ready') throw error
      // It cannot be seen while there is no connection: the next time it can, or the server is lost.
      return true
    })
    if (!isThere) fail(new QueueError('The server of the queue has lost the games that waited.'))
  }
  /** Adds jobs. When the connection breaks meanwhile they are added as soon as there is one again: what has arrived is not added twice. */
  const send = async (jobs: Parameters<Queue['addBulk']>[0]): Promise<void> => {
    try {
      await queue.addBulk(jobs)
      const ids = jobs.flatMap(({ opts }) => opts?.jobId ?? [])
      await letExpire(server, queue.name, ids)
    } catch (error) {
      if (server.client.status === 'ready') throw error
      await Promise.race([server.lost, wait(pace)])
      if (failure === undefined) await send(jobs)
    }
  }
  /** Sends what waits, many batches at a time: each message costs this program as much as several games. */
  const fill = (): void => {
    if (failure !== undefined || sent.size > mostBatches / 2) return
    const jobs = waiting.splice(0, mostBatches - sent.size).map((task) => {
      const jobId = `batch-${++last}`
      sent.set(jobId, task)
      return {
        name: 'games',
        data: task.job,
        opts: { jobId, attempts, removeOnComplete: true, removeOnFail: true },
      }
    })
    if (jobs.length === 0) return
    send(jobs).catch(fail)
  }
  queue.on('error', () => {})
  events.on('error', () => {})
  events.on('completed', ({ jobId, returnvalue }) => {
    const task = sent.get(jobId)
    if (task === undefined) return
    const results = parseResults(returnvalue, task.batch)
    if (results === undefined && ++task.spoilt === attempts)
      return fail(new QueueError(`${gamesOf(task.batch)}: what workers have sent back is no result.`))
    sent.delete(jobId)
    if (results === undefined) {
      tell(`${gamesOf(task.batch)}: what a worker has sent back is no result. They are played once more.`)
      waiting.unshift(task)
    } else task.done(results)
    fill()
  })
  events.on('failed', ({ jobId, failedReason }) => {
    const task = sent.get(jobId)
    if (task === undefined) return
    const reason = failedReason.split('\n')[0].slice(0, longestReason)
    fail(new QueueError(`${gamesOf(task.batch)} could not be played: ${reason}`))
  })
  return {
    fail,
    keep,
    isBusy: () => sent.size > 0,
    /** The results of each of some batches. */
    play: (batches: readonly Series[], scenario: string): readonly Promise<readonly GameResult[]>[] => {
      const results = batches.map(
        (batch) =>
          new Promise<readonly GameResult[]>((done, failed) => {
            if (failure !== undefined) failed(failure)
            else waiting.push({ batch, spoilt: 0, job: makeJob(batch, scenario), done, failed })
          }),
      )
      fill()
      return results
    },
  }
}

/** Tells of workers that refuse, each once, and of their silence. */
const hearWorkers = (fingerprint: string, { tell, patience = 30_000 }: QueueOptions) => {
  const refused = new Set<string>()
  let heard = performance.now()
  return {
    hear(text: string): void {
      const answer = parseAnswer(text)
      if (answer?.takes) heard = performance.now()
      else if (answer !== undefined && !refused.has(answer.worker)) {
        refused.add(answer.worker)
        tell(
          `A worker refuses these games: it plays by ${answer.fingerprint}, and this program by ${fingerprint}. Both need the same sandtable.`,
        )
      }
    },
    checkPatience(): void {
      if (performance.now() - heard < patience) return
      heard = performance.now()
      tell(
        `No worker has answered for ${Math.round(patience / 1000)} s. Start one with sandtable worker --queue and the same address.`,
      )
    },
  }
}
