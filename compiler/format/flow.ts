/** Collections in brackets on one line: one blank behind each comma and colon, fields in the order of the schema. */
import type { Schema } from '../schemas/schema.ts'
import type { Field } from '../schemas/walk.ts'
import type { List, Mapping, MappingEntry, Node } from '../yaml/tree.ts'
import { below, isOnOneLine } from './edits.ts'

/** A node as it should be written; undefined when it is to stay as it is. */
export const writeFlow = (
  text: string,
  node: Node,
  schema: Schema | undefined,
  field: Field | undefined,
): string | undefined => {
  if (node.type === 'leaf') return text.slice(node.start, node.end)
  if (!node.isFlow || !isOnOneLine(text, node)) return undefined
  if (node.type === 'list') return writeList(text, node, schema, field)
  const cells = cellsOf(text, node, schema, field)
  return cells && `{${cells.map(({ text: cell }) => cell).join(', ')}}`
}

const writeList = (
  text: string,
  node: List,
  schema: Schema | undefined,
  field: Field | undefined,
): string | undefined => {
  // Numbers that stand below those of another line stay there.
  if (/,\s{2,}|\[\s+[\d-]/.test(text.slice(node.start, node.end))) return text.slice(node.start, node.end)
  const items = node.items.map((item) => writeFlow(text, item, schema, below(schema, field, 0)))
  return items.some((item) => item === undefined || item === '') ? undefined : `[${items.join(', ')}]`
}

/** A field of a mapping in brackets, as it should be written. */
export interface FlowCell {
  readonly key: string
  readonly text: string
}

/** The fields of a mapping in brackets in their order; undefined when one of them has no value. */
export const cellsOf = (
  text: string,
  node: Mapping,
  schema: Schema | undefined,
  field: Field | undefined,
): readonly FlowCell[] | undefined => {
  const cells = inOrder(node.entries, field).map(({ key, value }): FlowCell | undefined => {
    const written = writeFlow(text, value, schema, below(schema, field, key.value))
    if (written === undefined || written === '' || key.start === key.end) return undefined
    return { key: key.value, text: `${text.slice(key.start, key.end)}: ${written}` }
  })
  return cells.every((cell) => cell !== undefined) ? cells : undefined
}

/** Entries in the order of the schema; what it does not name comes last, as it stands. */
export const inOrder = (entries: readonly MappingEntry[], field: Field | undefined): readonly MappingEntry[] => {
  const names = Object.keys(field?.node.properties ?? {})
  if (names.length === 0) return entries
  const rank = ({ key }: MappingEntry): number => {
    const index = names.indexOf(key.value)
    return index < 0 ? names.length : index
  }
  return entries
    .map((entry, index) => ({ entry, index, rank: rank(entry) }))
    .sort((a, b) => a.rank - b.rank || a.index - b.index)
    .map(({ entry }) => entry)
}
