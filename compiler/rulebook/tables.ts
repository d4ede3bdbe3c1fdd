/** The tables that a rulebook can show: a chapter writes `{{table terrain.cost}}` in a paragraph of its own. */
import { makeNumber } from './format.ts'

/** What tables are drawn from. */
export interface TableSource<Rules extends object = object> {
  readonly rules: Rules
  readonly difficulties: Readonly<Record<string, { readonly name: string; readonly description: string }>>
}

/** A table as values: the site may sort it, the rulebook sets it in HTML. */
export interface Table {
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
  make(source: TableSource<Rules>, kind: string | undefined): Table
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
export const tableOf = <E>(caption: string, entries: readonly E[], columns: readonly ColumnOf<E>[]): Table => ({
  caption,
  columns: columns.map(({ cell: _, ...shown }) => shown),
  rows: entries.map((entry) => columns.map(({ cell }) => makeCell(cell(entry)))),
})

const makeCell = (value: string | number | boolean): string => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'number' ? makeNumber(value) : value
}
