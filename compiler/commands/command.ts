/** The interface of a command, and its access to the outside world. */

/** 0 clean, 1 findings, 2 usage or IO. */
export type ExitCode = 0 | 1 | 2

/** The world as a command sees it. Files are read and written by `compiler/disk.ts`. */
export interface Io {
  /** Writes to standard output, as it is. */
  out(text: string): void
  /** Writes to standard error, as it is. */
  error(text: string): void
  /** Absolute path that relative arguments refer to. */
  readonly cwd: string
  /** True if the output is coloured. */
  readonly colour: boolean
  /** True if a person watches: progress bars are for people. */
  readonly interactive: boolean
}

export interface Command {
  /** One line for the list of commands. */
  readonly summary: string
  /** The text of `sandtable <name> --help`: synopsis, options, examples. */
  readonly usage: string
  /** `args` are the words after the command's name. */
  run(args: readonly string[], io: Io): Promise<ExitCode>
}

/** The command line was not understood: ends the command with exit code 2 and a pointer to its help. */
export class UsageError extends Error {
  override name = 'UsageError'
}
