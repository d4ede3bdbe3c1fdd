/** The line that tells a person what a long command is doing; nothing is written where nobody watches. */
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

export const makeStatus = (io: Io): Status => {
  if (!io.interactive) return { tell: () => {}, clear: () => {} }
  let last = 0
  return {
    tell(step) {
      const now = performance.now()
      if (now - last < pace) return
      last = now
      io.error(`\r\x1b[2K${step.replace(/\p{Cc}/gu, ' ').slice(0, widest)} ...`)
    },
    clear: () => io.error('\r\x1b[2K'),
  }
}
