/** Trees of texts that are not yet YAML because somebody is typing: `yaml` makes the best of these, and takes ten times as long. */
import { isCollection, isMap, isScalar, type Node as LooseNode, parseDocument } from 'yaml'
import { type MappingEntry, type Node, parseTree } from './tree.ts'

/** The tree of a text that may be no YAML yet; undefined for one without any value. Never throws. */
export const readTree = (text: string): Node | undefined => {
  const sound = parseTree(text)
  return sound === undefined ? readLoosely(text) : sound.root
}

/** The tree of a text that may be no YAML yet. */
export const readLoosely = (text: string): Node | undefined => {
  try {
    const document = parseDocument(text, { logLevel: 'silent', uniqueKeys: false, keepSourceTokens: false })
    return isTooDeep(text) ? undefined : fromLoose(text, document.contents, 0)
  } catch {
    // Nesting without end, for one: there is nothing to say about such a text.
    return undefined
  }
}

const isTooDeep = (text: string): boolean => /[[{]{41}/.test(text)

const fromLoose = (text: string, node: LooseNode | null | undefined | unknown, after: number): Node => {
  if (isScalar(node) && node.range) {
    const [start, end] = node.range
    const isBlock = node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED'
    const value = node.source ?? (node.value === null || node.value === undefined ? '' : String(node.value))
    return { type: 'leaf', value, isBlock, start, end }
  }
  if (isCollection(node) && node.range) {
    const [start, end] = node.range
    const isFlow = node.flow === true
    if (!isMap(node)) {
      return { type: 'list', isFlow, items: node.items.map((item) => fromLoose(text, item, start)), start, end }
    }
    const entries = node.items.flatMap(({ key, value }): MappingEntry[] => {
      const leaf = fromLoose(text, key, start)
      return leaf.type === 'leaf' ? [{ key: leaf, value: fromLoose(text, value, leaf.end) }] : []
    })
    return { type: 'mapping', isFlow, entries, start, end }
  }
  return { type: 'leaf', value: '', isBlock: false, start: after, end: after }
}
