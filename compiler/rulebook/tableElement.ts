/** A table of the rules as HTML. */
import type { Element } from 'hast'
import type { RulebookTable } from './tables.ts'
import { makeElement } from './unified.ts'

/** `<table>` with caption; the first cell of a row heads it. */
export const tableElement = ({ caption, columns, rows }: RulebookTable): Element => {
  const h = makeElement()
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
