/** Compares the ticked rows of a table side by side. The URL lists them, so that a comparison can be shared. */

interface Comparison {
  /** Contains a `.table-scroll` for the comparison and a button that unticks all rows. */
  readonly section: HTMLElement
  readonly boxes: readonly HTMLInputElement[]
  /** The largest number of rows that can be compared. */
  readonly most?: number
  readonly tableOf: (rows: readonly HTMLTableRowElement[]) => HTMLTableElement
}

export const compareRows = ({ section, boxes, most = boxes.length, tableOf }: Comparison): void => {
  const compare = (): void => {
    const ticked = boxes.filter(({ checked }) => checked)
    for (const box of boxes) box.disabled = !box.checked && ticked.length >= most
    section.hidden = ticked.length < 2
    const rows = ticked.flatMap((box) => box.closest('tr') ?? [])
    if (rows.length >= 2) section.querySelector('.table-scroll')?.replaceChildren(tableOf(rows))
    const ids = ticked.map(({ value }) => value).join(',')
    history.replaceState(null, '', `${location.pathname}${ids === '' ? '' : `?compare=${ids}`}${location.hash}`)
  }
  const wanted = new URLSearchParams(location.search).get('compare')?.split(',') ?? []
  for (const box of boxes) {
    box.checked = wanted.includes(box.value)
    box.addEventListener('change', compare)
  }
  section.querySelector('button')?.addEventListener('click', () => {
    for (const box of boxes) box.checked = false
    compare()
    boxes[0]?.focus()
  })
  if (wanted.length > 0) compare()
}

/** A row of the comparison: a label and one cell per compared row. */
export interface Line {
  readonly label: string
  readonly cells: readonly Node[]
}

/** Builds a table with one column per compared row. */
export const comparisonTable = (
  heads: readonly (readonly (Node | string)[])[],
  lines: readonly Line[],
  className = '',
) => {
  const table = document.createElement('table')
  table.className = 'table'
  const head = table.createTHead().insertRow()
  head.append(document.createElement('td'))
  const heading = (scope: 'row' | 'col', content: readonly (Node | string)[]): HTMLTableCellElement => {
    const cell = document.createElement('th')
    cell.scope = scope
    cell.append(...content)
    return cell
  }
  for (const content of heads) {
    const cell = heading('col', content)
    cell.className = className
    head.append(cell)
  }
  const body = table.createTBody()
  for (const { label, cells } of lines) body.insertRow().append(heading('row', [label]), ...cells)
  return table
}

/** Deep copies of the nodes, without those that are missing. */
export const copiesOf = (...nodes: readonly (Node | null | undefined)[]): readonly Node[] =>
  nodes.flatMap((node) => node?.cloneNode(true) ?? [])
