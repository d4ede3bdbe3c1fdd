/** Grades of difficulty, and the shares of games that belong to them. */
import type { Grade } from './content.ts'

export type Band = { readonly from: number; readonly to: number }

/** Shares of wins between equal players, in per cent, that belong to a grade of difficulty. */
export const gradeBands: Readonly<Record<Grade, Band>> = {
  easy: { from: 50, to: 100 },
  even: { from: 35, to: 65 },
  hard: { from: 0, to: 50 },
}
