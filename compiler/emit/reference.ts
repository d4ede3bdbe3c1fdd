/** The reference of a rule system: its tables with the meaning of every field, and what is used where. */
import type { BattleScenario, EntryLinks, Mention, Reference, TableInfo } from '../bundle.ts'
import type { CompiledSystem } from '../content.ts'
import { fieldsOf } from '../schemas/fields.ts'
import { schemaOf } from '../schemas/index.ts'
import type { Schemas } from '../schemas/schema.ts'

/** A system's description of its tables. `K` are the kinds of entries that have pages. */
export interface Description<K extends string, Field extends string, S extends BattleScenario> {
  readonly kinds: readonly K[]
  /** By kind of file: what it is called, where it stands in the rules, and of what kind its entries are. */
  readonly tables: Readonly<Record<string, readonly [title: string, field: Field, entries: K | null]>>
  readonly schemas: Schemas
  /** Ids of the entries of a kind, in the order of their table. */
  ids(kind: K): readonly string[]
  /** Which entries speak of which others, in the order of the tables. */
  readonly mentions: readonly { readonly from: Mention<K>; readonly to: Mention<K> }[]
  /** Which entries play a part in a scenario. */
  usesOf(scenario: S): Readonly<Record<K, ReadonlySet<string>>>
  /** The symbol of each unit type. */
  readonly symbols: Readonly<Record<string, string>>
}

export const makeReference = <K extends string, Rules extends object, S extends BattleScenario>(
  { id, rules, difficulties }: CompiledSystem<Rules>,
  scenarios: readonly S[],
  description: Description<K, keyof Rules & string, S>,
): Reference<K, Rules, keyof Rules & string> => {
  const { kinds, tables, schemas, ids, usesOf, symbols } = description
  const uses = scenarios.map((scenario) => [scenario.id, usesOf(scenario)] as const)
  return {
    format: 1,
    system: id,
    rules,
    difficulties,
    tables: Object.entries(tables).map(
      ([table, [title, field, entries]]): TableInfo<K, keyof Rules & string> => ({
        id: table,
        title,
        description: schemaOf(schemas[table]).description ?? '',
        field,
        entries,
        fields: fieldsOf(schemas[table]),
      }),
    ),
    usedIn: byKind(kinds, (kind) =>
      Object.fromEntries(
        ids(kind).map((entry) => [entry, uses.filter(([, used]) => used[kind].has(entry)).map(([one]) => one)]),
      ),
    ),
    links: linksOf(description),
    symbols,
  }
}

/** Ids of the terrains of a map. */
export const terrainOf = ({
  terrain,
  terrainIds,
}: {
  readonly terrain: readonly number[]
  readonly terrainIds: readonly string[]
}): ReadonlySet<string> => new Set(terrain.flatMap((index) => (index === 0 ? [] : [terrainIds[index]])))

const byKind = <K extends string, T>(kinds: readonly K[], make: (kind: K) => T): Record<K, T> =>
  Object.fromEntries(kinds.map((kind) => [kind, make(kind)])) as Record<K, T>

/** Every mention from both of its ends. */
const linksOf = <K extends string, S extends BattleScenario>({
  kinds,
  ids,
  mentions,
}: Description<K, string, S>): Reference<K>['links'] => {
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
