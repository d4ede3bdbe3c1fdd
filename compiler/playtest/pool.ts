/** Plays series of games on all cores. The seed of a game depends on its number only, never on the worker that plays it. */
import { availableParallelism } from 'node:os'
import Tinypool from 'tinypool'
import type { GameResult } from './game.ts'
import { type Pool, playSeries, type Series } from './series.ts'

/** Games per task: long enough that passing the scenario to a worker does not count. */
const chunk = 5

/** A pool over `threads` cores, all of them when left out; one thread plays in this one. */
export const openPool = (threads = availableParallelism()): Pool => {
  if (threads <= 1) {
    return {
      async play(series, progress) {
        const results: GameResult[] = []
        for (let from = series.from; from < series.to; from++) {
          results.push(...playSeries({ ...series, from, to: from + 1 }))
          progress?.(results.length)
        }
        return results
      },
      async close() {},
    }
  }
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js'
  const pool = new Tinypool({
    filename: new URL(`./worker.${extension}`, import.meta.url).href,
    runtime: 'worker_threads',
    minThreads: threads,
    maxThreads: threads,
  })
  return {
    async play(series, progress) {
      let done = 0
      const tasks: Promise<GameResult[]>[] = []
      for (let from = series.from; from < series.to; from += chunk) {
        const task: Series = { ...series, from, to: Math.min(series.to, from + chunk) }
        tasks.push(
          pool.run(task).then((results: GameResult[]) => {
            done += results.length
            progress?.(done)
            return results
          }),
        )
      }
      return (await Promise.all(tasks)).flat()
    },
    close: () => pool.destroy(),
  }
}
