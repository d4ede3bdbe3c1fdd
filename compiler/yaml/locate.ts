/** Where in a text a place is: finds the offsets of a path by parsing the one file that a message is about. */
import type { Place, Spot } from '../diagnostics/diagnostic.ts'
import { entryOf, type Leaf, type Node, parseTree, type Stretch } from './tree.ts'

/** Finds places in one text. Parses it once, and only when a place has a path. */
export interface Locator {
  /** Where a place is, one character or more. A path that does not exist leads to its nearest ancestor. */
  locate(place: Pick<Place, 'path' | 'key' | 'within'>): Stretch
}

export const makeLocator = (text: string): Locator => {
  let parsed: ReturnType<typeof parseTree>
  return {
    locate: ({ path, key, within }) => {
      if (path.length === 0 && !key) return within ? rangeOfSpot(text, within) : firstWord(text)
      // In what is no YAML every path leads to the beginning, and the syntax error has its own message.
      parsed ??= parseTree(text) ?? { root: undefined }
      const { range, leaf } = walk(text, parsed.root, path, key === true)
      return within === undefined || leaf === undefined ? range : insideLeaf(text, leaf, within)
    },
  }
}

interface Found {
  readonly range: Stretch
  readonly leaf?: Leaf
}

const walk = (text: string, root: Node | undefined, path: Place['path'], wantsKey: boolean): Found => {
  /** The node so far, and the key that leads to it. */
  let node = root
  let key: Leaf | undefined
  for (const [depth, step] of path.entries()) {
    const entry = entryOf(node, String(step))
    const next: Node | undefined = node?.type === 'list' ? node.items[Number(step)] : entry?.value
    if (next === undefined) break
    key = entry?.key
    if (key !== undefined && wantsKey && depth === path.length - 1) return { range: rangeOfLeaf(text, key) }
    node = next
  }
  return rangeOfNode(text, node, key)
}

const rangeOfLeaf = (text: string, { start, end }: Leaf): Stretch =>
  start === end ? { start: 0, end: 1 } : { start, end: endOfLine(text, start, end) }

/** A message underlines at most the rest of the line. */
const endOfLine = (text: string, start: number, end: number): number => {
  const newline = text.indexOf('\n', start)
  return Math.max(start + 1, newline < 0 ? end : Math.min(end, newline))
}

const rangeOfNode = (text: string, node: Node | undefined, key: Leaf | undefined): Found => {
  const keyRange = key && rangeOfLeaf(text, key)
  if (node === undefined) return { range: keyRange ?? firstWord(text) }
  if (node.type === 'leaf') {
    // An empty value and a block of text are best shown by their key.
    const isShownByKey = node.isBlock || node.start === node.end
    return { range: (isShownByKey ? keyRange : undefined) ?? rangeOfLeaf(text, node), leaf: node }
  }
  const { start, isFlow } = node
  return { range: keyRange ?? { start, end: isFlow ? start + 1 : endOfWord(text, start) } }
}

const endOfWord = (text: string, start: number): number => {
  let end = start
  while (end < text.length && !/[\s:,\]}]/.test(text[end])) end++
  return Math.max(start + 1, end)
}

const firstWord = (text: string): Stretch => {
  const start = Math.max(0, text.search(/\S/))
  return { start, end: endOfWord(text, start) }
}

const rangeOfSpot = (text: string, { line, column, length = 1 }: Spot): Stretch => {
  let start = 0
  for (let count = 0; count < line; count++) {
    const newline = text.indexOf('\n', start)
    if (newline < 0) break
    start = newline + 1
  }
  start = Math.min(start + column, text.length)
  return { start, end: start + length }
}

/** A spot in the value of a scalar, found in the text that it was written as. */
const insideLeaf = (text: string, leaf: Leaf, { line, column, length = 1 }: Spot): Stretch => {
  const { value, isBlock, isFolded, indent = 0 } = leaf
  if (isBlock && !isFolded) {
    let { start } = leaf
    for (let count = 0; count < line; count++) start = text.indexOf('\n', start) + 1
    start += indent + column
    return { start, end: start + length }
  }
  // Elsewhere a break in the line is a blank in the value: count the same characters in both.
  const quote = !isBlock && /["']/.test(text[leaf.start]) ? 1 : 0
  let source = leaf.start + quote + (isFolded ? indent : 0)
  const end = leaf.end - quote
  for (let index = 0; index < column && source < end; ) {
    if (/\s/.test(value[index])) {
      while (index < column && /\s/.test(value[index])) index++
      while (source < end && /\s/.test(text[source])) source++
    } else {
      index++
      source++
    }
  }
  return { start: source, end: source + length }
}
