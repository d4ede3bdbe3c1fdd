/** How long the stages and rules took, for `--timing`. */

export interface Timing {
  /** Does the work and adds the time that it took to `name`, in milliseconds. */
  measure<T>(name: string, work: () => T): T
}

/** Measures nothing. */
export const noTiming: Timing = { measure: (_, work) => work() }

export interface Stopwatch extends Timing {
  /** Milliseconds and number of times by name. What is measured inside of something else counts for both. */
  readonly times: ReadonlyMap<string, { readonly time: number; readonly count: number }>
  /** Adds what another stopwatch has measured. */
  add(times: Stopwatch['times']): void
}

export const makeStopwatch = (): Stopwatch => {
  const times = new Map<string, { time: number; count: number }>()
  const book = (name: string, time: number, count: number): void => {
    const known = times.get(name)
    if (known === undefined) times.set(name, { time, count })
    else {
      known.time += time
      known.count += count
    }
  }
  return {
    times,
    add: (others) => {
      for (const [name, { time, count }] of others) book(name, time, count)
    },
    measure: (name, work) => {
      const begun = performance.now()
      try {
        return work()
      } finally {
        book(name, performance.now() - begun, 1)
      }
    },
  }
}
