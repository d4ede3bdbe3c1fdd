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

  /** The values of some rows, with the best of each value marked. */
  #tableOf(rows: readonly HTMLTableRowElement[]): HTMLTableElement {
    const heads = this.querySelectorAll<HTMLTableCellElement>('.units th.number')
    const lines = [...heads].map(({ dataset, textContent }) => {
      const texts = rows.map((row) => row.dataset[dataset.key ?? ''])
      const numbers = texts.flatMap((text) => (text === undefined ? [] : [Number(text)]))
      const best = dataset.small === undefined ? Math.max(...numbers) : Math.min(...numbers)
      const differs = numbers.some((number) => number !== best)
      const cells = texts.map((text) => {
        const cell = document.createElement('td')
        cell.className = differs && text !== undefined && Number(text) === best ? 'number best' : 'number'
        cell.textContent = text ?? '–'
        return cell
      })
      return { label: textContent ?? '', cells }
    })
    const table = comparisonTable(
      rows.map((row) => [...copiesOf(row.querySelector('svg')), row.dataset.name ?? '']),
      lines,
      'number',
    )
    const caption = table.createCaption()
    caption.className = 'visually-hidden'
    caption.textContent = 'Units side by side'
    return table
  }
}

customElements.define('unit-table', UnitTable)
