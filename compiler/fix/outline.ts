/** A YAML text as nodes with offsets, to be edited where it stands: comments and layout are text that no edit touches. */
import { isMap, isScalar, isSeq, type Node, type Pair, parseDocument, type YAMLMap, type YAMLSeq } from 'yaml'
import type { Path } from '../diagnostics/diagnostic.ts'

/** A stretch of a text; `end` is not part of it. */
export interface Stretch {
  readonly start: number
  readonly end: number
}

/** An entry of a mapping with its key, or an item of a list, and what holds it. */
export interface Entry {
  readonly holder: YAMLMap<Node, Node | null> | YAMLSeq<Node | null>
  readonly index: number
}

export interface YamlOutline {
  readonly text: string
  readonly root: Node | null
  /** The value at a path; undefined when there is none. A value that is left empty is null. */
  valueAt(path: Path): Node | null | undefined
  /** The entry or item that a path leads to. */
  entryAt(path: Path): Entry | undefined
  /** The entry whose key begins at an offset. */
  entryFrom(offset: number): Entry | undefined
}

/** The outline of a text; undefined when it is no YAML. */
export const outlineYaml = (text: string): YamlOutline | undefined => {
  const document = parseDocument<Node, false>(text, { uniqueKeys: false, logLevel: 'silent' })
  if (document.errors.length > 0) return undefined
  const root = document.contents as Node | null
  const entryAt = (path: Path): Entry | undefined => {
    const holder = valueAt(path.slice(0, -1))
    const step = path.at(-1)
    if (step === undefined) return undefined
    const index = isMap(holder) ? holder.items.findIndex((pair) => keyOf(pair) === String(step)) : Number(step)
    return (isMap<Node, Node | null>(holder) || isSeq<Node | null>(holder)) && holder.items[index] !== undefined
      ? { holder, index }
      : undefined
  }
  const valueAt = (path: Path): Node | null | undefined => {
    if (path.length === 0) return root
    const entry = entryAt(path)
    return entry && nodeOf(entry)
  }
  return { text, root, valueAt, entryAt, entryFrom: (offset) => findEntry(root, offset) }
}

/** A key as text. A number as a key loses its leading zeros on the way to a value. */
const keyOf = ({ key }: Pair): string => {
  if (!isScalar(key)) return ''
  const written = key.source ?? String(key.value)
  return /^\d+$/.test(written) && key.type === 'PLAIN' ? String(Number(written)) : written
}

const nodeOf = ({ holder, index }: Entry): Node | null => {
  const item = holder.items[index]
  return isMap(holder) ? ((item as Pair<Node, Node | null>).value ?? null) : (item as Node | null)
}

const findEntry = (node: Node | null, offset: number): Entry | undefined => {
  if (!isMap<Node, Node | null>(node) && !isSeq<Node | null>(node)) return undefined
  for (let index = 0; index < node.items.length; index++) {
    const entry: Entry = { holder: node, index }
    if (isMap(node) && startOf(entry) === offset) return entry
    const found = findEntry(nodeOf(entry), offset)
    if (found !== undefined) return found
  }
  return undefined
}

const rangeOf = (node: Node | null): readonly [number, number] | undefined =>
  node?.range ? [node.range[0], node.range[1]] : undefined

/** Where the key of an entry or the value of an item begins. */
export const startOf = ({ holder, index }: Entry): number => {
  const item = holder.items[index]
  const node = isMap(holder) ? (item as Pair<Node>).key : (item as Node | null)
  return rangeOf(node)?.[0] ?? -1
}

/** Where the last sign of a node stands, without comments and blank lines after it. */
export const lastOf = (node: Node | null): number => {
  const range = rangeOf(node)
  if (range === undefined) return -1
  if ((isMap(node) || isSeq(node)) && node.flow !== true && node.items.length > 0)
    return endOf({ holder: node as Entry['holder'], index: node.items.length - 1 })
  return range[1]
}

/** Where an entry or item ends. */
export const endOf = (entry: Entry): number => {
  const value = lastOf(nodeOf(entry))
  if (value >= 0) return value
  const { holder, index } = entry
  return isMap(holder) ? (rangeOf((holder.items[index] as Pair<Node>).key)?.[1] ?? -1) : -1
}

/** The stretch of a key. */
export const keyStretch = ({ holder, index }: Entry): Stretch | undefined => {
  if (!isMap(holder)) return undefined
  const range = rangeOf((holder.items[index] as Pair<Node>).key)
  return range && { start: range[0], end: range[1] }
}
