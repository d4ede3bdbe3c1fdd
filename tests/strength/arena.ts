/**
 * Where players of tests meet: those of `playerAmong`, the adversaries of a system by their names, and players of another checkout,
 * `planner@/tmp/old`, which see the views and legal actions of this one.
 */
import { availableParallelism } from 'node:os'
import { openThreads } from '../../compiler/playtest/pool.ts'
import type { Pool, Series } from '../../compiler/playtest/series.ts'
import type { SampledPosition, Sampling } from './positions.ts'
import type { Tally } from './sins/sin.ts'

/** A series whose games are looked through for sins. */
export interface Looked {
  readonly series: Series
  /** The sides whose sins are counted. */
  readonly sides: readonly number[]
}

export interface Arena extends Pool {
  /** Games that keep all threads at work. */
  readonly batch: number
  /** Plays a series and counts the sins of some sides in it. */
  look(looked: Looked): Promise<Tally>
  /** Positions of games, and what came of them. */
  sample(sampling: Sampling): Promise<SampledPosition[]>
}

/** Games that a thread has before it. */
const queued = 4

export const openArena = (threads = availableParallelism()): Arena => {
  const pool = openThreads(threads, new URL('./worker.ts', import.meta.url).href)
  return {
    batch: queued * threads,
    play: (series) => pool.run(series),
    look: (looked) => pool.run(looked, { name: 'look' }),
    sample: (sampling) => pool.run(sampling, { name: 'samplePositions' }),
    close: () => pool.destroy(),
  }
}
