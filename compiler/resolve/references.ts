/** The schemas' statements about ids: which tables define them (`defines`), and where they are named (`refers`). */

import { oncePer } from '../../engine/once.ts'
import type { Valid } from '../content.ts'
import type { Path, Place, Report } from '../diagnostics/diagnostic.ts'
import { authoredIndex } from '../schemas/salvage.ts'
import type { Schema, Schemas } from '../schemas/schema.ts'
import { everyBelow, type Field, keyField, propertiesOf, rootField } from '../schemas/walk.ts'
import { type IdKind, isIdKind, type KnownIds, makeIdReaders } from './readers.ts'

/** A table that gives ids, and the record in it whose keys they are. */
export interface Defining {
  readonly table: string
  readonly record: string
  readonly kind: IdKind
}

/** The tables that give ids, in the order of the schemas. */
export const definingIn: (schemas: Schemas) => readonly Defining[] = oncePer((schemas) =>
  Object.entries(schemas).flatMap(([table, schema]) =>
    propertiesOf(schema, rootField(schema)).flatMap(({ name: record, field }) => {
      const kind = keyField(schema, field)?.node.defines
      return isIdKind(kind) ? [{ table, record, kind }] : []
    }),
  ),
)

/** The parts of a value to search for all ids that it names. */
interface Plan {
  readonly refers: IdKind | undefined
  readonly keys: IdKind | undefined
  readonly every: Plan | undefined
  readonly fields: readonly (readonly [name: string, plan: Plan])[]
}

const kindOf = (refers: string | undefined): IdKind | undefined => (isIdKind(refers) ? refers : undefined)

const makePlan = (schema: Schema, field: Field): Plan | undefined => {
  const every = everyBelow(schema, field)
  const plan: Plan = {
    refers: kindOf(field.node.refers),
    keys: kindOf(keyField(schema, field)?.node.refers),
    every: every && makePlan(schema, every.field),
    fields: propertiesOf(schema, field).flatMap(({ name, field: own }) => {
      const below = makePlan(schema, own)
      return below === undefined ? [] : [[name, below] as const]
    }),
  }
  return (plan.refers ?? plan.keys ?? plan.every ?? plan.fields[0]) ? plan : undefined
}

const planOf = oncePer((schema: Schema) => makePlan(schema, rootField(schema)))

/** Visits the ids that a document names, each with its kind and its place. */
export const eachReference = (
  schema: Schema,
  { file, value }: Pick<Valid, 'file' | 'value'>,
  meet: (kind: IdKind, id: string, place: Place) => void,
): void => {
  const visit = ({ refers, keys, every, fields }: Plan, value: unknown, path: Path): void => {
    if (refers !== undefined && typeof value === 'string') meet(refers, value, { file, path })
    if (typeof value !== 'object' || value === null) return
    if (Array.isArray(value)) {
      if (every === undefined) return
      for (const [index, item] of value.entries()) visit(every, item, [...path, authoredIndex(value, index)])
      return
    }
    const record = value as Readonly<Record<string, unknown>>
    for (const [name, plan] of fields) visit(plan, record[name], [...path, name])
    if (keys === undefined && every === undefined) return
    for (const [id, inner] of Object.entries(record)) {
      if (keys !== undefined) meet(keys, id, { file, path: [...path, id], key: true })
      if (every !== undefined) visit(every, inner, [...path, id])
    }
  }
  const plan = planOf(schema)
  if (plan !== undefined) visit(plan, value, [])
}

/** Reports the ids in a document of a kind that no table gives. */
export const checkReferences = (
  schema: Schema,
  document: Pick<Valid, 'file' | 'value'>,
  known: KnownIds,
  report: Report,
): void => eachReference(schema, document, makeIdReaders(known, report).id)
