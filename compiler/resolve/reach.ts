/** Entries of tables that nobody can use. */
import type { Documents } from '../content.ts'
import type { Report } from '../diagnostics/diagnostic.ts'
import type { Schemas } from '../schemas/schema.ts'
import { type IdKind, nounOf } from './readers.ts'
import { definingIn, eachReference } from './references.ts'

/** How entries of a kind come into play that no scenario can name without more. */
export interface EntryReach<E> {
  readonly kind: IdKind
  /** The kinds of tables that bring an entry into play by naming it; in the table of the kind itself only entries that are in play do. */
  readonly by: readonly string[]
  /** True if an entry comes into play without being named by another one. */
  readonly alone?: (entry: E) => boolean
  /** How to bring one into play. */
  readonly hint: string
}

/** Reports the entries of a kind that none of the tables brings into play. Asked where all of them are sound. */
export const reportOutOfReach = <E>(
  schemas: Schemas,
  documents: Documents,
  { kind, by, alone = () => false, hint }: EntryReach<E>,
  report: Report,
): void => {
  const defining = definingIn(schemas).filter((one) => one.kind === kind)
  const recordOf = (table: string) => defining.find((one) => one.table === table)?.record
  // The definition of a kind of ids is a record, by the ids.
  const entriesIn = (value: unknown, record: string) =>
    Object.entries((value as Readonly<Record<string, Readonly<Record<string, E>>>>)[record])
  const inPlay = new Set<string>()
  /** By the entry of the kind that names others: those others. */
  const namedBy = new Map<string, string[]>()
  for (const table of by)
    for (const document of documents[table] ?? [])
      eachReference(schemas[table], document, (of, id, { path: [record, owner] }) => {
        if (of !== kind) return
        if (record !== recordOf(table)) inPlay.add(id)
        else namedBy.set(`${owner}`, [...(namedBy.get(`${owner}`) ?? []), id])
      })
  for (const { table, record } of defining)
    for (const { value } of documents[table] ?? [])
      for (const [id, entry] of entriesIn(value, record)) if (alone(entry)) inPlay.add(id)
  // A set goes on to what is added to it on the way.
  for (const id of inPlay) for (const next of namedBy.get(id) ?? []) inPlay.add(next)
  for (const { table, record } of defining)
    for (const { file, value } of documents[table] ?? [])
      for (const [id] of entriesIn(value, record)) {
        if (inPlay.has(id)) continue
        const place = { file, path: [record, id], key: true } as const
        report.warning(
          'entry-out-of-reach',
          place,
          `Nobody can use the ${nounOf(kind)} "${id}": nothing brings it into play.`,
          {
            about: id,
            hint,
          },
        )
      }
}
