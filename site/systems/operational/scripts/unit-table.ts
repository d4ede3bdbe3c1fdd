/** Sorts, filters and compares the rows of the unit table. The rows carry their values; the address carries the comparison. */

const element = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  text = '',
  className = '',
): HTMLElementTagNameMap[K] => {
  const made = document.createElement(tag)
  made.textContent = text
  if (className) made.className = className
  return made
}

class UnitTable extends HTMLElement {
  #rows: readonly HTMLTableRowElement[] = []

  connectedCallback(): void {
    this.#rows = [...this.querySelectorAll<HTMLTableRowElement>('.units tbody tr')]
    this.#setUpSorting()
    this.#setUpFilters()
    this.#setUpComparison()
  }

  #setUpSorting(): void {
    for (const head of this.querySelectorAll<HTMLTableCellElement>('.units th[data-key]')) {
      const button = element('button', head.textContent ?? '', 'sort')
      button.type = 'button'
      button.addEventListener('click', () => this.#sortBy(head))
      head.replaceChildren(button)
    }
  }

  #sortBy(head: HTMLTableCellElement): void {
    const key = head.dataset.key ?? 'name'
    const numeric = head.classList.contains('number')
    // Numbers start with the greatest, names with A.
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

  #setUpFilters(): void {
    const form = this.querySelector('form')
    if (!form) return
    form.hidden = false
    form.addEventListener('input', () => this.#filter(form))
    form.addEventListener('submit', (event) => event.preventDefault())
    this.#filter(form)
  }

  #filter(form: HTMLFormElement): void {
    const chosen = new FormData(form)
    const text = String(chosen.get('text') ?? '').toLowerCase()
    const nation = String(chosen.get('nation') ?? '')
    const kind = String(chosen.get('kind') ?? '')
    for (const row of this.#rows)
      row.hidden = !(
        (row.dataset.name ?? '').toLowerCase().includes(text) &&
        (nation === '' || row.dataset.nation === nation) &&
        (kind === '' || row.dataset.kind === kind)
      )
    const status = form.querySelector('[role=status]')
    const shown = this.#rows.filter((row) => !row.hidden).length
    if (status) status.textContent = `${shown} of ${this.#rows.length} units`
  }

  #setUpComparison(): void {
    const boxes = [...this.querySelectorAll<HTMLInputElement>('.units input[type=checkbox]')]
    const wanted = new URLSearchParams(location.search).get('compare')?.split(',') ?? []
    for (const box of boxes) {
      box.checked = wanted.includes(box.value)
      box.addEventListener('change', () => this.#compare(boxes))
    }
    this.querySelector('.clear')?.addEventListener('click', () => {
      for (const box of boxes) box.checked = false
      this.#compare(boxes)
      boxes[0]?.focus()
    })
    if (wanted.length > 0) this.#compare(boxes)
  }

  #compare(boxes: readonly HTMLInputElement[]): void {
    const ids = boxes.filter((box) => box.checked).map((box) => box.value)
    const chosen = this.#rows.filter((row) => ids.includes(row.id))
    const section = this.querySelector<HTMLElement>('.compare')
    if (!section) return
    section.hidden = chosen.length < 2
    if (chosen.length >= 2) section.querySelector('.table-scroll')?.replaceChildren(this.#comparison(chosen))
    const address = new URL(location.href)
    if (ids.length > 0) address.search = `?compare=${ids.join(',')}`
    else address.search = ''
    history.replaceState(null, '', address)
  }

  #comparison(chosen: readonly HTMLTableRowElement[]): HTMLTableElement {
    const table = element('table', '', 'table')
    const caption = element('caption', 'Units side by side', 'visually-hidden')
    const head = element('tr')
    head.append(element('td'))
    for (const row of chosen) {
      const cell = element('th', row.dataset.name ?? '', 'number')
      cell.scope = 'col'
      const symbol = row.querySelector('svg')?.cloneNode(true)
      if (symbol) cell.prepend(symbol)
      head.append(cell)
    }
    const section = element('thead')
    section.append(head)
    const body = element('tbody')
    for (const { dataset, textContent } of this.querySelectorAll<HTMLTableCellElement>('.units th.number')) {
      const key = dataset.key ?? ''
      const line = element('tr')
      const name = element('th', textContent ?? '')
      name.scope = 'row'
      line.append(name)
      const numbers = chosen.map((row) => Number(row.dataset[key]))
      const best = Math.max(...numbers)
      const differs = numbers.some((number) => number !== best)
      for (const number of numbers)
        line.append(element('td', String(number), differs && number === best ? 'number best' : 'number'))
      body.append(line)
    }
    table.append(caption, section, body)
    return table
  }
}

customElements.define('unit-table', UnitTable)
