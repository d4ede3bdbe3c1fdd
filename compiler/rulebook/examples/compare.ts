/** Compares what came of a worked example with what its author expects: what is the same in every rule system. */
import { below, type Place, type Report } from '../../diagnostics/diagnostic.ts'

/** Reports an expectation that is not met: what was expected and what came. */
export type Compare = (path: readonly string[], what: string, expected: unknown, got: unknown) => void

/** @param place that of `expect` */
export const makeCompare =
  (place: Place, report: Report): Compare =>
  (path, what, expected, got) => {
    if (expected === got || JSON.stringify(expected) === JSON.stringify(got)) return
    report.error('example-wrong', below(place, ...path), `${what}: expected ${show(expected)}, got ${show(got)}.`)
  }

const show = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** Compares numbers to as many decimals as the author wrote. */
export const compareDecimals = (
  compare: Compare,
  path: readonly string[],
  what: string,
  expected: number,
  thousandths: number,
): void => {
  const got = thousandths / 1000
  const decimals = Math.min(3, `${expected}`.split('.')[1]?.length ?? 0)
  const rounded = Number(got.toFixed(decimals))
  if (rounded !== expected || (decimals === 0 && !Number.isInteger(got))) compare(path, what, expected, got)
}

/** Compares the sum of the terms that each rule brings with what is expected of it. `place` is that of `expect`. */
export const compareTerms = (
  terms: readonly { readonly rule: string; readonly value: number }[],
  expected: Readonly<Record<string, number>> | undefined,
  place: Place,
  report: Report,
): void => {
  for (const [rule, sum] of Object.entries(expected ?? {})) {
    const found = terms.filter((term) => term.rule.endsWith(`.${rule}`))
    const got = found.reduce((all, term) => all + term.value, 0)
    if (found.length > 0 || sum === 0) {
      compareDecimals(makeCompare(place, report), ['terms', rule], `term ${rule}`, sum, got)
      continue
    }
    const others = [...new Set(terms.map((term) => term.rule.replace(/^.*\./, '')))].join(', ')
    report.error(
      'example-wrong',
      { ...below(place, 'terms', rule), key: true },
      `No term comes from rule ${rule}; expected ${sum}.`,
      { hint: `The terms come from ${others || 'no rule'}.` },
    )
  }
}
