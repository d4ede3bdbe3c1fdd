/** What the resolvers of all rule systems do with tables: ids of their entries, and what must be there once. */
import type { Valid } from '../content.ts'
import { below, type Place, type Report } from '../diagnostics/diagnostic.ts'

type Entries<E> = Valid<{ readonly entries: Readonly<Record<string, E>> }>

/** The place of an entry of a table, or of something in it. */
export const entryPlace = (file: string, id: string, ...path: readonly (string | number)[]): Place => ({
  file,
  path: ['entries', id, ...path],
})

/** The entries of a table that may be missing, each with its place. */
export const entriesOf = <E>(
  table: Entries<E> | undefined,
): readonly (readonly [id: string, entry: E, place: Place])[] =>
  table === undefined
    ? []
    : Object.entries(table.value.entries).map(([id, entry]) => [id, entry, entryPlace(table.file, id)])

/** Ids of the entries of a table, also of those that are broken; undefined when the whole table is. */
export const idsOf = (table: Entries<unknown> | undefined): string[] | undefined =>
  table && [...Object.keys(table.value.entries), ...table.dropped]

/** Ids of all unit types; undefined when files of which nothing could be read may define more than is `unread`. */
export const idsOfUnitTypes = (
  files: readonly Entries<unknown>[],
  unread: readonly string[] | undefined,
): string[] | undefined => unread && [...new Set(files.flatMap((file) => idsOf(file) ?? [])), ...unread]

/** Terrain by its sign; a sign that stands for two of them is reported. */
export const readSigns = (
  terrain: Entries<{ readonly sign: string }> | undefined,
  report: Report,
): Map<string, string> => {
  const signs = new Map<string, string>()
  for (const [id, { sign }, place] of entriesOf(terrain)) {
    const first = signs.get(sign)
    if (first === undefined) signs.set(sign, id)
    else {
      report.error('sign-duplicate', below(place, 'sign'), `"${id}" has the same sign "${sign}" as "${first}".`, {
        related: [{ ...place, path: ['entries', first, 'sign'], message: 'The first one.' }],
      })
    }
  }
  return signs
}

/** The unit types of several files, each with its place; one that is defined a second time is reported and left out. */
export const readUnitTypes = <E>(
  files: readonly Entries<E>[],
  report: Report,
): readonly (readonly [id: string, type: E, place: Place])[] => {
  const firsts = new Map<string, Place>()
  return files.flatMap(entriesOf).filter(([id, , place]) => {
    const first = firsts.get(id)
    if (first === undefined) firsts.set(id, place)
    else {
      report.error('id-duplicate', { ...place, key: true }, `The unit type "${id}" is defined twice.`, {
        related: [{ ...first, key: true, message: 'The first one.' }],
      })
    }
    return first === undefined
  })
}

/** Whether no table is missing. */
export const isComplete = <T extends object>(tables: T): tables is T & { readonly [K in keyof T]: NonNullable<T[K]> } =>
  Object.values(tables).every((table) => table !== undefined)
