/** What the fields of a kind of file mean, for pages that show its tables. */
import { type SchemaNode, schemaOf } from './index.ts'
import type { Kind } from './kinds.ts'
import { schemas } from './schemas.generated.ts'

/**
 * Descriptions by path from the root of the file: `entries.*.cost.infantry` for the same field of every entry,
 * `setPiece.entrenchment[]` for the items of a list.
 */
export const fieldsOf = (kind: Kind): Readonly<Record<string, string>> => {
  const fields: Record<string, string> = {}
  for (const [name, node] of Object.entries(schemaOf(kind).properties ?? {})) {
    if (name !== 'kind') walk(kind, node, name, fields)
  }
  return fields
}

const walk = (file: string, node: SchemaNode, path: string, fields: Record<string, string>): void => {
  const { node: shape, file: home } = target(file, node)
  const description = node.description ?? shape.description
  if (description !== undefined) fields[path] = description
  if (shape.items) walk(home, shape.items, `${path}[]`, fields)
  if (typeof shape.additionalProperties === 'object') walk(home, shape.additionalProperties, `${path}.*`, fields)
  const properties = Object.entries(shape.properties ?? {})
  const [first] = properties
  if (first !== undefined && properties.length > 1 && isRecord(properties.map(([, child]) => child))) {
    walk(home, { $ref: first[1].$ref ?? '' }, `${path}.*`, fields)
    return
  }
  for (const [name, child] of properties) walk(home, child, `${path}.${name}`, fields)
}

/** Whether all fields are of one shape of the file's own: a record whose keys are fixed. */
const isRecord = (nodes: readonly SchemaNode[]): boolean =>
  nodes.every(({ $ref }) => $ref?.startsWith('#/') && $ref === nodes[0].$ref)

const target = (file: string, node: SchemaNode): { node: SchemaNode; file: string } => {
  if (node.$ref === undefined) return { node, file }
  const [where, name] = node.$ref.split('#/definitions/')
  const home = where === '' ? file : where.replace('.schema.json', '')
  const found = (schemas[home] as SchemaNode).definitions?.[name]
  return found === undefined ? { node, file } : target(home, found)
}
