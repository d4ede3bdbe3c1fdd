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
}

export const makeStopwatch = (): Stopwatch => {
  const times = new Map<string, { readonly time: number; readonly count: number }>()
  return {
    times,
    measure: (name, work) => {
      const begun = performance.now()
      try {
        return work()
      } finally {
        const { time, count } = times.get(name) ?? { time: 0, count: 0 }
        times.set(name, { time: time + performance.now() - begun, count: count + 1 })
      }
    },
  }
}
