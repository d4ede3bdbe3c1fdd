/** Entries of content as rows of a list: their names, and the few figures that authors choose by, which the schemas mark. */
import type { Schema } from '../schemas/index.ts'
import { everyBelow, type Field, fieldAt, propertiesOf, rootField } from '../schemas/walk.ts'

/** A figure: its heading, and where it stands in an entry. */
export interface Figure {
  readonly heading: string
  readonly path: readonly string[]
}

/** The fields below one that are marked as figures, in the order of the schema. */
const figuresBelow = (schema: Schema, field: Field, path: readonly string[]): readonly Figure[] =>
  propertiesOf(schema, field).flatMap(({ name, field: own }) => {
    const { figure } = own.node
    const at = [...path, name]
    return figure === undefined ? figuresBelow(schema, own, at) : [{ heading: figure, path: at }]
  })

/** The figures of the entries of a record, or those of a file that is an entry itself where `record` is undefined. */
export const figuresOf = (schema: Schema, record: string | undefined): readonly Figure[] => {
  const field = record === undefined ? rootField(schema) : fieldAt(schema, [record, ''])
  return field === undefined ? [] : figuresBelow(schema, field, [])
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

/** The value at a path of an entry. */
export const valueAt = (entry: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (value, step) =>
      value !== null && typeof value === 'object' ? (value as Record<string, unknown>)[step] : undefined,
    entry,
  )

/** Widest column of words. */
const widest = 60

const clip = (text: string): string => (text.length > widest ? `${text.slice(0, widest - 1)}…` : text)

/** Rows under headings, aligned: numbers to the right, words to the left. Columns in which nothing stands are left out. */
export const alignRows = (headings: readonly string[], rows: readonly (readonly string[])[]): readonly string[] => {
  const clipped = rows.map((row) => row.map(clip))
  const columns = headings.flatMap((heading, index) => {
    const cells = clipped.map((row) => row[index] ?? '')
    if (cells.every((cell) => cell === '')) return []
    const isNumber = cells.every((cell) => /^-?[\d.]*$/.test(cell))
    const width = Math.max(heading.length, ...cells.map((cell) => cell.length))
    return [[heading, ...cells].map((cell) => (isNumber ? cell.padStart(width) : cell.padEnd(width)))]
  })
  return [headings, ...rows].map((_, line) =>
    columns
      .map((column) => column[line])
      .join('  ')
      .trimEnd(),
  )
}
