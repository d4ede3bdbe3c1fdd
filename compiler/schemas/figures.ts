/** The few figures of an entry that authors choose by, which the schemas mark. */
import type { Schema } from './schema.ts'
import { everyBelow, type Field, fieldAt, follow, propertiesOf, rootField } from './walk.ts'

/** A figure: its heading, and where it stands in an entry. */
export interface Figure {
  readonly heading: string
  readonly path: readonly string[]
  /** The meaning of its values, when some of them are letters. */
  readonly legend?: string
}

/** Returns the legend of a field whose values are letters, from its shape; letters say nothing by themselves. */
const legendOf = (schema: Schema, { file, node }: Field, name: string): string | undefined => {
  const { $ref } = node.properties?.[name] ?? {}
  const shape = $ref === undefined ? undefined : follow(schema.files, { file, node: { $ref } })
  const hasLetters = shape?.node.enum?.some((value) => typeof value === 'string' && value.length === 1)
  return hasLetters ? shape?.node.description?.replaceAll('`', '') : undefined
}

/** The fields below one that are marked as figures, in the order of the schema. */
export const figuresBelow = (schema: Schema, field: Field, path: readonly string[] = []): readonly Figure[] =>
  propertiesOf(schema, field).flatMap(({ name, field: own }) => {
    const { figure } = own.node
    const at = [...path, name]
    if (figure === undefined) return figuresBelow(schema, own, at)
    const legend = legendOf(schema, field, name)
    return [{ heading: figure, path: at, ...(legend !== undefined && { legend }) }]
  })

/** The figures of the entries of a record, or those of a file that is an entry itself where `record` is undefined. */
export const figuresOf = (schema: Schema, record: string | undefined): readonly Figure[] => {
  const field = record === undefined ? rootField(schema) : fieldAt(schema, [record, ''])
  return field === undefined ? [] : figuresBelow(schema, field)
}

/** The record of a kind of file whose keys are ids: what the file lists; undefined when it lists nothing. */
export const recordOf = (schema: Schema): string | undefined =>
  propertiesOf(schema, rootField(schema)).find(
    ({ name, field }) =>
      (name === 'entries' || field.node.propertyNames?.defines !== undefined) &&
      everyBelow(schema, field) !== undefined,
  )?.name

/** A value as a cell: lists and mappings of plain values on one line. */
export const cellOf = (value: unknown): string => {
  if (value === undefined || value === null) return ''
  if (Array.isArray(value)) return value.map(cellOf).join(' ')
  if (typeof value === 'boolean') return value ? 'yes' : ''
  if (typeof value !== 'object') return String(value)
  return Object.entries(value)
    .map(([key, inner]) => `${key} ${cellOf(inner)}`)
    .join(', ')
}
