/**
 * Collections in brackets are written anew, and lists of them in columns where somebody has begun to align them: the fields that
 * all lines begin with stand below each other.
 */
import type { Schema } from '../schemas/schema.ts'
import type { Field } from '../schemas/walk.ts'
import type { List, Mapping, Node } from '../yaml/tree.ts'
import { below, type Edit, isOnOneLine, walk, withEdits } from './edits.ts'
import { cellsOf, type FlowCell, writeFlow } from './flow.ts'

export const alignLists = (text: string, root: Node, schema: Schema | undefined): string => {
  const edits: Edit[] = []
  const done = new Set<Node>()
  walk(root, schema, (node, field) => {
    if (done.has(node)) return 'enough'
    if (node.type === 'leaf') return 'enough'
    if (node.isFlow) {
      const written = writeFlow(text, node, schema, field)
      if (written !== undefined) edits.push({ start: node.start, end: node.end, text: written })
      return 'enough'
    }
    for (const edit of alignOne(text, node, schema, field, done)) edits.push(edit)
    return 'deeper'
  })
  return withEdits(text, edits)
}

interface Row {
  readonly node: Mapping
  readonly cells: readonly FlowCell[]
}

/** The changes that align the lines of a list, or of a mapping; none when nobody has begun to. */
const alignOne = (
  text: string,
  holder: List | Mapping,
  schema: Schema | undefined,
  field: Field | undefined,
  done: Set<Node>,
): readonly Edit[] => {
  const nodes: readonly [Node, string | number][] =
    holder.type === 'list'
      ? holder.items.map((item) => [item, 0])
      : holder.entries.map(({ key, value }) => [value, key.value])
  const rows = nodes.flatMap(([node, step]): Row[] => {
    if (node.type !== 'mapping' || !node.isFlow || !isOnOneLine(text, node)) return []
    const cells = cellsOf(text, node, schema, below(schema, field, step))
    return cells && cells.length > 0 ? [{ node, cells }] : []
  })
  if (rows.length < 2 || !rows.some(({ node }) => isBegun(text, node))) return []
  const widths = widthsOf(rows)
  return rows.map(({ node, cells }) => {
    done.add(node)
    return { start: node.start, end: node.end, text: `{${writeRow(cells, widths)}}` }
  })
}

/** True if two fields are more than one blank apart: the author has begun to align columns. */
const isBegun = (text: string, { entries }: Mapping): boolean =>
  entries.some(({ value }, index) => {
    const next = entries[index + 1]
    return next !== undefined && /, {2,}$/.test(text.slice(value.end, next.key.start))
  })

/** Widths of the columns: those of the fields with which all rows begin in the same order. */
const widthsOf = (rows: readonly Row[]): readonly number[] => {
  const [{ cells: first }] = rows
  let columns = 0
  while (columns < first.length && rows.every(({ cells }) => cells[columns]?.key === first[columns].key)) columns++
  return Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map(({ cells }) => widthOf(cells[column].text))),
  )
}

/** Characters as people count them. */
const widthOf = (text: string): number => [...text].length

const writeRow = (cells: readonly FlowCell[], widths: readonly number[]): string =>
  cells
    .map(({ text }, index) => {
      if (index === cells.length - 1) return text
      return `${text},${' '.repeat(1 + Math.max(0, (widths[index] ?? 0) - widthOf(text)))}`
    })
    .join('')
