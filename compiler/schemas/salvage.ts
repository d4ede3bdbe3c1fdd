/**
 * Keeps what is sound of a document that does not fit its schema, so that one broken entry does not hide what is wrong
 * elsewhere. What is kept is checked further; it is never published.
 */
import type { Path } from '../diagnostics/diagnostic.ts'
import type { SchemaError } from './findErrors.ts'
import { findErrors } from './findErrors.ts'
import type { Schema } from './schema.ts'

export interface Salvaged {
  /** It fits its schema. */
  readonly value: unknown
  /** Ids of entries that were left out: known, though nothing can be said about them. */
  readonly dropped: readonly string[]
}

/** Original indices of the items of a list from which some were left out. */
const originals = new WeakMap<object, readonly number[]>()

/** The index that an item of a list has in its file. */
export const authoredIndex = (list: readonly unknown[], index: number): number => originals.get(list)?.[index] ?? index

/** Lists from which broken items were left out. */
const broken = new WeakSet<object>()

/** True if nothing was left out of a list: then an entry that it does not hold was never written. */
export const isWhole = (list: readonly unknown[] = []): boolean => !broken.has(list)

/** Some items of a list, with the indices that they have in the file. */
export const pick = <T>(list: readonly T[] | undefined = [], isPicked: (item: T) => boolean): readonly T[] => {
  const kept = [...list.keys()].filter((index) => isPicked(list[index]))
  const items = kept.map((index) => list[index])
  originals.set(
    items,
    kept.map((index) => authoredIndex(list, index)),
  )
  return items
}

/**
 * The document without its broken list items and entries, and without broken or unknown fields that are plain values and may
 * be absent; undefined when what is broken is elsewhere.
 */
export const salvage = (schema: Schema, value: unknown, errors: readonly SchemaError[]): Salvaged | undefined => {
  const copy = structuredClone(value)
  const doomed = new Map<object, Set<string>>()
  const dropped: string[] = []
  for (const { path, keyword, field } of errors) {
    const inside = field === undefined ? path : [...path, field]
    const isEntryKey = keyword === 'propertyNames' && path.length === 1 && path[0] === 'entries'
    const item = findHolder(copy, isEntryKey ? inside : path)
    if (item !== undefined && !Array.isArray(item.collection)) dropped.push(item.key)
    const broken = item ?? findField(copy, keyword === 'additionalProperties' ? inside : path)
    if (broken === undefined) return undefined
    const keys = doomed.get(broken.collection) ?? new Set()
    doomed.set(broken.collection, keys.add(broken.key))
  }
  for (const [collection, keys] of doomed) remove(collection, keys)
  return findErrors(schema, copy).length === 0 ? { value: copy, dropped: [...new Set(dropped)] } : undefined
}

/** Something in a document, by what it stands in. */
interface Held {
  readonly collection: object
  readonly key: string
}

/** The innermost list of mappings, or record of entries, on the way to an error, and the item there. */
const findHolder = (root: unknown, path: Path): Held | undefined => {
  let value = root
  let holder: Held | undefined
  for (const [depth, step] of path.entries()) {
    if (value === null || typeof value !== 'object') break
    const next: unknown = (value as Record<string, unknown>)[step]
    const isListOfMappings = Array.isArray(value) && next !== null && typeof next === 'object'
    const isEntry = depth === 1 && path[0] === 'entries'
    // A side cannot be left out: without it nothing else makes sense.
    const isSide = depth === 1 && path[0] === 'sides'
    if ((isListOfMappings && !isSide) || isEntry) holder = { collection: value, key: String(step) }
    value = next
  }
  return holder
}

/** The field of a mapping at the end of a path, if it is a plain value: what it holds is named nowhere else. */
const findField = (root: unknown, path: Path): Held | undefined => {
  const key = String(path.at(-1))
  let mapping = root
  for (const step of path.slice(0, -1)) mapping = (mapping as Record<string, unknown> | null | undefined)?.[step]
  if (path.length === 0 || mapping === null || typeof mapping !== 'object' || Array.isArray(mapping)) return undefined
  const value = Object.hasOwn(mapping, key) ? (mapping as Record<string, unknown>)[key] : undefined
  return value === null || typeof value === 'object' ? undefined : { collection: mapping, key }
}

const remove = (collection: object, keys: ReadonlySet<string>): void => {
  if (Array.isArray(collection)) {
    const kept = collection.map((_, index) => index).filter((index) => !keys.has(String(index)))
    const items = kept.map((index) => collection[index])
    collection.splice(0, collection.length, ...items)
    originals.set(collection, kept)
    broken.add(collection)
  } else {
    for (const key of keys) Reflect.deleteProperty(collection, key)
  }
}
