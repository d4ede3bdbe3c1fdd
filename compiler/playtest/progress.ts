/** How far games are: a bar for people, on the line that tells what a command is doing; now and then a plain line where logs are kept. */
import type { Io } from '../commands/command.ts'
import { makeStatus, slowPace } from '../commands/status.ts'

const width = 28

export interface ProgressBar {
  /** Shows `done` of `all`. */
  at(done: number, all: number): void
  clear(): void
}

export const openProgress = (io: Io, label: string): ProgressBar => {
  const { tell, clear } = makeStatus(io, slowPace)
  const bar = (done: number, all: number): string => {
    const full = Math.floor((width * done) / all)
    return ` ${'█'.repeat(full)}${'░'.repeat(width - full)} ${done}/${all}`
  }
  return {
    at: (done, all) => tell(`${label}${io.interactive ? bar(done, all) : `: ${done} of ${all} games`}`),
    clear,
  }
}
