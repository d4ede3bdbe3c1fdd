/** Every field of a kind of file as people look it up: made of the same schema that checks it. */

import type { FieldRow, FieldSection } from '../bundle.ts'
import { describeTypes } from './describe.ts'
import { shapeInWords } from './located.ts'
import type { Schema } from './schema.ts'
import { everyBelow, type Field, propertiesOf, rootField } from './walk.ts'

/**
 * Returns the field that holds the fields of a list of mappings, of a record of mappings, or of the mapping itself, and its further path.
 */
const innermost = (schema: Schema, field: Field, path: string): { readonly field: Field; readonly path: string } => {
  const every = everyBelow(schema, field)
  return every ? innermost(schema, every.field, every.isList ? `${path}[]` : `${path}.*`) : { field, path }
}

const anchorOf = (path: string): string =>
  path === '' ? 'file' : path.replaceAll('[]', '').replaceAll('.*', '').replaceAll('.', '-')

/** The sections of a kind of file: the file itself first, then what stands in it, in the order in which it is read. */
export const fieldReference = (schema: Schema): readonly FieldSection[] => {
  const sections: FieldSection[] = []
  const visit = (field: Field, path: string): void => {
    const fields = propertiesOf(schema, field)
    if (fields.length === 0) return
    const inner: (() => void)[] = []
    const rows = fields
      .filter(({ name }) => path !== '' || name !== 'kind')
      .map(({ name, field: own, required }): FieldRow => {
        const at = path === '' ? name : `${path}.${name}`
        const inside = innermost(schema, own, at)
        const hasFields = propertiesOf(schema, inside.field).length > 0
        if (hasFields) inner.push(() => visit(inside.field, inside.path))
        return {
          name,
          type: typeOf(schema, own),
          required,
          description: own.node.description ?? '',
          shape: isNamed(own) ? [] : shapeInWords(own.node),
          inside: hasFields ? anchorOf(inside.path) : null,
        }
      })
    sections.push({ anchor: anchorOf(path), path, description: field.node.description ?? '', rows })
    for (const go of inner) go()
  }
  visit(rootField(schema), '')
  return sections
}

const typeOf = (schema: Schema, field: Field): string => {
  const { node } = field
  if (node.enum) return 'a choice'
  if (node.const !== undefined) return String(node.const)
  if (node.type === 'array') {
    const { field: item } = innermost(schema, field, '')
    return item.node.type === 'object' ? 'a list' : `a list of ${plural(typeOf(schema, item))}`
  }
  if (node.form !== undefined && node.title !== undefined) return titles[node.title] ?? 'text'
  return node.type === undefined ? 'a value' : describeTypes(node)
}

/** Titles of the shared shapes of text. */
const titles: Readonly<Record<string, string>> = {
  Id: 'an id',
  Name: 'a name',
  Line: 'a line',
  HexName: 'a hex',
  HexNames: 'hexes',
}

/** A shape of all systems, which the page explains once. */
const isNamed = ({ node: { title = '' } }: Field): boolean => Object.hasOwn(titles, title)

const plural = (type: string): string =>
  ({ 'an id': 'ids', 'a name': 'names', 'a hex': 'hexes', 'a line': 'lines', 'a whole number': 'whole numbers' })[
    type
  ] ?? type.replace(/^an? /, '')
