/** Entries of content as rows of a list: their names, and the few figures that authors choose by, which the schemas mark. */
import type { Schema } from '../schemas/schema.ts'
import { everyBelow, type Field, fieldAt, follow, propertiesOf, rootField } from '../schemas/walk.ts'

/** A figure: its heading, and where it stands in an entry. */
export interface Figure {
  readonly heading: string
  readonly path: readonly string[]
  /** What its values mean, when letters are among them. */
  readonly legend?: string
}

/** What the shape says of a field whose values are letters, which say nothing by themselves. */
const legendOf = (schema: Schema, { file, node }: Field, name: string): string | undefined => {
  const { $ref } = node.properties?.[name] ?? {}
  const shape = $ref === undefined ? undefined : follow(schema.files, { file, node: { $ref } })
  const hasLetters = shape?.node.enum?.some((value) => typeof value === 'string' && value.length === 1)
  return hasLetters ? shape?.node.description?.replaceAll('`', '') : undefined
}

/** The fields below one that are marked as figures, in the order of the schema. */
const figuresBelow = (schema: Schema, field: Field, path: readonly string[]): readonly Figure[] =>
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

/** Widest column of words, and the widest last one, which moves nothing aside. */
const widest = { within: 60, last: 120 }

const clip = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text)

/** Rows under headings, aligned: numbers to the right, words to the left. Columns in which nothing stands are left out. */
export const alignRows = (headings: readonly string[], rows: readonly (readonly string[])[]): readonly string[] => {
  const shown = headings.flatMap((_, index) => (rows.some((row) => (row[index] ?? '') !== '') ? [index] : []))
  const columns = shown.map((index) => {
    const heading = headings[index]
    const cells = rows.map((row) => clip(row[index] ?? '', index === shown.at(-1) ? widest.last : widest.within))
    const isNumber = cells.every((cell) => /^-?[\d.]*$/.test(cell))
    const width = Math.max(heading.length, ...cells.map((cell) => cell.length))
    return [heading, ...cells].map((cell) => (isNumber ? cell.padStart(width) : cell.padEnd(width)))
  })
  return [headings, ...rows].map((_, line) =>
    columns
      .map((column) => column[line])
      .join('  ')
      .trimEnd(),
  )
}
