/** Reports the progress of a long command: on one updated line in a terminal, or with a line every few seconds in a log. */
import type { Io } from './command.ts'

export interface Status {
  /** Shows a step in place of the last one. */
  readonly tell: (step: string) => void
  /** Takes the line away. */
  readonly clear: () => void
}

const widest = 100
/** Terminals are written to at most this often, in milliseconds. */
const pace = 60
/** How often commands that draw write a line to a log, in milliseconds. */
export const calmPace = 5000
/** The same for commands that play for minutes. */
export const slowPace = 20_000

const asLine = (step: string): string => `${step.replace(/\p{Cc}/gu, ' ').slice(0, widest)} ...`

/** The status of a command. `logPace` is how often it is written to a log, in milliseconds; without it nothing is. */
export const makeStatus = (io: Io, logPace?: number): Status => {
  if (!io.interactive) return logPace === undefined ? { tell: () => {}, clear: () => {} } : makeLog(io, logPace)
  let last = 0
  return {
    tell(step) {
      const now = performance.now()
      if (now - last < pace) return
      last = now
      io.error(`\r\x1b[2K${asLine(step)}`)
    },
    clear: () => io.error('\r\x1b[2K'),
  }
}

/** A plain line every few seconds with the step and how long it all has taken, also while a step says nothing. */
const makeLog = (io: Io, pace: number): Status => {
  const begun = performance.now()
  let last = begun
  let step = ''
  let timer: NodeJS.Timeout | undefined
  const write = (): void => {
    const now = performance.now()
    if (step === '' || now - last < pace) return
    last = now
    io.error(`${asLine(step)} ${((now - begun) / 1000).toFixed(0)} s\n`)
  }
  return {
    tell(next) {
      step = next
      write()
      // A process that waits for nothing else is not kept alive by this.
      timer ??= setInterval(write, pace).unref()
    },
    clear() {
      clearInterval(timer)
      timer = undefined
      step = ''
    },
  }
}
