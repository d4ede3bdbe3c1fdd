/** Work that is done once, and again only when what it depends on has changed. */
import { type Diagnostic, makeReport, type Report } from './diagnostics/diagnostic.ts'

/** The result of a step, and its reports. */
export interface Done<T> {
  readonly value: T
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * Does `work`, or gives what came of it the last time when everything in `from` is the very same as then. The report of the
 * work begins with what is `known`, which is not told again.
 */
export type Step<T> = (from: readonly unknown[], work: (report: Report) => T, known?: readonly Diagnostic[]) => Done<T>

export const makeStep = <T>(): Step<T> => {
  let last: readonly unknown[] = []
  let done: Done<T> | undefined
  return (from, work, known = []) => {
    if (done !== undefined && last.length === from.length && last.every((one, at) => Object.is(one, from[at])))
      return done
    const report = makeReport(known)
    const value = work(report)
    last = from
    done = { value, diagnostics: report.diagnostics.slice(known.length) }
    return done
  }
}
