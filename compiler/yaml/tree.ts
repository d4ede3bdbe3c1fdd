/** A YAML text as a tree of nodes with their offsets. */
import { COLLECTION_STYLE, EVENT_ID, type Event, getScalarValue, parseEvents, SCALAR_STYLE } from 'js-yaml'
import type { Path } from '../diagnostics/diagnostic.ts'
import { deepest } from './parse.ts'

/** A stretch of a text by its offsets; `end` is not part of it. */
export interface Stretch {
  readonly start: number
  readonly end: number
}

/** A scalar. Its offsets include its quotes. */

export interface Leaf extends Stretch {
  readonly type: 'leaf'
  /** As it is meant: without quotes, unfolded. Empty for a value that is not there. */
  readonly value: string
  /** `|` or `>`: a block of lines, which begins with the first of them. */
  readonly isBlock: boolean
  /** Of a block with `>`: its lines are joined in the value. */
  readonly isFolded?: boolean
  /** Blanks before each line of a block. */
  readonly indent?: number
}

export interface MappingEntry {
  readonly key: Leaf
  readonly value: Node
}

export interface Mapping extends Stretch {
  readonly type: 'mapping'
  readonly isFlow: boolean
  readonly entries: readonly MappingEntry[]
}

export interface List extends Stretch {
  readonly type: 'list'
  readonly isFlow: boolean
  readonly items: readonly Node[]
}

export type Node = Leaf | Mapping | List

/** The tree of a text; its root is undefined when there is no value. Undefined for a text that is no YAML. */
export const parseTree = (text: string): { readonly root: Node | undefined } | undefined => {
  try {
    return { root: fromEvents(text, parseEvents(text, { maxDepth: deepest })) }
  } catch {
    return undefined
  }
}

const fromEvents = (text: string, events: readonly Event[]): Node | undefined => {
  let at = events[0]?.type === EVENT_ID.DOCUMENT ? 1 : 0
  /** End of what was read last: where a value that is not there would stand. */
  let last = 0
  const read = (): Node | undefined => {
    const event = events[at]
    at++
    switch (event?.type) {
      case EVENT_ID.SCALAR: {
        if (event.valueStart < 0) return { type: 'leaf', value: '', isBlock: false, start: last, end: last }
        const { style, indent } = event
        const isQuoted = style === SCALAR_STYLE.SINGLE_QUOTED || style === SCALAR_STYLE.DOUBLE_QUOTED
        const isFolded = style === SCALAR_STYLE.FOLDED_BLOCK
        const isBlock = isFolded || style === SCALAR_STYLE.LITERAL_BLOCK
        const start = isQuoted ? event.valueStart - 1 : event.valueStart
        last = isQuoted ? event.valueEnd + 1 : event.valueEnd
        return { type: 'leaf', value: getScalarValue(text, event), isBlock, isFolded, indent, start, end: last }
      }
      case EVENT_ID.MAPPING: {
        const { start } = event
        const isFlow = event.style === COLLECTION_STYLE.FLOW
        const entries: MappingEntry[] = []
        last = start + (isFlow ? 1 : 0)
        while (at < events.length && events[at].type !== EVENT_ID.POP) {
          const key = read()
          if (key?.type === 'leaf') {
            const colon = text.indexOf(':', last)
            if (colon >= 0) last = colon + 1
            const value = read()
            if (value) entries.push({ key, value })
          } else read()
        }
        at++
        if (isFlow) last = closing(text, last, '}')
        return { type: 'mapping', isFlow, entries, start, end: last }
      }
      case EVENT_ID.SEQUENCE: {
        const { start } = event
        const isFlow = event.style === COLLECTION_STYLE.FLOW
        const items: Node[] = []
        last = start + 1
        while (at < events.length && events[at].type !== EVENT_ID.POP) {
          const item = read()
          if (item) items.push(item)
        }
        at++
        if (isFlow) last = closing(text, last, ']')
        return { type: 'list', isFlow, items, start, end: last }
      }
      default:
        return undefined
    }
  }
  return read()
}

/** The offset after a closing bracket, past what may stand before it. */
const closing = (text: string, from: number, bracket: string): number => {
  let at = from
  while (at < text.length && text[at] !== bracket) {
    if (text[at] === '#') {
      const newline = text.indexOf('\n', at)
      at = newline < 0 ? text.length : newline
    }
    at++
  }
  return Math.min(at + 1, text.length)
}

/** The node at a path; undefined when there is none. */
export const nodeAt = (root: Node | undefined, path: Path): Node | undefined => {
  let node = root
  for (const step of path) {
    if (node?.type === 'mapping') node = entryOf(node, String(step))?.value
    else if (node?.type === 'list') node = node.items[Number(step)]
    else return undefined
  }
  return node
}

/** The entry of a key. A number as a key loses its leading zeros on the way to a value. */
export const entryOf = (node: Node | undefined, key: string): MappingEntry | undefined => {
  const isMeant = ({ key: { value } }: MappingEntry): boolean =>
    value === key || (/^\d+$/.test(value) && String(Number(value)) === key)
  return node?.type === 'mapping' ? node.entries.find(isMeant) : undefined
}

/** The text of a field, when it is there and is one. */
export const textOf = (node: Node | undefined, key: string): string | undefined => {
  const value = entryOf(node, key)?.value
  return value?.type === 'leaf' && value.value !== '' ? value.value : undefined
}

/** The node at an offset. */
export interface Spot {
  readonly path: Path
  /** True if it is the key of the path's last step. */
  readonly isKey: boolean
  readonly leaf: Leaf
  /** The mappings and lists around it, the outermost first. */
  readonly around: readonly (Mapping | List)[]
}

/** The key or plain value at an offset; its end counts. */
export const spotAt = (root: Node | undefined, offset: number): Spot | undefined => {
  const path: (string | number)[] = []
  const around: (Mapping | List)[] = []
  let node = root
  const holds = ({ start, end }: Stretch): boolean => start <= offset && offset <= end
  while (node !== undefined) {
    if (node.type === 'leaf') return holds(node) ? { path, isKey: false, leaf: node, around } : undefined
    around.push(node)
    if (node.type === 'mapping') {
      const onKey = node.entries.find(({ key }) => holds(key))
      if (onKey) return { path: [...path, onKey.key.value], isKey: true, leaf: onKey.key, around }
      const found = node.entries.find(({ value }) => holds(value))
      if (found) path.push(found.key.value)
      node = found?.value
    } else {
      const index = node.items.findIndex(holds)
      if (index >= 0) path.push(index)
      node = node.items[index]
    }
  }
  return undefined
}
