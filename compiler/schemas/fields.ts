/** The meanings of a file's fields, by kind of file, for pages that show its tables. */
import type { Schema, SchemaNode } from './schema.ts'
import { everyBelow, type Field, follow, propertiesOf, rootField } from './walk.ts'

/**
 * Descriptions by path from the root of the file: `entries.*.cost.infantry` for the same field of every entry,
 * `setPiece.entrenchment[]` for the items of a list.
 */
export const fieldsOf = (schema: Schema): Readonly<Record<string, string>> => {
  const fields: Record<string, string> = {}
  for (const { name, field } of propertiesOf(schema, rootField(schema)))
    if (name !== 'kind') walk(schema, field, name, fields)
  return fields
}

const walk = (schema: Schema, field: Field, path: string, fields: Record<string, string>): void => {
  const { description, properties = {} } = field.node
  if (description !== undefined) fields[path] = description
  const every = everyBelow(schema, field)
  if (every) walk(schema, every.field, every.isList ? `${path}[]` : `${path}.*`, fields)
  const shape = sharedShape(Object.values(properties))
  const entry = shape && follow(schema.files, { file: field.file, node: shape })
  if (entry) walk(schema, entry, `${path}.*`, fields)
  else for (const { name, field: own } of propertiesOf(schema, field)) walk(schema, own, `${path}.${name}`, fields)
}

/** The shape of the file's own that all fields have: they are those of a record whose keys are fixed. */
const sharedShape = ([first, ...others]: readonly SchemaNode[]): SchemaNode | undefined => {
  const $ref = first?.$ref
  return others.length > 0 && $ref?.startsWith('#/') && others.every((node) => node.$ref === $ref)
    ? { $ref }
    : undefined
}
