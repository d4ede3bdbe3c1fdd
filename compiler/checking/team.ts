/**
 * Threads that look at shares of scenarios. They begin to load their code when the team is called together, which is before
 * anybody knows what there is to do: so they are ready when the files have been read.
 */
import { Worker } from 'node:worker_threads'
import type { Ground, Share, Shared } from './share.ts'

/** From this many scenarios on a second thread saves more than it costs: it has to grow warm, and the texts have to get there. */
export const manyScenarios = 6000

export interface Team {
  /**
   * Has all shares looked at that `next` gives until it gives none, and hands over what was found in each.
   * Rejects when a thread breaks down.
   */
  work(ground: Ground, next: () => Share | undefined, take: (share: Share, found: Shared) => void): Promise<void>
  close(): Promise<void>
}

export const callTeam = (threads: number): Team => {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js'
  const workers = Array.from({ length: threads }, () => {
    const worker = new Worker(new URL(`./worker.${extension}`, import.meta.url))
    // A team that is not needed after all keeps nobody waiting.
    worker.unref()
    return worker
  })
  return {
    work: async (ground, next, take) => {
      await Promise.all(workers.map((worker) => workOne(worker, ground, next, take)))
    },
    close: async () => {
      await Promise.all(workers.map((worker) => worker.terminate()))
    },
  }
}

/** Two shares are always under way, so that the thread does not wait for this one. */
const workOne = (
  worker: Worker,
  ground: Ground,
  next: () => Share | undefined,
  take: (share: Share, found: Shared) => void,
): Promise<void> =>
  new Promise((done, fail) => {
    const underWay: Share[] = []
    const send = (): void => {
      const share = next()
      if (share === undefined) return
      underWay.push(share)
      worker.postMessage({ share })
    }
    worker.ref()
    worker.on('error', fail)
    worker.on('message', (found: Shared) => {
      const share = underWay.shift()
      if (share === undefined) return
      send()
      take(share, found)
      if (underWay.length === 0) done()
    })
    worker.postMessage({ ground })
    send()
    send()
    if (underWay.length === 0) done()
  })
