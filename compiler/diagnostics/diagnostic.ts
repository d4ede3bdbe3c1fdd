/** A finding about content, as a value. Line, column and excerpt are found when it is printed. */
import type { Code } from './codes.ts'

/** Keys and indices from a document's root to a value. */
export type Path = readonly (string | number)[]

/** A place in content. */
export interface Place {
  /** Path below the content directory, with `/`. */
  readonly file: string
  /** Into a YAML document; empty is the whole file. */
  readonly path: Path
  /** Points at the key instead of the value. */
  readonly key?: true
  /** A spot inside the text there: inside a block of text for a path, inside the file for an empty one. Both from 0. */
  readonly within?: Spot
}

export interface Spot {
  readonly line: number
  readonly column: number
  /** Characters to underline; 1 when absent. */
  readonly length?: number
}

export type Severity = 'error' | 'warning'

export interface Diagnostic extends Place {
  readonly code: Code
  readonly severity: Severity
  /** The fact, one sentence, with the names and numbers that matter. */
  readonly message: string
  /** The way out. */
  readonly hint?: string
  /** Other places that help to understand. */
  readonly related?: readonly Related[]
  /** The change that resolves it, where exactly one answer is right. `sandtable check --fix` and editors do it. */
  readonly fix?: Fix
  /** Set when the author accepts the finding: it is listed as such and counts for nothing else. */
  readonly suppressed?: Suppressed
  /** Of a finding of a design rule what it is about, as `suppress` names it: the id of a unit or side, or a hex name. */
  readonly about?: string
}

/** Why a finding is accepted, and where that is written. */
export interface Suppressed {
  readonly reason: string
  readonly by: Place
}

/** A change of files that mends a finding. */
export interface Fix {
  /** Its effect, as a button states it: `Write "german-infantry"`. */
  readonly title: string
  readonly edits: readonly Edit[]
}

/**
 * A change at a place: `replace` puts other text where the value or key stands, `remove` takes out an entry of a mapping or an
 * item of a list with its key, `insert` adds a line of YAML to the mapping or list there.
 */
export type Edit =
  | { readonly do: 'replace'; readonly at: Place; readonly text: string }
  | { readonly do: 'remove'; readonly at: Place }
  | { readonly do: 'insert'; readonly at: Place; readonly text: string }

export interface Related extends Place {
  readonly message: string
}

/** The optional parts of a message besides its fact. */
export interface Extra {
  readonly hint?: string | undefined
  readonly related?: readonly Related[]
  readonly fix?: Fix | undefined
  readonly suppressed?: Suppressed | undefined
  readonly about?: string | undefined
}

/** Collects what the stages find. A stage reports and goes on; it never throws because of content. */
export interface Report {
  readonly diagnostics: readonly Diagnostic[]
  error(code: Code, place: Place, message: string, extra?: Extra): void
  warning(code: Code, place: Place, message: string, extra?: Extra): void
  /** Errors so far, without suppressed ones, in files whose path begins with `prefix`; all files when it is absent. */
  hasErrors(prefix?: string): boolean
}

/** More findings than anyone reads are a sign of a hostile or wrong file: the rest is counted, not kept. */
export const mostDiagnostics = 5000

/** A report, which may begin with what is known already. */
export const makeReport = (known: readonly Diagnostic[] = []): Report => {
  const diagnostics: Diagnostic[] = [...known]
  const add = (severity: Severity, code: Code, place: Place, message: string, extra: Extra): void => {
    if (diagnostics.length >= mostDiagnostics) return
    const { file, path, key, within } = place
    diagnostics.push({
      code,
      severity,
      file,
      path,
      ...(key && { key }),
      ...(within && { within }),
      message,
      ...(extra.hint !== undefined && { hint: extra.hint }),
      ...(extra.related && { related: extra.related }),
      ...(extra.fix && { fix: extra.fix }),
      ...(extra.suppressed && { suppressed: extra.suppressed }),
      ...(extra.about !== undefined && { about: extra.about }),
    })
  }
  const error: Report['error'] = (code, place, message, extra = {}) => add('error', code, place, message, extra)
  const warning: Report['warning'] = (code, place, message, extra = {}) => add('warning', code, place, message, extra)
  const hasErrors: Report['hasErrors'] = (prefix = '') =>
    diagnostics.some((one) => one.severity === 'error' && !one.suppressed && one.file.startsWith(prefix))
  return { diagnostics, error, warning, hasErrors }
}

/** The place below a place. */
export const below = ({ file, path }: Place, ...steps: Path): Place => ({ file, path: [...path, ...steps] })

/** The key of a place below a place. */
export const keyBelow = (place: Place, ...steps: Path): Place => ({ ...below(place, ...steps), key: true })

/** A path as people write it: `sides[0].units[3].type`. */
export const makePath = (path: Path): string =>
  path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`
    return text === '' ? step : `${text}.${step}`
  }, '')

/** Line and column of an offset, from 0. */
export const spotOf = (text: string, offset: number, length?: number): Spot => {
  let line = 0
  let start = 0
  for (let end = text.indexOf('\n'); end >= 0 && end < offset; end = text.indexOf('\n', end + 1)) {
    line++
    start = end + 1
  }
  return { line, column: offset - start, ...(length !== undefined && { length }) }
}

/** True unless the author accepts the finding with a reason. */
export const isActive = ({ suppressed }: Diagnostic): boolean => suppressed === undefined
