/** Entries of tables that nobody can use. */
import type { Documents } from '../content.ts'
import type { Report } from '../diagnostics/diagnostic.ts'
import type { Schemas } from '../schemas/schema.ts'
import { type IdKind, nounOf } from './readers.ts'
import { definingIn, eachReference } from './references.ts'

/** How entries of a kind come into play that no scenario can name without more. */
export interface Reach<E> {
  readonly kind: IdKind
  /** The kinds of tables that bring an entry into play by naming it. */
  readonly by: readonly string[]
  /** Whether an entry comes into play by what it says itself. */
  readonly alone?: (entry: E) => boolean
  /** How to bring one into play. */
  readonly hint: string
}

/** Reports the entries of a kind that none of the tables brings into play. Asked where all of them are sound. */
export const reportOutOfReach = <E>(
  schemas: Schemas,
  documents: Documents,
  { kind, by, alone = () => false, hint }: Reach<E>,
  report: Report,
): void => {
  const named = new Set<string>()
  for (const table of by)
    for (const document of documents[table] ?? [])
      eachReference(schemas[table], document, (of, id) => {
        if (of === kind) named.add(id)
      })
  for (const { table, record } of definingIn(schemas).filter((one) => one.kind === kind))
    for (const { file, value } of documents[table] ?? []) {
      // What defines a kind of ids is a record, by the ids.
      const entries = (value as Readonly<Record<string, Readonly<Record<string, E>>>>)[record]
      for (const [id, entry] of Object.entries(entries)) {
        if (named.has(id) || alone(entry)) continue
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
}
