/** Compares the ticked rows of a table side by side. The URL lists them, so that a comparison can be shared. */
import { replaceQuery } from './narrow.ts'

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
    sign.hidden = ticked.length === 0
    sign.disabled = section.hidden
    sign.textContent = ticked.length === 1 ? 'Tick another one to compare' : `Compare ${ticked.length}`
    const named = new URLSearchParams(location.search)
    if (ticked.length === 0) named.delete('compare')
    else named.set('compare', ticked.map(({ value }) => value).join(','))
    replaceQuery(named)
  }
  const sign = makeSign(section)
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

/** A button that stays in view as long as rows are ticked, says so, and leads to the comparison, which may be far above. */
const makeSign = (section: HTMLElement): HTMLButtonElement => {
  const sign = document.createElement('button')
  sign.type = 'button'
  sign.className = 'button compare-sign'
  sign.hidden = true
  sign.addEventListener('click', () => {
    section.tabIndex = -1
    section.focus({ preventScroll: true })
    section.scrollIntoView({ block: 'center' })
  })
  section.after(sign)
  return sign
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
