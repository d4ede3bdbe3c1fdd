/** Quotes: single ones where any will do, none around dates. */
import type { Leaf, Node } from '../yaml/tree.ts'
import { type Edit, isOnOneLine, walk, withEdits } from './edits.ts'

export const tidyQuotes = (text: string, root: Node): string => {
  const edits: Edit[] = []
  const tidy = (leaf: Leaf): void => {
    const written = text.slice(leaf.start, leaf.end)
    if (!/^["']/.test(written) || !isOnOneLine(text, leaf)) return
    const { start, end, value } = leaf
    if (/^\d{4}-\d\d-\d\d$/.test(value)) edits.push({ start, end, text: value })
    else if (written.startsWith('"') && !/[\\']/.test(written)) edits.push({ start, end, text: `'${value}'` })
  }
  walk(root, undefined, (node) => {
    if (node.type === 'leaf') tidy(node)
    if (node.type === 'mapping') for (const { key } of node.entries) tidy(key)
    return 'deeper'
  })
  return withEdits(text, edits)
}
