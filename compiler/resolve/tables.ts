/** What the resolvers of all rule systems do with tables: ids of their entries, and what must be there once. */
import type { Documents, SystemContent, Valid } from '../content.ts'
import { below, type Place, type Report } from '../diagnostics/diagnostic.ts'
import type { Schemas } from '../schemas/schema.ts'
import { idsInUnread, reportMissingTables } from './missing.ts'
import type { KnownIds } from './readers.ts'
import { checkReferences, definingIn } from './references.ts'
import type { TerrainSigns } from './terrain.ts'

type Entries<E> = Valid<{ readonly entries: Readonly<Record<string, E>> }>

/** The entries of a table that may be missing, each with its place. */
export const entriesOf = <E>(
  table: Entries<E> | undefined,
): readonly (readonly [id: string, entry: E, place: Place])[] =>
  table === undefined
    ? []
    : Object.entries(table.value.entries).map(([id, entry]) => [id, entry, { file: table.file, path: ['entries', id] }])

/** The tables of a rule system as far as its files hold them: what all systems ask of them. */
export interface OpenedTables extends TerrainSigns {
  readonly known: KnownIds
  /** The unit types, each once. */
  readonly unitTypes: ReturnType<typeof readUnitTypes>
}

/** Opens the tables of a system: what is missing, defined twice or named and not there is reported. */
export const openTables = (
  schemas: Schemas,
  kinds: readonly string[],
  system: SystemContent<Documents>,
  report: Report,
): OpenedTables => {
  const { documents } = system
  reportMissingTables(kinds, system, report)
  const known = Object.fromEntries(
    definingIn(schemas).map(({ table, record, kind }) => [
      kind,
      table === 'units'
        ? idsOfUnitTypes(documents.units ?? [], record, idsInUnread(system, 'units'))
        : idsOf(documents[table]?.[0], record),
    ]),
  ) as KnownIds
  for (const kind of [...kinds, 'units'])
    for (const document of documents[kind] ?? []) checkReferences(schemas[kind], document, known, report)
  const terrainBySign = readSigns(documents.terrain?.[0] as Entries<{ readonly sign: string }> | undefined, report)
  return {
    known,
    terrainBySign,
    isTerrainComplete: known.terrain?.length === terrainBySign.size,
    unitTypes: readUnitTypes((documents.units ?? []) as readonly Entries<unknown>[], report),
  }
}

/** The tables of a system that is sound, opened: for worked examples, which have no files of their own. */
export const openRules = <R extends WithTerrain>(schemas: Schemas, rules: R) => ({
  rules,
  known: Object.fromEntries(
    definingIn(schemas).map(({ table, record, kind }) => {
      const value = (rules as unknown as Readonly<Record<string, Readonly<Record<string, object>>>>)[fieldOf(table)]
      return [kind, Object.keys(record === 'entries' ? value : value[record])]
    }),
  ) as KnownIds,
  terrainBySign: new Map(Object.entries(rules.terrain).map(([id, { sign }]) => [sign, id])),
  isTerrainComplete: true,
})

interface WithTerrain {
  readonly terrain: Readonly<Record<string, { readonly sign: string }>>
}

/** The field of the rules in which a table stands: `specialOrders` for `special-orders`. */
export const fieldOf = (table: string): string =>
  table === 'units' ? 'unitTypes' : table.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

/** Tables as they stand in rules: those of entries by their ids, others as they are. */
export const assembleTables = (documents: Documents, kinds: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(
    kinds.map((table) => {
      const { kind: _, ...value } = (documents[table]?.[0]?.value ?? {}) as Readonly<Record<string, unknown>>
      return [fieldOf(table), documents[table] && (value.entries ?? value)]
    }),
  )

/** Entries by their ids, each read. */
export const eachEntry = <W, T>(
  table: Readonly<Record<string, W>>,
  read: (entry: W) => T,
): Readonly<Record<string, T>> => Object.fromEntries(Object.entries(table).map(([id, entry]) => [id, read(entry)]))

/** The one document of a table; undefined when there is none. */
export const only = <D extends { readonly [kind: string]: readonly unknown[] | undefined }, K extends keyof D>(
  documents: D,
  kind: K,
): NonNullable<D[K]>[number] | undefined => documents[kind]?.[0]

/** Ids in a record of a table, also of entries that are broken; undefined when the whole table is. */
const idsOf = (table: Valid | undefined, record: string): string[] | undefined =>
  table && [...Object.keys((table.value as Readonly<Record<string, object>>)[record]), ...table.dropped]

/** Ids of all unit types; undefined when files of which nothing could be read may define more than is `unread`. */
const idsOfUnitTypes = (
  files: readonly Valid[],
  record: string,
  unread: readonly string[] | undefined,
): string[] | undefined => unread && [...new Set(files.flatMap((file) => idsOf(file, record) ?? [])), ...unread]

/** Terrain by its sign; a sign that stands for two of them is reported. */
const readSigns = (terrain: Entries<{ readonly sign: string }> | undefined, report: Report): Map<string, string> => {
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
const readUnitTypes = <E>(
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
