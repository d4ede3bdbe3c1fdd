/** A progress bar for people, on the line that tells what a command is doing. */
import type { Io } from '../commands/command.ts'
import { makeStatus } from '../commands/status.ts'

const width = 28

export interface ProgressBar {
  /** Shows `done` of `all`. */
  at(done: number, all: number): void
  clear(): void
}

export const openProgress = (io: Io, label: string): ProgressBar => {
  const { tell, clear } = makeStatus(io)
  return {
    at(done, all) {
      const full = Math.floor((width * done) / all)
      tell(`${label} ${'█'.repeat(full)}${'░'.repeat(width - full)} ${done}/${all}`)
    },
    clear,
  }
}
