/** What the readers of a scenario share: lists with their places, and ids that must be known. */
import type { Side } from '../../engine/game.ts'
import type { Code } from '../diagnostics/codes.ts'
import { below, type Place, type Report } from '../diagnostics/diagnostic.ts'
import { wayOutOfUnknown } from '../diagnostics/suggest.ts'
import { authoredIndex, isWhole } from '../schemas/salvage.ts'

/** Values of a list, and the place of each. */
export interface Listed<T> {
  readonly values: readonly T[]
  readonly places: readonly Place[]
}

/** Most lists that there may be are not there. */
const nothing: Listed<never> = { values: [], places: [] }

/** The items of a list that can be read, each with its place: two lists, as scenarios and their origins have them. */
export const listed = <A, T>(
  list: readonly A[] | undefined,
  place: Place,
  read: (item: A, at: Place) => T | undefined,
): Listed<T> => {
  if (list === undefined || list.length === 0) return nothing
  const values: T[] = []
  const places: Place[] = []
  const isComplete = isWhole(list)
  for (let index = 0; index < list.length; index++) {
    const at = below(place, isComplete ? index : authoredIndex(list, index))
    const value = read(list[index], at)
    if (value === undefined) continue
    values.push(value)
    places.push(at)
  }
  return { values, places }
}

/** The same where an item may become several values, all at its place. */
export const listedMany = <A, T>(
  list: readonly A[] | undefined,
  place: Place,
  read: (item: A, at: Place) => readonly T[],
): Listed<T> => {
  const found = listed(list, place, read)
  return {
    values: found.values.flat(),
    places: found.values.flatMap((values, index) => values.map(() => found.places[index])),
  }
}

/** By list of known ids: each of them, by itself. */
const ownIds = new WeakMap<readonly string[], ReadonlyMap<string, string>>()

/** The list that was asked for last: units follow units. */
let last: { readonly known: readonly string[]; readonly ids: ReadonlyMap<string, string> } | undefined

/** An id as the tables have it: one string in all scenarios, so that entries are found by it at once. */
const ownId = (id: string, known: readonly string[]): string | undefined => {
  if (last?.known !== known) {
    const ids = ownIds.get(known) ?? new Map(known.map((one) => [one, one]))
    ownIds.set(known, ids)
    last = { known, ids }
  }
  return last.ids.get(id)
}

/**
 * Reads an id: that of the tables where they have it. One that is not among the known ones is reported; nothing is claimed when these
 * are not known themselves. It stands in a field of `place` where one is named.
 */
export const readId = (
  id: string,
  known: readonly string[] | undefined,
  code: Code,
  what: string,
  place: Place,
  report: Report,
  field?: string,
): string => {
  if (known === undefined) return id
  const own = ownId(id, known)
  if (own !== undefined) return own
  const at = field === undefined ? place : below(place, field)
  report.error(code, at, `No ${what} is called "${id}".`, wayOutOfUnknown(id, known, at))
  return id
}

/** Reports an id that is not among the known ones, and reads nothing. */
export const checkKnown = (...id: Parameters<typeof readId>): void => {
  readId(...id)
}

/** Reports ids of a list that are not among the known ones. */
export const checkAllKnown = (
  ids: readonly string[] | undefined,
  known: readonly string[] | undefined,
  code: Code,
  what: string,
  place: Place,
  report: Report,
): void =>
  ids?.forEach((id, index) => {
    checkKnown(id, known, code, what, below(place, index), report)
  })

/** The number of a side by its id; undefined and reported when there is none. It stands in a field of `place` where one is named. */
export const readSide = (
  id: string,
  ids: readonly string[],
  place: Place,
  report: Report,
  field?: string,
): Side | undefined => {
  const found = ids.indexOf(id)
  if (found === 0 || found === 1) return found
  checkKnown(id, ids, 'side-unknown', 'side', place, report, field)
  return undefined
}

/** Reports entries of a list that are about the same; `about` says what an entry is about, in words. */
export const reportTwice = <T>(items: Listed<T>, about: (item: T) => string, report: Report): void =>
  forTwice(items, about, (first, second, subject) => {
    report.error('id-duplicate', second, `The list has two entries for ${subject}.`, {
      hint: 'Put both into one.',
      related: [{ ...first, message: 'The first one.' }],
    })
  })

/** Reports entities of a scenario that share an id. */
export const reportDuplicates = (items: Listed<{ readonly id: string }>, what: string, report: Report): void =>
  forTwice(items, idOf, (first, second, id) => {
    report.error('id-duplicate', below(second, 'id'), `Two ${what} have the id "${id}".`, {
      hint: 'An id is unique in the scenario, across both sides.',
      related: [{ ...below(first, 'id'), message: 'The first one.' }],
    })
  })

const idOf = ({ id }: { readonly id: string }): string => id

/** Tells of every item whose subject another one before it has, with the places of the first and of this one. */
const forTwice = <T>(
  { values, places }: Listed<T>,
  subjectOf: (item: T) => string,
  tell: (first: Place, second: Place, subject: string) => void,
): void => {
  if (values.length < 2) return
  const firsts = new Map<string, number>()
  for (let index = 0; index < values.length; index++) {
    const subject = subjectOf(values[index])
    const first = firsts.get(subject)
    if (first === undefined) firsts.set(subject, index)
    else tell(places[first], places[index], subject)
  }
}
