/**
 * Content that is checked again and again: only what a change touches is looked at anew. Commands, `dev` and the language server
 * all stand on it; `compile` is a workspace that is asked once.
 */
import type { Compiled, Content } from './content.ts'
import type { Diagnostic } from './diagnostics/diagnostic.ts'
import type { SourceFiles } from './files.ts'

/** A file that is there now with this text, or is gone when there is none. */
export interface Change {
  /** Path below the content directory, with `/`. */
  readonly path: string
  readonly text: string | undefined
}

export interface Workspace {
  /** Takes in changes; nothing is checked yet. */
  change(changes: readonly Change[]): void
  /** Everything that is wrong now. */
  findings(): readonly Diagnostic[]
  /** Everything that is sound now, for `emit`. */
  compiled(): Compiled
  /** The valid documents, for definitions and completion. */
  content(): Content
  /** The texts, sorted by path. */
  files(): SourceFiles
}
