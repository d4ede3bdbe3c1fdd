/** Code shared by the resolvers of all rule systems for tables: ids of their entries, and required entries. */
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
      // The schemas are those of the system whose rules these are: what they define stands in its field, by ids or in a record.
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

type FieldOf<T extends string> = T extends 'units'
  ? 'unitTypes'
  : T extends `${infer First}-${infer Rest}`
    ? `${First}${Capitalize<FieldOf<Rest>>}`
    : T

/** The field of the rules in which a table stands: `specialOrders` for `special-orders`. */
export const fieldOf = <T extends string>(table: T): FieldOf<T> =>
  (table === 'units' ? 'unitTypes' : table.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())) as FieldOf<T>

/** A value for each of some tables, in its field of the rules. */
export const byField = <T extends string>(
  tables: readonly T[],
  read: (table: T) => unknown,
): Readonly<Record<FieldOf<T>, unknown>> =>
  Object.fromEntries(tables.map((table) => [fieldOf(table), read(table)])) as Record<FieldOf<T>, unknown>

/** Tables as they stand in rules: those of entries by their ids, others as they are. */
export const assembleTables = <T extends string>(documents: Documents, kinds: readonly T[]) =>
  byField(kinds, (table) => {
    const { kind: _, ...value } = (documents[table]?.[0]?.value ?? {}) as Readonly<Record<string, unknown>>
    return documents[table] && (value.entries ?? value)
  })

/**
 * Tables as the rules that the engine reads: the one place where the compiler believes it. No table may be missing, says the type of
 * what is given. That each is what the engine expects, no type can tell, since its value has come through a schema. It is so because
 * the document was checked against that schema, the types of the engine are made of the same one (`tables.generated.ts`), and where
 * they say that nothing is left out, `completeTable` has filled in the default.
 */
export const asRules = <R extends object>(tables: Readonly<Record<keyof R, unknown>>): R => tables as unknown as R

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

/** The known parts of a rule system, even when some of its tables are broken. */
export interface SystemTables<R extends object> extends TerrainSigns {
  /** Undefined when a table is missing or broken. */
  readonly rules: R | undefined
  readonly known: KnownIds
}

/** True while no file of a system's tables and units has an error. */
export const areTablesSound = ({ directory }: Pick<SystemContent, 'directory'>, report: Report): boolean =>
  !report.hasErrors(`${directory}/tables/`) && !report.hasErrors(`${directory}/units/`)

/** Opens the tables of a system and makes its rules of them. `units` is what the files of its folder of units hold, in words. */
export const resolveRules = <
  D extends { readonly [kind: string]: readonly Valid[] | undefined; readonly units?: readonly Valid[] },
  K extends keyof D & string,
  R extends object,
>(
  schemas: Schemas,
  kinds: readonly K[],
  units: string,
  rulesOf: (files: Files<D, K>) => R,
  system: SystemContent<D>,
  report: Report,
): SystemTables<R> => {
  const { documents, directory } = system
  const { unitTypes: _, ...tables } = openTables(schemas, kinds, system, report)
  const isSound = areTablesSound(system, report)
  if (documents.units === undefined && isSound)
    report.error('file-missing', { file: `${directory}/units`, path: [] }, `The rule system has no ${units}.`)
  const files = isSound ? filesOf(documents, kinds) : undefined
  return { ...tables, rules: files && rulesOf(files) }
}

type ValueOf<D, K extends keyof D> = NonNullable<D[K]> extends readonly Valid<infer V>[] ? V : never

/** The files of a system: a table of each kind, and of units as many as there are. */
type Files<D extends { readonly units?: unknown }, K extends keyof D> = { readonly [T in K]-?: ValueOf<D, T> } & {
  readonly units: readonly ValueOf<D, 'units'>[]
}

/** The documents of the tables of a system as its files; undefined while one is missing. */
const filesOf = <
  D extends { readonly [kind: string]: readonly Valid[] | undefined; readonly units?: readonly Valid[] },
  K extends keyof D & string,
>(
  documents: D,
  kinds: readonly K[],
): Files<D, K> | undefined => {
  const tables = Object.fromEntries(kinds.map((kind) => [kind, only(documents, kind)?.value]))
  const files = { ...tables, units: documents.units?.map(({ value }) => value) }
  // Under each kind stands the value of a document of that kind.
  return isComplete(files) ? (files as unknown as Files<D, K>) : undefined
}

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

/** True if no table is missing. */
export const isComplete = <T extends object>(tables: T): tables is T & { readonly [K in keyof T]: NonNullable<T[K]> } =>
  Object.values(tables).every((table) => table !== undefined)
