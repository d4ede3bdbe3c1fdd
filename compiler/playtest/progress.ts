/** A progress bar for people: drawn only where someone watches, and gone when the work is done. */
import type { Io } from '../commands/command.ts'

const width = 28

export interface ProgressBar {
  /** Shows `done` of `all`. */
  at(done: number, all: number): void
  clear(): void
}

export const openProgress = (io: Io, label: string): ProgressBar => {
  if (!io.interactive) return { at() {}, clear() {} }
  let shown = -1
  return {
    at(done, all) {
      const share = Math.floor((width * 10 * done) / all)
      if (share === shown) return
      shown = share
      const full = Math.floor(share / 10)
      io.error(`\r${label} ${'█'.repeat(full)}${'░'.repeat(width - full)} ${done}/${all}`)
    },
    clear() {
      if (shown >= 0) io.error('\r\u001b[2K')
    },
  }
}
