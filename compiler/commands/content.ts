/** What commands over a content directory share: opening it, printing findings, the exit code. */
import { resolve } from 'node:path'
import { type Diagnostic, makeReport, type Report } from '../diagnostics/diagnostic.ts'
import { formats, isFormat, print } from '../diagnostics/print.ts'
import { readDirectory } from '../disk.ts'
import type { SourceFiles } from '../files.ts'
import { type ExitCode, type Io, UsageError } from './command.ts'

export interface OpenContent {
  /** As the user named it: printed before the paths of files. */
  readonly name: string
  /** Absolute. */
  readonly directory: string
  readonly files: SourceFiles
  readonly report: Report
}

/** The options of every command that prints findings. */
export const outputOptions = { format: { type: 'string', default: 'text', choices: formats } } as const

/** Reads a content directory; what could not be read is in the report. Throws `DirectoryError`. */
export const openContent = async (name: string | undefined, io: Io): Promise<OpenContent> => {
  if (name === '') throw new UsageError('The name of the content directory is empty.')
  const shown = (name ?? 'content').replace(/\/+$/, '') || '/'
  const directory = resolve(io.cwd, shown)
  const report = makeReport()
  const files = await readDirectory(directory, report)
  return { name: shown, directory, files, report }
}

/** Prints all findings, in order of place, and says with which code to leave. Clean content prints nothing as text. */
export const printFindings = async (content: OpenContent, format: string | undefined, io: Io): Promise<ExitCode> => {
  const chosen = format ?? 'text'
  if (!isFormat(chosen)) throw new UsageError(`--format takes ${formats.join(', ')}, not "${chosen}".`)
  const { diagnostics } = content.report
  const meaning = chosen === 'sarif' ? await import('../diagnostics/codes.ts') : {}
  io.out(print(chosen, diagnostics, { files: content.files, root: content.name, colour: io.colour, ...meaning }))
  return exitCodeOf(diagnostics)
}

/** Warnings are findings too: a warning that is wanted is suppressed with a reason. */
export const exitCodeOf = (diagnostics: readonly Diagnostic[]): ExitCode => (diagnostics.length > 0 ? 1 : 0)
