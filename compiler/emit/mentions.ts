/** Mentions of entries by others: what the tables of a reference link to. */
import type { EntryRef, Mention } from '../bundle.ts'

export interface MentionPair<K extends string> {
  readonly from: Mention<K>
  readonly to: Mention<K>
}

export const entry = <K extends string>(kind: K, id: string): EntryRef<K> => ({ kind, id })

/** A mention of or by a whole table. */
export const table = (id: string) => ({ kind: 'table', id }) as const

/** Links to the entries of one kind; ids that are not given are passed over. */
export const links = <K extends string>(
  from: Mention<K>,
  kind: K,
  ids: readonly (string | undefined)[],
): MentionPair<K>[] => ids.flatMap((id) => (id === undefined ? [] : [{ from, to: entry(kind, id) }]))
