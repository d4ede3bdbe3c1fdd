/** The wording that rule systems share: names and counts, and the lines of a log. */

import type { Side } from './game.ts'
import { type Grid, type Hex, makeHexName } from './hex.ts'

interface Named {
  readonly name: string
}

export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`

/** A word with its article: `an upgrade`, `a unit`. */
export const withArticle = (word: string): string => `${/^(?:[aeio]|u(?!ni))/i.test(word) ? 'an' : 'a'} ${word}`

/** Signed numbers as printed: thousandths in, `+1.2`, `−2` out. */
export const signed = (thousandths: number): string => {
  const tenths = Math.round(Math.abs(thousandths) / 100) / 10
  return tenths === 0 ? '0' : `${thousandths < 0 ? '−' : '+'}${tenths}`
}

/** A number as printed: with a minus sign for a hyphen. */
export const printed = (value: number | string): string => String(value).replace('-', '−')

export const hexName = ({ map }: { readonly map: Grid }, hex: Hex): string => makeHexName(map, hex)

export const unitName = ({ units }: { readonly units: readonly Named[] }, unit: number): string => units[unit].name

export const sideName = ({ sides }: { readonly sides: readonly Named[] }, side: Side): string => sides[side].name

/** A line of the log. */
export interface LogLine {
  readonly text: string
  /** `turn` opens a turn; `quiet` is shown paler. */
  readonly tone: 'turn' | 'plain' | 'quiet'
  /** The subject whose state it tells: within a turn only the latest line about it is shown. */
  readonly about?: string
}

export const plain = (text: string): LogLine => ({ text, tone: 'plain' })
export const quiet = (text: string): LogLine => ({ text, tone: 'quiet' })

/** The event of a type, also where a member of the union has several types. */
export type EventOf<E extends { readonly type: string }, T extends E['type']> = E extends { readonly type: infer U }
  ? T extends U
    ? E
    : never
  : never

/** The line of each kind of event; undefined for what is not worth one. */
export type Lines<S, E extends { readonly type: string }> = {
  readonly [T in E['type']]: (scenario: S, event: EventOf<E, T>) => LogLine | undefined
}

/** Finds the line of an event. */
export const lineFinder =
  <S, E extends { readonly type: string }>(lines: Lines<S, E>) =>
  (scenario: S, event: E): LogLine | undefined =>
    lines[event.type as E['type']](scenario, event as never)

/** With a small first letter, unless it begins with an abbreviation. */
export const uncapital = (text: string): string =>
  /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
