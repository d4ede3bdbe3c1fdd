/** Levels: each is two blanks deeper than the one around it, also the items of a list below their key. */
import { indexLines, type LineIndex, lineAt } from '../lines.ts'
import type { List, Mapping, Node } from '../yaml/tree.ts'

/** Blanks by which a level is deeper than the one around it. */
const level = 2

export const indent = (text: string, root: Node): string => {
  if (root.type === 'leaf' || root.isFlow) return text
  const plan = new Plan(text)
  plan.layOut(root, 0)
  return plan.write()
}

/** How far each line moves. */
class Plan {
  readonly #text: string
  readonly #starts: LineIndex
  readonly #shifts: (number | undefined)[] = []
  /** Blanks too many behind dashes, by line. */
  readonly #behindDash = new Map<number, { readonly from: number; readonly to: number }>()

  constructor(text: string) {
    this.#text = text
    this.#starts = indexLines(text)
  }

  #lineOf(offset: number): number {
    return lineAt(this.#starts, offset)
  }

  #columnOf(offset: number): number {
    return offset - this.#starts[this.#lineOf(offset)]
  }

  #isFirst(offset: number): boolean {
    return this.#text.slice(this.#starts[this.#lineOf(offset)], offset).trim() === ''
  }

  layOut(node: List | Mapping, column: number): void {
    if (node.type === 'list') this.#layOutList(node, column)
    else this.#layOutMapping(node, column)
  }

  #layOutMapping({ entries }: Mapping, column: number): void {
    for (const { key, value } of entries) {
      if (this.#isFirst(key.start)) this.#shifts[this.#lineOf(key.start)] = column - this.#columnOf(key.start)
      this.#layOutValue(value, key.start, column + level, column - this.#columnOf(key.start))
    }
  }

  #layOutList({ items }: List, column: number): void {
    for (const item of items) {
      const dash = this.#dashBefore(item)
      if (dash === undefined) continue
      if (this.#isFirst(dash)) this.#shifts[this.#lineOf(dash)] = column - this.#columnOf(dash)
      const isSameLine = this.#lineOf(dash) === this.#lineOf(item.start)
      if (isSameLine && item.start - dash > level)
        this.#behindDash.set(this.#lineOf(dash), { from: dash + 1, to: item.start })
      this.#layOutValue(item, dash, column + level, column - this.#columnOf(dash))
    }
  }

  /** `shift` is that of the line on which the value's key or dash stands. */
  #layOutValue(value: Node, from: number, column: number, shift: number): void {
    if (value.type !== 'leaf' && !value.isFlow) {
      this.layOut(value, column)
      return
    }
    const last = this.#lineOf(Math.max(from, value.end - 1))
    for (let line = this.#lineOf(from) + 1; line <= last; line++) this.#shifts[line] = shift
  }

  #dashBefore(item: Node): number | undefined {
    if (item.type === 'leaf' && item.start === item.end) return undefined
    for (let at = item.start - 1; at >= 0; at--) {
      const letter = this.#text[at]
      if (letter === '-') return at
      if (!/\s/.test(letter)) return undefined
    }
    return undefined
  }

  write(): string {
    const lines = this.#text.split('\n').map((line, index) => {
      const shift = this.#shifts[index] ?? this.#shiftOfComment(index)
      const dash = this.#behindDash.get(index)
      const start = this.#starts[index]
      const tidy = dash === undefined ? line : `${line.slice(0, dash.from - start)} ${line.slice(dash.to - start)}`
      if (tidy.trim() === '' || shift === 0) return tidy
      if (shift > 0) return ' '.repeat(shift) + tidy
      const blanks = /^ */.exec(tidy)?.[0].length ?? 0
      return tidy.slice(Math.min(blanks, -shift))
    })
    return lines.join('\n')
  }

  /** A comment goes with the line below it when both begin in the same column, else with the one above. */
  #shiftOfComment(index: number): number {
    const column = (line: number): number => this.#text.slice(this.#starts[line]).search(/\S/)
    let below = index + 1
    while (below < this.#starts.length && this.#shifts[below] === undefined) below++
    let above = index - 1
    while (above >= 0 && this.#shifts[above] === undefined) above--
    const isBelow = below < this.#starts.length && (above < 0 || column(below) === column(index))
    return this.#shifts[isBelow ? below : above] ?? 0
  }
}
