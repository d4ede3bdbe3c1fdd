/** A table of the rules as HTML. */
import type { Element } from 'hast'
import { h } from 'hastscript'
import type { Table } from './tables.ts'

/** `<table>` with caption; the first cell of a row heads it. */
export const tableElement = ({ caption, columns, rows }: Table): Element => {
  const classOf = (column: number) => (columns[column]?.numeric ? { className: ['number'] } : {})
  return h('table', [
    h('caption', caption),
    h('thead', [
      h(
        'tr',
        columns.map(({ title }, column) => h('th', { scope: 'col', ...classOf(column) }, title)),
      ),
    ]),
    h(
      'tbody',
      rows.map((row) =>
        h(
          'tr',
          row.map((cell, column) =>
            column === 0 ? h('th', { scope: 'row', ...classOf(column) }, cell) : h('td', classOf(column), cell),
          ),
        ),
      ),
    ),
  ])
}
