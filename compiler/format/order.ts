/** Fields over several lines in the order of the schema, where no comment and no empty line says that their order is meant. */
import type { Schema } from '../schemas/schema.ts'
import { readTree } from '../yaml/loose.ts'
import { deepest } from '../yaml/parse.ts'
import type { Mapping, Node } from '../yaml/tree.ts'
import { lineStartOf, walk } from './edits.ts'
import { inOrder } from './flow.ts'

export const orderFields = (text: string, root: Node, schema: Schema | undefined): string => {
  if (schema === undefined) return text
  let now = text
  let tree: Node | undefined = root
  // The mappings around a sorted one are sorted after it.
  for (let depth = 0; tree !== undefined && depth < deepest; depth++) {
    const inner = innermost(findUnordered(now, tree, schema))
    if (inner.length === 0) break
    now = inner.sort((a, b) => b.node.start - a.node.start).reduce((one, found) => reorder(one, found), now)
    tree = readTree(now)
  }
  return now
}

/** A mapping whose fields stand in another order: indices of its entries as they should follow each other. */
interface Unordered {
  readonly node: Mapping
  readonly order: readonly number[]
}

const findUnordered = (text: string, root: Node, schema: Schema): readonly Unordered[] => {
  const found: Unordered[] = []
  walk(root, schema, (node, field) => {
    if (node.type === 'leaf' || node.isFlow) return 'enough'
    if (node.type === 'list') return 'deeper'
    const order = inOrder(node.entries, field).map((entry) => node.entries.indexOf(entry))
    if (order.some((from, to) => from !== to) && isPlain(text, node)) found.push({ node, order })
    return 'deeper'
  })
  return found
}

/** Those that hold no other one: they come in the order of the text, each before those that it holds. */
const innermost = (found: readonly Unordered[]): Unordered[] =>
  found.filter(({ node }, index) => {
    const next = found[index + 1]
    return next === undefined || !isInside(next.node, node)
  })

const isInside = (inner: Node, outer: Node): boolean => outer.start <= inner.start && inner.end <= outer.end

/** Where the last field ends: a block of text ends behind its last line. */
const endOf = (text: string, { entries, end }: Mapping): number => {
  const last = entries.at(-1)
  const stop = Math.max(end, last?.value.end ?? 0, last?.key.end ?? 0)
  const line = text.indexOf('\n', Math.max(0, stop - 1))
  return line < 0 ? text.length : line
}

/** True if every field begins a line, and there are neither comments nor empty lines. */
const isPlain = (text: string, node: Mapping): boolean => {
  const region = text.slice(node.start, endOf(text, node))
  if (/(^|\s)#|\n\s*\n/.test(region)) return false
  return node.entries.slice(1).every(({ key }) => text.slice(lineStartOf(text, key.start), key.start).trim() === '')
}

const reorder = (text: string, { node, order }: Unordered): string => {
  const end = endOf(text, node)
  const pieces = node.entries.map(({ key }, index) => {
    const next = node.entries[index + 1]
    return text.slice(key.start, next ? lineStartOf(text, next.key.start) - 1 : end)
  })
  const column = node.entries[1].key.start - lineStartOf(text, node.entries[1].key.start)
  const written = order.map((index) => pieces[index]).join(`\n${' '.repeat(column)}`)
  return text.slice(0, node.entries[0].key.start) + written + text.slice(end)
}
