/** The data that a printer of diagnostics works with. */
import type { Code } from './codes.ts'
import type { Fix } from './diagnostic.ts'
import type { Located, Point, Sources } from './view.ts'

/** Other text for a stretch of a file, by lines and columns from 1. */
export interface Replacement {
  readonly file: string
  readonly start: Point
  readonly end: Point
  readonly text: string
}

export interface Sheet {
  readonly findings: readonly Located[]
  /** The findings that the author accepts, with reasons. */
  readonly suppressed: readonly Located[]
  readonly showsSuppressed: boolean
  readonly folders: string
  readonly sources: Sources
  readonly colour: boolean
  /** True if `pageOf` returns absolute addresses. */
  readonly hasSite: boolean
  /** The address of the page about a code. */
  pageOf(code: Code): string
  /** Returns the replacements of a fix, with their places; empty when nobody asked. */
  replacementsOf(fix: Fix): readonly Replacement[]
  /** The path of a file as the user would write it. */
  pathOf(file: string): string
  meaningOf(code: Code): string
}
