/** Plays series of games on all cores. The seed of a game depends on its number only, never on the worker that plays it. */
import { availableParallelism } from 'node:os'
import Tinypool from 'tinypool'
import { playTrials, type TrialPool } from './levers/trials.ts'
import { type Pool, playSeries } from './series.ts'

/** Games per batch: long enough that passing the scenario to a worker does not count. */
const batchGames = 5

/** A row of games, by their numbers: the first, and the one after the last. */
interface Games {
  readonly from: number
  readonly to: number
}

/** A row of games in batches, in their order. */
export const batchesOf = <G extends Games>(games: G, size = batchGames): readonly G[] => {
  const batches: G[] = []
  for (let from = games.from; from < games.to; from += size)
    batches.push({ ...games, from, to: Math.min(games.to, from + size) })
  return batches
}

/** Plays batches with what plays one; results come in the order of the games. */
const playBatches = async <G extends Games, R>(
  batches: readonly G[],
  play: (batch: G) => R[] | Promise<R[]>,
  progress: (done: number) => void = () => {},
): Promise<R[]> => {
  let done = 0
  const heard = (results: R[]): R[] => {
    done += results.length
    progress(done)
    return results
  }
  const played = batches.map((batch) => {
    const results = play(batch)
    return Array.isArray(results) ? heard(results) : results.then(heard)
  })
  return (await Promise.all(played)).flat()
}

const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js'
const usualWorker = new URL(`./worker.${extension}`, import.meta.url).href

/** Threads that play batches; the one that asks them stays free. */
export const openThreads = (threads: number, filename = usualWorker): Tinypool =>
  new Tinypool({ filename, runtime: 'worker_threads', minThreads: threads, maxThreads: threads })

/** A pool over `threads` cores, all of them when left out; one thread plays in this one. */
export const openPool = (threads = availableParallelism()): Pool & TrialPool => {
  if (threads <= 1) {
    return {
      play: (series, progress) => playBatches(batchesOf(series, 1), playSeries, progress),
      try: (trials, progress) => playBatches(batchesOf(trials, 1), playTrials, progress),
      async close() {},
    }
  }
  const pool = openThreads(threads)
  return {
    play: (series, progress) => playBatches(batchesOf(series), (batch) => pool.run(batch), progress),
    try: (trials, progress) =>
      playBatches(batchesOf(trials), (batch) => pool.run(batch, { name: 'playTrials' }), progress),
    close: () => pool.destroy(),
  }
}
