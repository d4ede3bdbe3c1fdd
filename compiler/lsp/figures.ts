/** The figures of a thing as its entry has them, and of what that names as its type. */
import { cellOf, figuresBelow } from '../schemas/figures.ts'
import { fieldAt, propertiesOf } from '../schemas/walk.ts'
import { type Node, nodeAt, textOf } from '../yaml/tree.ts'
import type { Documents, Found } from './documents.ts'
import { definitionsOf } from './find.ts'
import { isSpace } from './names.ts'

/** Figures of the entry of a thing on a line, and on further ones those of each thing that it names. */
export const figuresInWords = (documents: Documents, thing: Found): readonly string[] => {
  const own = lineOf(thing)
  const named = typesOf(documents, thing).flatMap((type) => {
    const line = lineOf(type)
    return line === undefined ? [] : [`**${type.title ?? type.id}** · ${line}`]
  })
  return own === undefined ? named : [own, ...named]
}

/** The entry of a thing, whose key is its id, or a field of it; with what it must be. */
const entryOfThing = ({ path, page }: Found) => {
  const at = nodeAt(page.tree(), path)?.type === 'mapping' ? path : path.slice(0, -1)
  const schema = page.schema()
  const field = schema && fieldAt(schema, at)
  return field && { schema, field, entry: nodeAt(page.tree(), at) }
}

const lineOf = (thing: Found): string | undefined => {
  const found = entryOfThing(thing)
  if (found === undefined) return undefined
  const cells = figuresBelow(found.schema, found.field).flatMap(({ heading, path }) => {
    const cell = cellOf(plainOf(nodeAt(found.entry, path)))
    return cell === '' ? [] : [`${heading} ${cell}`]
  })
  return cells.length === 0 ? undefined : cells.join(' · ')
}

/** The things of another kind that the entry of a thing names, such as its type. */
const typesOf = (documents: Documents, thing: Found): readonly Found[] => {
  const found = entryOfThing(thing)
  if (found === undefined) return []
  return propertiesOf(found.schema, found.field).flatMap(({ name, field: { node } }) => {
    const id = textOf(found.entry, name)
    const kind = node.refers
    if (id === undefined || kind === undefined || kind === thing.kind || isSpace(kind)) return []
    return definitionsOf(documents, thing.page, { kind, id }).slice(-1)
  })
}

const plainOf = (node: Node | undefined): unknown => {
  if (node === undefined) return undefined
  if (node.type === 'leaf') return node.value === 'true' || (node.value !== 'false' && node.value)
  if (node.type === 'list') return node.items.map(plainOf)
  return Object.fromEntries(node.entries.map(({ key, value }) => [key.value, plainOf(value)]))
}
