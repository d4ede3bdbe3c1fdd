/** Filters the table of terrains or obstacles, and compares up to four rows of it. */
import { compareRows, comparisonTable, copiesOf } from '../../../scripts/comparison.ts'
import { keepInAddress, narrowByForm, wordsOf } from '../../../scripts/narrow.ts'

const most = 4

/** A table with the rows of the list as columns. */
const tableOf = (rows: readonly HTMLTableRowElement[]): HTMLTableElement => {
  const columns = rows.map((row) => [...row.querySelectorAll<HTMLElement>('td')])
  const labels = columns[0]?.map(({ dataset }) => dataset.label ?? '') ?? []
  return comparisonTable(
    rows.map((row) => copiesOf(row.querySelector('svg'), row.querySelector('a'))),
    labels.map((label, at) => ({ label, cells: copiesOf(...columns.map((cells) => cells[at])) })),
  )
}

class GroundTable extends HTMLElement {
  connectedCallback(): void {
    const rows = [...this.querySelectorAll<HTMLTableRowElement>('.all tbody tr:not(.group)')]
    const form = this.querySelector('form')
    if (form) keepInAddress(form)
    narrowByForm(this, (chosen) => {
      const words = wordsOf(chosen, 'find')
      const wanted = chosen.getAll('trait').map(String)
      for (const row of rows) {
        const text = (row.textContent ?? '').toLowerCase()
        const has = (row.dataset.traits ?? '').split(' ')
        row.hidden = !(words.every((word) => text.includes(word)) && wanted.every((trait) => has.includes(trait)))
      }
      const found = rows.filter(({ hidden }) => !hidden).length
      return found === rows.length ? '' : `${found} of ${rows.length}`
    })
    for (const pick of this.querySelectorAll<HTMLElement>('.pick')) pick.hidden = false
    const section = this.querySelector<HTMLElement>('.comparison')
    const boxes = [...this.querySelectorAll<HTMLInputElement>('input[name="compare"]')]
    if (section) compareRows({ section, boxes, most, tableOf })
  }
}

customElements.define('ground-table', GroundTable)
