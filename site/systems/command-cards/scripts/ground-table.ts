/** Narrows the table of grounds, and sets up to four rows of it side by side. The address carries the comparison. */

const most = 4

class GroundTable extends HTMLElement {
  #rows: readonly HTMLTableRowElement[] = []

  connectedCallback(): void {
    this.#rows = [...this.querySelectorAll<HTMLTableRowElement>('.all tbody tr:not(.group)')]
    const form = this.querySelector('form')
    if (form) {
      form.hidden = false
      form.addEventListener('input', () => this.#narrow(form))
      form.addEventListener('submit', (event) => event.preventDefault())
    }
    for (const pick of this.querySelectorAll<HTMLElement>('.pick')) pick.hidden = false
    this.addEventListener('change', (event) => {
      if ((event.target as HTMLInputElement).name === 'compare') this.#compare()
    })
    this.querySelector('.comparison button')?.addEventListener('click', () => {
      for (const box of this.#boxes) box.checked = false
      this.#compare()
    })
    const wanted = (new URLSearchParams(location.search).get('compare') ?? '').split(',')
    for (const box of this.#boxes) box.checked = wanted.includes(box.value)
    this.#compare()
  }

  get #boxes(): readonly HTMLInputElement[] {
    return [...this.querySelectorAll<HTMLInputElement>('input[name="compare"]')]
  }

  #narrow(form: HTMLFormElement): void {
    const data = new FormData(form)
    const words = String(data.get('find') ?? '')
      .toLowerCase()
      .split(/\s+/)
    const wanted = data.getAll('trait').map(String)
    for (const row of this.#rows) {
      const text = (row.textContent ?? '').toLowerCase()
      const has = (row.dataset.traits ?? '').split(' ')
      row.hidden = !(words.every((word) => text.includes(word)) && wanted.every((trait) => has.includes(trait)))
    }
    const found = this.#rows.filter(({ hidden }) => !hidden).length
    const status = this.querySelector('.found')
    if (status) status.textContent = found === this.#rows.length ? '' : `${found} of ${this.#rows.length}`
  }

  #compare(): void {
    const boxes = this.#boxes
    const taken = boxes.filter(({ checked }) => checked)
    for (const box of boxes) box.disabled = !box.checked && taken.length >= most
    const section = this.querySelector<HTMLElement>('.comparison')
    const place = section?.querySelector('.table-scroll')
    if (!section || !place) return
    section.hidden = taken.length < 2
    const address = new URL(location.href)
    address.searchParams.delete('compare')
    const ids = taken.map(({ value }) => value).join(',')
    history.replaceState(null, '', ids === '' ? address : `${address.pathname}?compare=${ids}${address.hash}`)
    place.replaceChildren(this.#tableOf(taken.flatMap((box) => box.closest('tr') ?? [])))
  }

  /** Rows of the list as columns. */
  #tableOf(rows: readonly HTMLTableRowElement[]): HTMLTableElement {
    const table = document.createElement('table')
    table.className = 'table'
    const head = table.createTHead().insertRow()
    head.append(document.createElement('td'))
    for (const row of rows) {
      const cell = document.createElement('th')
      cell.scope = 'col'
      const picture = row.querySelector('svg')?.cloneNode(true)
      const link = row.querySelector('a')?.cloneNode(true)
      cell.append(...[picture, link].flatMap((node) => node ?? []))
      head.append(cell)
    }
    const body = table.createTBody()
    const labels = [...(rows[0]?.querySelectorAll<HTMLElement>('td') ?? [])].map((cell) => cell.dataset.label ?? '')
    labels.forEach((label, at) => {
      const line = body.insertRow()
      const name = document.createElement('th')
      name.scope = 'row'
      name.textContent = label
      line.append(name)
      for (const row of rows) {
        const cell = row.querySelectorAll('td')[at]?.cloneNode(true)
        if (cell) line.append(cell)
      }
    })
    return table
  }
}

customElements.define('ground-table', GroundTable)
