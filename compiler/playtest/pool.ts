/** Plays series of games on all cores. The seed of a game depends on its number only, never on the worker that plays it. */
import { availableParallelism } from 'node:os'
import Tinypool from 'tinypool'
import type { GameResult } from './game.ts'
import { type Pool, playSeries, type Series } from './series.ts'

/** Games per batch: long enough that passing the scenario to a worker does not count. */
const batchGames = 5

/** A series in batches, in the order of their games. */
export const batchesOf = (series: Series): readonly Series[] => {
  const batches: Series[] = []
  for (let from = series.from; from < series.to; from += batchGames)
    batches.push({ ...series, from, to: Math.min(series.to, from + batchGames) })
  return batches
}

/** Threads that play batches; the one that asks them stays free. */
export const openThreads = (threads: number): Tinypool => {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js'
  return new Tinypool({
    filename: new URL(`./worker.${extension}`, import.meta.url).href,
    runtime: 'worker_threads',
    minThreads: threads,
    maxThreads: threads,
  })
}

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
  const pool = openThreads(threads)
  return {
    async play(series, progress) {
      let done = 0
      const tasks = batchesOf(series).map(async (batch) => {
        const results: GameResult[] = await pool.run(batch)
        done += results.length
        progress?.(done)
        return results
      })
      return (await Promise.all(tasks)).flat()
    },
    close: () => pool.destroy(),
  }
}
