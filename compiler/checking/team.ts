/**
 * Threads that look at scenarios beside this one. They read the files of their scenarios themselves, so that no thread waits for
 * another one to read, and begin before anything has been read here.
 */
import { Worker } from 'node:worker_threads'
import type { Stopwatch } from '../timing.ts'
import type { Seen, Share } from './share.ts'
import type { Message } from './worker.ts'

/** From this many scenarios on a second thread saves more than it costs: it has to grow warm first. */
export const manyScenarios = 4000

/** So many scenarios are looked at here while a thread begins. */
const headStart = 300

export interface Team {
  /** Folders of the scenarios that it looks at. */
  readonly scenarios: ReadonlySet<string>
  /**
   * Hands over what is seen until everything has been, and returns how long stages and rules took, by thread. Rejects when a thread
   * breaks down.
   */
  finish(take: (seen: readonly Seen[]) => void): Promise<readonly Stopwatch['times'][]>
  close(): Promise<void>
}

/** Sets threads to work, so many beside this one, on their shares of some scenarios; what is left over is looked at here. */
export const callTeam = (threads: number, { scenarios, ...content }: Share): Team => {
  const shares = Array.from({ length: threads }, (_, thread) =>
    scenarios.slice(headStart).filter((_one, at) => at % (threads + 1) === thread),
  )
  const waiting: Message[] = []
  let hear: (message: Message) => void = (message) => void waiting.push(message)
  const ended = shares.map((share) => {
    const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js'
    const worker = new Worker(new URL(`./worker.${extension}`, import.meta.url))
    const end = new Promise<void>((done, fail) => {
      worker.on('error', fail)
      worker.on('message', (message: Message) => {
        hear(message)
        if ('times' in message) done()
      })
    })
    // Whether it broke down is asked at the end.
    end.catch(() => {})
    // A team that nobody waits for keeps nobody waiting.
    worker.unref()
    worker.postMessage({ ...content, scenarios: share } satisfies Share)
    return { worker, end }
  })
  return {
    scenarios: new Set(shares.flat()),
    finish: async (take) => {
      const times: Stopwatch['times'][] = []
      hear = (message) => {
        if ('seen' in message) take(message.seen)
        else times.push(message.times)
      }
      for (const message of waiting.splice(0)) hear(message)
      for (const { worker } of ended) worker.ref()
      await Promise.all(ended.map(({ end }) => end))
      return times
    },
    close: async () => {
      await Promise.all(ended.map(({ worker }) => worker.terminate()))
    },
  }
}
