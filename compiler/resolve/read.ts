/** Code shared by the readers of a scenario: lists with their places, and ids that must be known. */
import type { Side } from '../../engine/game.ts'
import { sides, type Side as TwoSide } from '../../engine/twoSides.ts'
import type { ScenarioHead } from '../content.ts'
import type { Code } from '../diagnostics/codes.ts'
import { below, type Place, type Report } from '../diagnostics/diagnostic.ts'
import { wayOutOfUnknown } from '../diagnostics/suggest.ts'
import { findTwice } from '../lint/twice.ts'
import { authoredIndex } from '../schemas/salvage.ts'

/** Values of a list, and the place of each. */
export interface Listed<T> {
  readonly values: readonly T[]
  readonly places: readonly Place[]
}

/** The items of a list that can be read, each with its place: two lists, as scenarios and their origins have them. */
export const listed = <A, T>(
  list: readonly A[] = [],
  place: Place,
  read: (item: A, at: Place) => T | undefined,
): Listed<T> => {
  const values: T[] = []
  const places: Place[] = []
  for (const [index, item] of list.entries()) {
    const at = below(place, authoredIndex(list, index))
    const value = read(item, at)
    if (value === undefined) continue
    values.push(value)
    places.push(at)
  }
  return { values, places }
}

type Lists = Readonly<Record<string, Listed<unknown>>>

/** Where the entries of lists were written, by the names of these. */
export type PlacesOf<K extends string> = { readonly [List in K]: readonly Place[] }

/** The items of lists, by their names. */
export const valuesOf = <L extends Lists>(lists: L) =>
  Object.fromEntries(Object.entries(lists).map(([name, { values }]) => [name, values])) as {
    readonly [K in keyof L]: L[K]['values']
  }

/** Where their entries were written, likewise. */
export const placesOf = <L extends Lists>(lists: L) =>
  Object.fromEntries(Object.entries(lists).map(([name, { places }]) => [name, places])) as PlacesOf<keyof L & string>

/** Lists of both sides as one: what the first side has, then what the second has. */
export const both = <T>(of: (side: TwoSide) => Listed<T>): Listed<T> => {
  const [one, two] = sides.map(of)
  return { values: [...one.values, ...two.values], places: [...one.places, ...two.places] }
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

/**
 * Reports an id that is not among the known ones, and returns it in any case; nothing is claimed when these are not known
 * themselves. It stands in a field of `place` where one is named.
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
  if (known === undefined || known.includes(id)) return id
  const at = field === undefined ? place : below(place, field)
  report.error(code, at, `No ${what} is called "${id}".`, wayOutOfUnknown(id, known, at))
  return id
}

/** The same where nobody needs the id. */
export const checkKnown: (...id: Parameters<typeof readId>) => void = readId

/**
 * The number of a side by its id; undefined and reported when there is none. It stands in a field of `place` where one is named.
 * `S` are the sides that a scenario of the system has.
 */
export const readSide = <S extends Side = Side>(
  id: string,
  ids: readonly string[],
  place: Place,
  report: Report,
  field?: string,
): S | undefined => {
  const found = ids.indexOf(id)
  if (found >= 0) return found as S
  checkKnown(id, ids, 'side-unknown', 'side', place, report, field)
  return undefined
}

/** The same where nobody may be named: null then, and for an id that no side has. */
export const readSideOrNobody = (
  id: string | undefined,
  ids: readonly string[],
  place: Place,
  report: Report,
): TwoSide | null => (id === undefined ? null : (readSide<TwoSide>(id, ids, place, report) ?? null))

/** Reports two sides that have one id. */
export const reportSameSides = (
  [first, second]: readonly { readonly id: string }[],
  [, place]: readonly Place[],
  report: Report,
): void => {
  if (first.id !== second.id) return
  report.error('id-duplicate', below(place, 'id'), `Both sides have the id "${second.id}".`, {
    hint: 'Give each an id of its own: other fields name sides by it.',
  })
}

/** The number of the team of a side by the id of the side, likewise. */
export const readTeam = (
  id: string,
  sides: ScenarioHead['sides'],
  place: Place,
  report: Report,
  field?: string,
): number | undefined => {
  const ids = sides.map((side) => side.id)
  const side = readSide(id, ids, place, report, field)
  const team = side === undefined ? undefined : sides[side].team
  return team === undefined ? side : ['first', 'second'].indexOf(team)
}

/** Reports entries of a list that are about the same; `about` says what an entry is about, in words. */
export const reportTwice = <T>(
  { values, places }: Listed<T>,
  about: (item: T) => string,
  report: Report,
  hint = 'Put both into one.',
): void => {
  for (const { at, first } of findTwice(values, about))
    report.error('id-duplicate', places[at], `The list has two entries for ${about(values[at])}.`, {
      hint,
      related: [{ ...places[first], message: 'The first one.' }],
    })
}

/** Reports entities of a scenario that share an id. */
export const reportDuplicates = (
  { values, places }: Listed<{ readonly id: string }>,
  what: string,
  report: Report,
): void => {
  for (const { at, first } of findTwice(values, ({ id }) => id))
    report.error('id-duplicate', below(places[at], 'id'), `Two ${what} have the id "${values[at].id}".`, {
      hint: 'An id is unique in the scenario, across both sides.',
      related: [{ ...below(places[first], 'id'), message: 'The first one.' }],
    })
}
