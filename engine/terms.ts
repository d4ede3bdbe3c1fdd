/**
 * The terms behind a number, collected by the very function that computes it: `terms?.add('T2', 'Woods', -1)`. Who wants the number
 * alone gives no collector, which costs nothing.
 */
import type { RuleId, Term } from './game.ts'

/** Collects terms. Rules are named as in the tables of their system, and values are in units of the number. */
export interface Terms {
  /** Those so far. */
  readonly list: readonly Term[]
  /** Adds a term, unless its value is 0. */
  add(rule: string, label: string, value: number): void
  /** Adds a term that its reader expects, even if its value is 0. */
  show(rule: string, label: string, value: number): void
}

/**
 * Returns a collector.
 * @param system whose rules they are
 * @param unit a value of 1 in thousandths of the unit of the explanation
 */
export const collectTerms = (system: string, unit = 1000): Terms => {
  const list: Term[] = []
  const show = (rule: string, label: string, value: number): void => {
    list.push({ rule: `${system}.${rule}` satisfies RuleId, label, value: value * unit })
  }
  return {
    list,
    show,
    add(rule, label, value) {
      if (value !== 0) show(rule, label, value)
    },
  }
}

/** The sum of terms, in thousandths. */
export const sumOf = (terms: readonly Term[]): number => terms.reduce((sum, { value }) => sum + value, 0)
