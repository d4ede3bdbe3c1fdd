/** Fills in what authors leave out of tables: the defaults stand in the schemas, where authors and editors read them. */
import { oncePer } from '../../engine/once.ts'
import type { Schema, SchemaNode } from '../schemas/schema.ts'
import { type Field, fieldBelow, rootField } from '../schemas/walk.ts'
import { eachEntry } from './tables.ts'

type Values = Readonly<Record<string, unknown>>

/** The fields that have a default, by the properties of their mapping. */
const defaultsOf = oncePer(
  (properties: NonNullable<SchemaNode['properties']>): Values =>
    Object.fromEntries(
      Object.entries(properties).flatMap(([name, node]) => (node.default === undefined ? [] : [[name, node.default]])),
    ),
)

/** A value that fits a field, with the defaults of all fields in it that are not written. */
const complete = (schema: Schema, field: Field | undefined, value: unknown): unknown => {
  if (field === undefined || typeof value !== 'object' || value === null) return value
  const whole = (name: string | number, inner: unknown): unknown =>
    typeof inner === 'object' ? complete(schema, fieldBelow(schema, field, name), inner) : inner
  if (Array.isArray(value)) return value.map((item) => whole(0, item))
  const { properties = {} } = field.node
  return Object.fromEntries(
    Object.entries({ ...defaultsOf(properties), ...value }).map(([name, inner]) => [name, whole(name, inner)]),
  )
}

/**
 * A table as it stands in rules: its entries by their ids if it has any, else its fields, without the kind of its file. What is not
 * written has its default; descriptions of entries, which no rule reads, are left out.
 */
export const completeTable = (schema: Schema, file: object): Values => {
  const { kind: _, entries, ...fields } = complete(schema, rootField(schema), file) as Values
  if (entries === undefined) return fields
  return eachEntry(entries as Readonly<Record<string, Values>>, ({ description: __, ...entry }) => entry)
}
