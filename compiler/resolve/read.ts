/** What the readers of a scenario share: lists with their places, and ids that must be known. */
import type { Code } from '../diagnostics/codes.ts'
import { below, type Place, type Report } from '../diagnostics/diagnostic.ts'
import { wayOutOfUnknown } from '../diagnostics/suggest.ts'
import { authoredIndex } from '../schemas/salvage.ts'

/** A value with the place where it was written. */
export interface Placed<T> {
  readonly value: T
  readonly origin: Place
}

/** The items of a list that can be read, each with its place. */
export const placed = <A, T>(
  list: readonly A[] = [],
  place: Place,
  read: (item: A, at: Place) => T | undefined,
): Placed<T>[] => {
  const items: Placed<T>[] = []
  for (let index = 0; index < list.length; index++) {
    const origin = below(place, authoredIndex(list, index))
    const value = read(list[index], origin)
    if (value !== undefined) items.push({ value, origin })
  }
  return items
}

export const valuesOf = <T>(items: readonly Placed<T>[]): T[] => items.map(({ value }) => value)
export const originsOf = (items: readonly Placed<unknown>[]): Place[] => items.map(({ origin }) => origin)

/**
 * Reports an id that is not among the known ones; nothing is claimed when these are not known themselves. It stands in a field of
 * `place` where one is named.
 */
export const checkKnown = (
  id: string,
  known: readonly string[] | undefined,
  code: Code,
  what: string,
  place: Place,
  report: Report,
  field?: string,
): void => {
  if (known === undefined || known.includes(id)) return
  const at = field === undefined ? place : below(place, field)
  report.error(code, at, `No ${what} is called "${id}".`, wayOutOfUnknown(id, known, at))
}

/** Reports entries of a list that are about the same; `about` says what an entry is about, in words. */
export const reportTwice = <T>(items: readonly Placed<T>[], about: (item: T) => string, report: Report): void => {
  const firsts = new Map<string, Place>()
  for (const { value, origin } of items) {
    const subject = about(value)
    const first = firsts.get(subject)
    if (first === undefined) {
      firsts.set(subject, origin)
      continue
    }
    report.error('id-duplicate', origin, `The list has two entries for ${subject}.`, {
      hint: 'Put both into one.',
      related: [{ ...first, message: 'The first one.' }],
    })
  }
}

/** Reports entities of a scenario that share an id. */
export const reportDuplicates = (
  items: readonly Placed<{ readonly id: string }>[],
  what: string,
  report: Report,
): void => {
  const firsts = new Map<string, Place>()
  for (const { value, origin } of items) {
    const first = firsts.get(value.id)
    if (first === undefined) {
      firsts.set(value.id, origin)
      continue
    }
    report.error('id-duplicate', below(origin, 'id'), `Two ${what} have the id "${value.id}".`, {
      hint: 'An id is unique in the scenario, across both sides.',
      related: [{ ...below(first, 'id'), message: 'The first one.' }],
    })
  }
}
