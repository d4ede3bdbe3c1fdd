/** Where somebody types: the word at the cursor is taken out, a mark is put in its place, and the mark is found in the tree. */
import type { Path } from '../diagnostics/diagnostic.ts'
import { readLoosely } from '../yaml/loose.ts'
import type { Node } from '../yaml/tree.ts'

/** A place in a text that waits for a word. */
export interface Hole {
  /** The word that is there now. */
  readonly start: number
  readonly end: number
  readonly root: Node | undefined
  /** The mapping that a key is wanted for, or the place of a value. */
  readonly path: Path
  readonly isKey: boolean
  readonly isFlow: boolean
  /** True if the key being typed has its colon already. */
  readonly hasColon: boolean
  /** True if the value stands on the line of its key. */
  readonly isOnLineOfKey: boolean
  /** Column in which the key begins. */
  readonly indent: number
}

const mark = 'zz-here-zz'

const isWord = (letter: string | undefined): boolean => letter !== undefined && /[\w-]/.test(letter)

/** The hole at an offset; undefined where nothing can be completed, as in a comment. */
export const makeHole = (text: string, offset: number): Hole | undefined => {
  let start = offset
  let end = offset
  while (isWord(text[start - 1])) start--
  while (isWord(text[end])) end++
  // The dash of a list is no word.
  if (text[start] === '-' && /^\s*$/.test(lineBefore(text, start))) start = Math.min(start + 1, end)
  const before = lineBefore(text, start)
  if (/(^|\s)#/.test(before)) return undefined
  const hasColon = /^\s*:/.test(text.slice(end))
  const root = readLoosely(text.slice(0, start) + mark + text.slice(end))
  const found = root && search(root, [])
  if (found === undefined) return undefined
  const indent = /^[\s-]*/.exec(before)?.[0].length ?? 0
  return { start, end, root, ...found, hasColon, isOnLineOfKey: /:\s+$/.test(before), indent }
}

const lineBefore = (text: string, at: number): string => text.slice(text.lastIndexOf('\n', at - 1) + 1, at)

type Found = Pick<Hole, 'path' | 'isKey' | 'isFlow'>

const search = (node: Node, path: Path, isFlow = false): Found | undefined => {
  if (node.type === 'leaf') return node.value.includes(mark) ? { path, isKey: false, isFlow } : undefined
  const inFlow = isFlow || node.isFlow
  if (node.type === 'list') {
    return first(node.items, (item, index) => {
      // An item of objects that has only begun is a key of the first of them.
      return search(item, [...path, index], inFlow)
    })
  }
  return first(node.entries, ({ key, value }) =>
    key.value.includes(mark) ? { path, isKey: true, isFlow: inFlow } : search(value, [...path, key.value], inFlow),
  )
}

const first = <T, R>(items: readonly T[], look: (item: T, index: number) => R | undefined): R | undefined => {
  for (const [index, item] of items.entries()) {
    const found = look(item, index)
    if (found !== undefined) return found
  }
  return undefined
}
