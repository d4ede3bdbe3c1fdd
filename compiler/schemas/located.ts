/** The schema of a file and what it says of a place in it, with what its fields say of themselves beside their shapes. */
import type { Path } from '../diagnostics/diagnostic.ts'
import { findWorkshop, usualWorkshop } from '../systems/index.ts'
import { sharedHomes } from './homes.ts'
import { follow, type Located, type Schema, type SchemaNode, schemaOf, sharedSchemas } from './index.ts'

/** The schema of a kind of file in a rule system; undefined when there is no such kind. */
export const schemaFor = (system: string, kind: string): Schema | undefined => {
  if (Object.hasOwn(sharedHomes, kind)) return sharedSchemas[kind as keyof typeof sharedSchemas]
  const { kinds, schemas } = findWorkshop(system) ?? usualWorkshop
  return Object.hasOwn(kinds, kind) ? schemas[kind] : undefined
}

/** The kinds of file that a rule system has. */
export const kindsOf = (system: string): readonly string[] => [
  ...Object.keys((findWorkshop(system) ?? usualWorkshop).kinds),
  ...Object.keys(sharedHomes),
]

/** A node of the schema with the file whose definitions it means. */
export type Field = Located

/** Follows a reference and lets the field's own words go before those of its shape. */
const settle = (schema: Schema, { file, node }: Located): Field | undefined => {
  const found = follow(schema.files, { file, node })
  if (found === undefined || node.$ref === undefined) return found
  const { $ref: _, ...own } = node
  return { ...found, node: { ...found.node, ...own } }
}

export const rootField = (schema: Schema): Field => ({ file: schema.file, node: schemaOf(schema) })

/** The field below another: a property, an entry of a record, an item. */
export const fieldBelow = (schema: Schema, { file, node }: Field, step: string | number): Field | undefined => {
  const { properties, items, additionalProperties } = node
  const next =
    typeof step === 'number'
      ? items
      : properties !== undefined && Object.hasOwn(properties, step)
        ? properties[step]
        : typeof additionalProperties === 'object'
          ? additionalProperties
          : undefined
  return next && settle(schema, { file, node: next })
}

/** What the keys of a record must be; undefined when it is none. */
export const keyField = (schema: Schema, { file, node }: Field): Field | undefined =>
  node.propertyNames && settle(schema, { file, node: node.propertyNames })

/** What the value at a path must be. */
export const fieldAt = (schema: Schema, path: Path): Field | undefined => {
  let field: Field | undefined = rootField(schema)
  for (const step of path) field = field && fieldBelow(schema, field, step)
  return field
}

/** The fields of a mapping in the order of the schema, each with whether it must be there. */
export const propertiesOf = (
  schema: Schema,
  field: Field,
): readonly { readonly name: string; readonly field: Field; readonly required: boolean }[] =>
  Object.keys(field.node.properties ?? {}).flatMap((name) => {
    const below = fieldBelow(schema, field, name)
    return below ? [{ name, field: below, required: field.node.required?.includes(name) ?? false }] : []
  })

/** Whether values of a field may be of a type of JSON. */
export const takes = ({ node }: Field, type: string): boolean => [node.type ?? []].flat().includes(type)

/** Type, range and choices in words, as far as the description does not say them: `A whole number from 1 to 9.` */
export const shapeInWords = ({ description = '', ...node }: SchemaNode): readonly string[] => {
  const lines: string[] = []
  if (node.enum) lines.push(`One of ${node.enum.map((one) => `\`${String(one)}\``).join(', ')}.`)
  if (node.minimum !== undefined && node.maximum !== undefined && [node.type].flat().every((type) => type !== 'string'))
    if (!description.includes(`${node.minimum} to ${node.maximum}`))
      lines.push(`From ${node.minimum} to ${node.maximum}.`)
  if (node.form !== undefined) lines.push(`Form: ${node.form}.`)
  if (node.default !== undefined && !description.includes('Default'))
    lines.push(`Default: \`${String(node.default)}\`.`)
  return lines
}
