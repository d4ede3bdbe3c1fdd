/** Formats dates, numbers, lists and levels. */
import type { ScenarioCard, Verdict } from '../../compiler/bundle.ts'

const days = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
const months = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** `1943-04-06` as `6 April 1943`. */
export const dayOf = (iso: string): string => days.format(new Date(`${iso}T00:00:00Z`))
export const monthOf = (iso: string): string => months.format(new Date(`${iso}T00:00:00Z`))

/** The first day of a turn, from 1. */
export const dayOfTurn = (iso: string, daysPerTurn: number, turn: number): string => {
  const date = new Date(`${iso}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + (turn - 1) * daysPerTurn)
  return days.format(date)
}

/** A signed number with a true minus sign; zero has no sign. */
export const signed = (value: number, decimals = 0): string => {
  const size = Math.abs(value).toFixed(decimals)
  if (value === 0) return size
  return value > 0 ? `+${size}` : `−${size}`
}

export { count as counted } from '../../engine/words.ts'

export const levelNames: Record<ScenarioCard['level'], string> = {
  learn: 'To learn',
  short: 'An evening',
  long: 'A long game',
}

export const verdictNames: Record<Verdict | 'none', string> = {
  pass: 'Balanced as meant',
  fail: 'Off balance',
  undecided: 'Balance open',
  none: 'Not measured',
}

/** The verdict of the games on an author's claim. */
export const claimVerdicts: Record<Verdict, string> = {
  pass: 'It is so',
  fail: 'It is not so',
  undecided: 'Open',
}

/** A list without its false, undefined, empty and zero items, so that a conditional item is written `condition && item`. */
export const compact = <T>(items: readonly (T | false | undefined | '' | 0)[]): readonly T[] =>
  items.filter((item): item is T => Boolean(item))

/** `extendedMovement` or `special-forces` as words. */
export const spaced = (name: string): string =>
  name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase()

/** Sorts `A2` before `A10`. */
export const byNumber = new Intl.Collator('en', { numeric: true })
