/** Entries of a YAML text with their offsets, to be edited where they stand: comments and layout are text that no edit touches. */
import type { Path } from '../diagnostics/diagnostic.ts'
import { entryOf, type List, type Mapping, type Node, nodeAt, type Stretch } from '../yaml/tree.ts'

/** An entry of a mapping with its key, or an item of a list, and what holds it. */
export interface Held {
  readonly holder: Mapping | List
  readonly index: number
}

/** The entry or item that a path leads to. */
export const heldAt = (root: Node | undefined, path: Path): Held | undefined => {
  const holder = nodeAt(root, path.slice(0, -1))
  const step = path.at(-1)
  if (step === undefined || holder === undefined || holder.type === 'leaf') return undefined
  if (holder.type === 'list') return holder.items[Number(step)] && { holder, index: Number(step) }
  const entry = entryOf(holder, String(step))
  return entry && { holder, index: holder.entries.indexOf(entry) }
}

/** The entry whose key begins at an offset. */
export const heldFrom = (node: Node | undefined, offset: number): Held | undefined => {
  if (node === undefined || node.type === 'leaf') return undefined
  const nodes = node.type === 'list' ? node.items : node.entries.map(({ value }) => value)
  for (const [index, inner] of nodes.entries()) {
    if (node.type === 'mapping' && node.entries[index].key.start === offset) return { holder: node, index }
    const found = heldFrom(inner, offset)
    if (found !== undefined) return found
  }
  return undefined
}

/** Where the key of an entry or the value of an item begins. */
export const startOf = ({ holder, index }: Held): number =>
  holder.type === 'mapping' ? holder.entries[index].key.start : holder.items[index].start

/** A node from the bar of a block on, and without the empty lines after it. */
export const wholeOf = (node: Node, text: string): Stretch => {
  const isBlock = node.type === 'leaf' && node.isBlock
  const header = isBlock ? /[|>][-+\d]*[ \t]*(?:#.*)?\r?\n$/.exec(text.slice(0, node.start)) : null
  const end = node.start + text.slice(node.start, node.end).trimEnd().length
  return { start: header?.index ?? node.start, end: end < node.end ? end + 1 : end }
}

/** Where an entry or item ends. */
export const endOf = ({ holder, index }: Held, text: string): number =>
  wholeOf(holder.type === 'mapping' ? holder.entries[index].value : holder.items[index], text).end

/** How many entries or items there are. */
export const sizeOf = (holder: Mapping | List): number =>
  holder.type === 'mapping' ? holder.entries.length : holder.items.length
