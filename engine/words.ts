/** The wording that rule systems share: names and counts, and the lines of a log. */

import type { Side } from './game.ts'
import { type Grid, type Hex, makeHexName } from './hex.ts'

interface Named {
  readonly name: string
}

export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`

/** Names in a row: `A`, `A and B`, `A, B and C`. */
export const listWords = (names: readonly string[], last = 'and'): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`

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

/** The line of each kind of event; undefined for what is not worth one. */
export type Lines<S, E extends { readonly type: string }> = {
  readonly [T in E['type']]: (scenario: S, event: Extract<E, { readonly type: T }>) => LogLine | undefined
}

/** Finds the line of an event. */
export const lineFinder =
  <S, E extends { readonly type: string }>(lines: Lines<S, E>) =>
  (scenario: S, event: E): LogLine | undefined =>
    lines[event.type as E['type']](scenario, event as never)

/** The words for the number in a field of actions and events, by the names of fields. @param of the action or event, for numbers that depend on another field */
export type FieldNames<S> = Readonly<Record<string, (services: S, number: number, of: never) => string>>

/**
 * True if a name asks for a plural verb: `Guards at the gate`, `11th Hussars`, `Rangers 2`, `1st Welch and Rangers`; not `XI Corps`. What follows a
 * comma or a preposition does not count.
 */
export const isPlural = (name: string): boolean => {
  const [head] = name.replace(/ \d{1,2}$/, '').split(/,| (?:of|at|in|by|on|above|from|with) /)
  return / and /.test(head) || (/(?:[^isu]s|men|police)$/i.test(head) && !/(?:corps|states|achilles)$/i.test(head))
}

/** A name with what is said of it: `Guards fall back`. */
export const withVerb = (name: string, one: string, several: string): string =>
  `${name} ${isPlural(name) ? several : one}`

/**
 * Fills the fields of an action or event into a sentence with their names in braces. What has no words is a number. Two words in braces
 * are one that agrees with the name that comes first: `{unit} {moves|move} to {space}`.
 */
export const fillSentence = <S>(names: FieldNames<S>, sentence: string, services: S, of: object): string => {
  const numbers = of as Readonly<Record<string, number>>
  let first: string | undefined
  return sentence.replace(/\{(\w+)(?:\|(\w+))?\}/g, (whole, name: string, ofSeveral?: string) => {
    if (ofSeveral !== undefined) return first !== undefined && isPlural(first) ? ofSeveral : name
    const text = name in names ? names[name](services, numbers[name], of as never) : `${numbers[name] ?? whole}`
    first ??= text
    return text
  })
}

/** The words for a verb with fields `F`: in orders on the page, in worked examples, and to the authors of these. */
export interface VerbWords<S, P, F> {
  /** Its sentence, with its fields in braces and without a full stop; a function where that depends on the position. */
  readonly order: string | ((services: S, state: P, action: F) => string)
  /** The word on its button; absent where it has none of its own. */
  readonly button?: string
  /** It harms whoever is where it is aimed. */
  readonly isAttack?: true
}

/** The sentence of an action without its full stop. */
export const orderWords = <S, P, A extends { readonly type: string }>(
  words: Readonly<Record<string, VerbWords<S, P, never>>>,
  names: FieldNames<S>,
  services: S,
  state: P,
  action: A,
): string => {
  const { order } = words[action.type]
  return fillSentence(
    names,
    typeof order === 'string' ? order : order(services, state, action as never),
    services,
    action,
  )
}

/**
 * Makes what describes the events of a system: its line is a sentence with fields in braces, or a function that returns one; nothing
 * where the event is worth no line. The names of fields hold for all events. `about` is the subject of the line, with fields likewise.
 */
export const describer =
  <S>(names: FieldNames<S>) =>
  <F extends object>(
    line?: string | ((services: S, event: F) => string | undefined),
    tone: LogLine['tone'] | ((event: F) => LogLine['tone']) = 'plain',
    about?: string,
  ): ((services: S, event: F) => LogLine | undefined) =>
  (services, event) => {
    const sentence = typeof line === 'function' ? line(services, event) : line
    if (sentence === undefined) return undefined
    const fill = (text: string): string => fillSentence(names, text, services, event)
    return {
      text: fill(sentence),
      tone: typeof tone === 'function' ? tone(event) : tone,
      ...(about !== undefined && { about: fill(about) }),
    }
  }

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** With a small first letter, unless it begins with an abbreviation. */
export const uncapital = (text: string): string =>
  /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
