/** The tables that a rulebook can show: a chapter writes `{{table terrain.cost}}` in a paragraph of its own. */
import { fieldsOf } from '../schemas/fields.ts'
import type { Schema } from '../schemas/schema.ts'
import { isFraction, makeFraction, makeNumber, nothing } from './format.ts'

/** The data that tables are drawn from. */
export interface TableSource<Rules extends object = object> {
  readonly rules: Rules
  readonly difficulties: Readonly<Record<string, { readonly name: string; readonly description: string }>>
}

/** A table as values: the site may sort it, the rulebook sets it in HTML. */
export interface RulebookTable {
  readonly caption: string
  readonly columns: readonly Column[]
  /** Cells as they are printed; the first of a row names it. */
  readonly rows: readonly (readonly string[])[]
}

export interface Column {
  readonly title: string
  /** Set in figures of equal width, to the right. */
  readonly numeric?: true
}

/** Makes a table. */
export interface TableMaker<Rules extends object = object> {
  /** The kinds that it comes in, if any: the second word. The first one is meant when the word is missing. */
  kinds?(source: TableSource<Rules>): readonly string[]
  make(source: TableSource<Rules>, kind: string | undefined): RulebookTable
}

/** A column of a table that has a row for each of some entries, and what stands in it. A claim is written as yes or no. */
interface ColumnOf<E> extends Column {
  readonly cell: (entry: E) => string | number | boolean
}

/** A column of words. */
export const column = <E>(title: string, cell: ColumnOf<E>['cell']): ColumnOf<E> => ({ title, cell })

/** A column of figures. */
export const numeric = <E>(title: string, cell: ColumnOf<E>['cell']): ColumnOf<E> => ({ title, numeric: true, cell })

/** A table with a row for each entry. */
export const tableOf = <E>(caption: string, entries: readonly E[], columns: readonly ColumnOf<E>[]): RulebookTable => ({
  caption,
  columns: columns.map(({ cell: _, ...shown }) => shown),
  rows: entries.map((entry) => columns.map(({ cell }) => makeCell(cell(entry)))),
})

/** A table of two columns: what is counted, and how much of it there is. */
export const amountsOf = (
  caption: string,
  [what, amount]: readonly [what: string, amount: string],
  rows: readonly (readonly [name: string, value: string | number])[],
): RulebookTable => tableOf(caption, rows, [column(what, ([name]) => name), numeric(amount, ([, value]) => value)])

/** The range of a number in the description of its field, and what it is by itself. */
const bounds = /, -?\d+ to \d+| Default:.*$|\.$/g

/**
 * A table of the numbers and fractions that stand in a table of the rules below a path, such as `zone`; all of its own without one. What
 * each means is what its schema says, the caption too. `but` names fields that other tables show.
 */
export const describedAmounts = (
  schema: Schema,
  rules: object,
  path?: string,
  but: readonly string[] = [],
  caption?: string,
): RulebookTable => {
  const meaning = fieldsOf(schema)
  const textOf = (field: string): string => (meaning[field] ?? field).replace(bounds, '')
  const rowsOf = (value: unknown, field: string, before: string): [string, string][] => {
    if (but.includes(field)) return []
    const name =
      before === ''
        ? textOf(field)
        : `${before}: ${textOf(field).replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase())}`
    if (typeof value === 'number') return [[name, makeNumber(value)]]
    if (isFraction(value)) return [[name, makeFraction(value)]]
    return isRecord(value) ? Object.entries(value).flatMap(([key, one]) => rowsOf(one, `${field}.${key}`, name)) : []
  }
  const from =
    path === undefined
      ? rules
      : path.split('.').reduce<unknown>((one, key) => (isRecord(one) ? one[key] : undefined), rules)
  const rows = Object.entries(from ?? {}).flatMap(([key, one]) =>
    rowsOf(one, path === undefined ? key : `${path}.${key}`, ''),
  )
  return amountsOf(caption ?? textOf(path ?? ''), ['What', 'Value'], rows)
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Without the rows in which nothing is said but a name. */
export const withoutEmpty = ({ rows, ...table }: RulebookTable): RulebookTable => ({
  ...table,
  rows: rows.filter(([, ...cells]) => cells.some((cell) => cell !== nothing)),
})

const makeCell = (value: string | number | boolean): string => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'number' ? makeNumber(value) : value
}
