/** What the fields of a kind of file mean, for pages that show its tables. */
import { follow, type Schema, type SchemaNode, schemaOf } from './index.ts'

/**
 * Descriptions by path from the root of the file: `entries.*.cost.infantry` for the same field of every entry,
 * `setPiece.entrenchment[]` for the items of a list.
 */
export const fieldsOf = (schema: Schema): Readonly<Record<string, string>> => {
  const fields: Record<string, string> = {}
  for (const [name, node] of Object.entries(schemaOf(schema).properties ?? {})) {
    if (name !== 'kind') walk(schema, schema.file, node, name, fields)
  }
  return fields
}

const walk = (schema: Schema, file: string, node: SchemaNode, path: string, fields: Record<string, string>): void => {
  const { node: shape, file: home } = follow(schema.files, { file, node }) ?? { node, file }
  const description = node.description ?? shape.description
  if (description !== undefined) fields[path] = description
  if (shape.items) walk(schema, home, shape.items, `${path}[]`, fields)
  if (typeof shape.additionalProperties === 'object')
    walk(schema, home, shape.additionalProperties, `${path}.*`, fields)
  const properties = Object.entries(shape.properties ?? {})
  const [first] = properties
  if (first !== undefined && properties.length > 1 && isRecord(properties.map(([, child]) => child))) {
    walk(schema, home, { $ref: first[1].$ref ?? '' }, `${path}.*`, fields)
    return
  }
  for (const [name, child] of properties) walk(schema, home, child, `${path}.${name}`, fields)
}

/** Whether all fields are of one shape of the file's own: a record whose keys are fixed. */
const isRecord = (nodes: readonly SchemaNode[]): boolean =>
  nodes.every(({ $ref }) => $ref?.startsWith('#/') && $ref === nodes[0].$ref)
