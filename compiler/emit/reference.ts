/** The reference of a rule system: its tables with the meaning of every field, and what is used where. */
import type { EntryLinks, Mention, Reference, TableInfo } from '../bundle.ts'
import { fieldsOf } from '../schemas/fields.ts'
import { schemaOf } from '../schemas/index.ts'
import type { Schemas } from '../schemas/schema.ts'

/** What a system says of its tables. `K` are the kinds of entries that have pages. */
export interface Description<K extends string, Field extends string> {
  readonly kinds: readonly K[]
  /** By kind of file: what it is called, where it stands in the rules, and of what kind its entries are. */
  readonly tables: Readonly<Record<string, readonly [title: string, field: Field, entries: K | null]>>
  /** Ids of the entries of a kind, in the order of their table. */
  ids(kind: K): readonly string[]
  /** Which entries speak of which others, in the order of the tables. */
  readonly mentions: readonly { readonly from: Mention<K>; readonly to: Mention<K> }[]
  /** Which entries play a part in a scenario, by the scenario's id. */
  readonly uses: Readonly<Record<string, Readonly<Record<K, ReadonlySet<string>>>>>
}

/** The parts of a reference that follow from what a system says of its tables. */
export const describeTables = <K extends string, Field extends string>(
  description: Description<K, Field>,
  schemas: Schemas,
): Pick<Reference<K, object, Field>, 'tables' | 'usedIn' | 'links'> => ({
  tables: Object.entries(description.tables).map(
    ([id, [title, field, entries]]): TableInfo<K, Field> => ({
      id,
      title,
      description: schemaOf(schemas[id]).description ?? '',
      field,
      entries,
      fields: fieldsOf(schemas[id]),
    }),
  ),
  usedIn: usedIn(description),
  links: linksOf(description),
})

const byKind = <K extends string, T>(kinds: readonly K[], make: (kind: K) => T): Record<K, T> =>
  Object.fromEntries(kinds.map((kind) => [kind, make(kind)])) as Record<K, T>

const usedIn = <K extends string, Field extends string>({
  kinds,
  ids,
  uses,
}: Description<K, Field>): Reference<K>['usedIn'] =>
  byKind(kinds, (kind) =>
    Object.fromEntries(
      ids(kind).map((entry) => [
        entry,
        Object.entries<Readonly<Record<K, ReadonlySet<string>>>>(uses)
          .filter(([, used]) => used[kind].has(entry))
          .map(([id]) => id),
      ]),
    ),
  )

/** Every mention from both of its ends. */
const linksOf = <K extends string, Field extends string>({
  kinds,
  ids,
  mentions,
}: Description<K, Field>): Reference<K>['links'] => {
  const links = byKind(
    kinds,
    (kind): Record<string, { mentions: Mention<K>[]; mentionedBy: Mention<K>[] }> =>
      Object.fromEntries(ids(kind).map((id) => [id, { mentions: [], mentionedBy: [] }])),
  )
  for (const { from, to } of mentions) {
    if (isEntry(from, kinds)) add(links[from.kind][from.id].mentions, to)
    if (isEntry(to, kinds)) add(links[to.kind][to.id].mentionedBy, from)
  }
  return links satisfies Record<K, Record<string, EntryLinks<K>>>
}

const isEntry = <K extends string>(
  mention: Mention<K>,
  kinds: readonly K[],
): mention is { readonly kind: K; readonly id: string } => kinds.some((kind) => kind === mention.kind)

const add = <K extends string>(list: Mention<K>[], mention: Mention<K>): void => {
  if (!list.some(({ kind, id }) => kind === mention.kind && id === mention.id)) list.push(mention)
}
