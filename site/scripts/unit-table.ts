/** Sorts, filters and compares the rows of the unit table. The rows have their values in data attributes. */
import { compareRows, comparisonTable, copiesOf } from './comparison.ts'
import { keepInAddress, narrowByForm, textOf } from './narrow.ts'

class UnitTable extends HTMLElement {
  readonly #rows: HTMLTableRowElement[] = []

  connectedCallback(): void {
    this.#rows.push(...this.querySelectorAll<HTMLTableRowElement>('.units tbody tr'))
    for (const head of this.querySelectorAll<HTMLTableCellElement>('.units th[data-key]')) {
      const button = document.createElement('button')
      button.type = 'button'
      button.className = 'sort bare'
      button.textContent = head.textContent
      button.addEventListener('click', () => this.#sortBy(head))
      head.replaceChildren(button)
    }
    const form = this.querySelector('form')
    if (form) keepInAddress(form)
    narrowByForm(this, (chosen) => this.#narrow(chosen))
    const section = this.querySelector<HTMLElement>('.compare')
    const boxes = [...this.querySelectorAll<HTMLInputElement>('.units input[type=checkbox]')]
    if (section) compareRows({ section, boxes, tableOf: (rows) => this.#tableOf(rows) })
  }

  #sortBy(head: HTMLTableCellElement): void {
    const key = head.dataset.key ?? 'name'
    const numeric = head.classList.contains('number')
    // Numbers are sorted in descending order first, names in ascending order.
    const first = numeric ? 'descending' : 'ascending'
    const second = numeric ? 'ascending' : 'descending'
    const order = head.getAttribute('aria-sort') === first ? second : first
    for (const other of this.querySelectorAll('.units th[aria-sort]')) other.removeAttribute('aria-sort')
    head.setAttribute('aria-sort', order)
    const sign = order === 'ascending' ? 1 : -1
    const compare = (a: HTMLElement, b: HTMLElement): number => {
      const [left, right] = [a.dataset[key] ?? '', b.dataset[key] ?? '']
      return sign * (numeric ? Number(left) - Number(right) : left.localeCompare(right))
    }
    this.querySelector('.units tbody')?.append(...[...this.#rows].sort(compare))
  }

  #narrow(chosen: FormData): string {
    const text = textOf(chosen, 'text').toLowerCase()
    const lists = [...this.querySelectorAll<HTMLSelectElement>('form select')]
    const most = new Set(lists.flatMap(({ name, dataset }) => (dataset.most === undefined ? [] : [name])))
    const fits = (row: HTMLElement): boolean =>
      [...chosen.keys()].every((key) => {
        const [wanted, own = ''] = [textOf(chosen, key), row.dataset[key]]
        if (key === 'text' || wanted === '') return true
        return most.has(key) ? Number(own) <= Number(wanted) : own === wanted
      })
    for (const row of this.#rows) row.hidden = !((row.dataset.name ?? '').toLowerCase().includes(text) && fits(row))
    return `${this.#rows.filter(({ hidden }) => !hidden).length} of ${this.#rows.length} units`
  }

  /** The cells of some rows, with the best of each value marked. */
  #tableOf(rows: readonly HTMLTableRowElement[]): HTMLTableElement {
    const heads = [...this.querySelectorAll<HTMLTableCellElement>('.units th[data-key]:not([data-key="name"])')]
    const lines = heads.map((head) => {
      const { key = '', small } = head.dataset
      const isNumber = head.classList.contains('number')
      const values = rows.flatMap((row) =>
        isNumber && row.dataset[key] !== undefined ? [Number(row.dataset[key])] : [],
      )
      const best = small === undefined ? Math.max(...values) : Math.min(...values)
      const differs = values.some((value) => value !== best)
      const cells = rows.map((row) => {
        const cell = document.createElement('td')
        cell.className = isNumber && differs && Number(row.dataset[key]) === best ? 'number best' : 'number'
        cell.append(...copiesOf(...(row.cells[head.cellIndex]?.childNodes ?? [])))
        return cell
      })
      return { label: head.textContent ?? '', cells }
    })
    const nameOf = (row: HTMLTableRowElement): readonly Node[] =>
      copiesOf(row.querySelector('svg'), ...(row.querySelector('.row-head > span')?.childNodes ?? []))
    const table = comparisonTable(rows.map(nameOf), lines, 'number')
    const caption = table.createCaption()
    caption.className = 'visually-hidden'
    caption.textContent = 'Units side by side'
    return table
  }
}

customElements.define('unit-table', UnitTable)
