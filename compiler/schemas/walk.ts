/** How one goes down in the schema of a file: from a field to those below it, wherever references lead. */
import type { Path } from '../diagnostics/diagnostic.ts'
import type { Schema, SchemaFiles, SchemaNode } from './schema.ts'

/** A node of a schema with the file whose definitions its references mean. */
export interface Field {
  readonly file: string
  readonly node: SchemaNode
}

/** The definition that a node's reference names; undefined when it is not there. */
export const definitionOf = (files: SchemaFiles, { file, node: { $ref = '' } }: Field): Field | undefined => {
  const [where, name] = $ref.split('#/definitions/')
  const home = where === '' ? file : where.replace('../', '').replace('.schema.json', '')
  const node = files[home]?.definitions?.[name]
  return node && { file: home, node }
}

/** Where a reference leads. What a field says of itself comes before what its shape says in general. */
export const follow = (files: SchemaFiles, field: Field): Field | undefined => {
  const { $ref, ...own } = field.node
  if ($ref === undefined) return field
  const definition = definitionOf(files, field)
  const target = definition && follow(files, definition)
  return target && { ...target, node: { ...target.node, ...own } }
}

export const rootField = (schema: Schema): Field => ({ file: schema.file, node: schema.files[schema.file] })

const below = ({ files }: Schema, { file }: Field, node: SchemaNode | undefined): Field | undefined =>
  node && follow(files, { file, node })

/** Returns the field of all items of a list, or of all entries of a record. */
export const everyBelow = (
  schema: Schema,
  field: Field,
): { readonly field: Field; readonly isList: boolean } | undefined => {
  const { items, additionalProperties } = field.node
  const rest = typeof additionalProperties === 'object' ? additionalProperties : undefined
  const every = below(schema, field, items ?? rest)
  return every && { field: every, isList: items !== undefined }
}

/** The field below another: a property, an entry of a record, an item. */
export const fieldBelow = (schema: Schema, field: Field, step: string | number): Field | undefined => {
  const { properties, items, additionalProperties } = field.node
  if (typeof step === 'number') return below(schema, field, items)
  if (properties !== undefined && Object.hasOwn(properties, step)) return below(schema, field, properties[step])
  return typeof additionalProperties === 'object' ? below(schema, field, additionalProperties) : undefined
}

/** Returns the field of a record's keys; undefined when it is no record. */
export const keyField = (schema: Schema, field: Field): Field | undefined =>
  below(schema, field, field.node.propertyNames)

/** Returns the field of the value at a path; undefined when the schema has none there. */
export const fieldAt = (schema: Schema, path: Path): Field | undefined => {
  let field: Field | undefined = rootField(schema)
  for (const step of path) field = field && fieldBelow(schema, field, step)
  return field
}

/** The node that a value at a path of a document must fit, or undefined when none is foreseen there. */
export const schemaAt = (schema: Schema, path: Path): SchemaNode | undefined => fieldAt(schema, path)?.node

/** The fields of a mapping in the order of the schema, each with whether it must be there. */
export const propertiesOf = (
  schema: Schema,
  field: Field,
): readonly { readonly name: string; readonly field: Field; readonly required: boolean }[] =>
  Object.keys(field.node.properties ?? {}).flatMap((name) => {
    const own = fieldBelow(schema, field, name)
    return own ? [{ name, field: own, required: field.node.required?.includes(name) ?? false }] : []
  })
