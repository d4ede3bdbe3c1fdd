/** Tells what a long command is doing: on a line of its own that a person watches, or, where lines are kept, now and then in one. */
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
/** Logs are written to that often by commands that draw: who reads them wants to know that something is done, and at what it stands. */
export const calmPace = 5000
/** And that often by commands that play for minutes. */
export const slowPace = 20_000

const asLine = (step: string): string => `${step.replace(/\p{Cc}/gu, ' ').slice(0, widest)} ...`

/** The status of a command. `logPace`: how often it is written where nobody watches, as in a log of CI; nothing is when it is left out. */
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
      // Who does not wait for anything else is not kept by this.
      timer ??= setInterval(write, pace).unref()
    },
    clear() {
      clearInterval(timer)
      timer = undefined
      step = ''
    },
  }
}
