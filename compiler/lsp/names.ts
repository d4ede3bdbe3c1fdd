/** The ids and names of spaces of a file: what each one is the name of, and whether it is given or used there. */
import type { Path } from '../diagnostics/diagnostic.ts'
import type { Schema } from '../schemas/schema.ts'
import { type Field, fieldBelow, keyField, rootField } from '../schemas/walk.ts'
import { type Leaf, type Mapping, type Node, textOf } from '../yaml/tree.ts'

/** An id in a text. */
export interface Name {
  /** The kind of thing that it names, in the terms of the schemas: `terrain`, `unit`, `hex`, `square`. */
  readonly kind: string
  readonly id: string
  /** True if the thing gets its name here. */
  readonly defines: boolean
  readonly start: number
  readonly end: number
  /** Where the value or key stands. */
  readonly path: Path
  /** The title of the thing that contains it; of a definition, the thing's own name. */
  readonly title: string | undefined
  /** The description of a thing that is defined here. */
  readonly about: string | undefined
  /** The whole entry of a thing that is defined. */
  readonly whole: { readonly start: number; readonly end: number }
}

/** The form of space names by the kind of map. Several may stand in one value. */
const spaceNames: Readonly<Record<string, RegExp>> = { hex: /\b\d{3,4}\b/g, square: /\b[a-z][1-9]\d*\b/g }

/** True if names of a kind are those of spaces of a map. */
export const isSpace = (kind: string): boolean => Object.hasOwn(spaceNames, kind)

/** All names of a file, in order. */
export const namesIn = (text: string, root: Node | undefined, schema: Schema): readonly Name[] => {
  const found: Name[] = []
  const take = (leaf: Leaf, field: Field, path: Path, owner: Mapping | undefined, whole: Node | undefined): void => {
    const { refers, defines } = field.node
    const kind = defines ?? refers
    if (kind === undefined || leaf.value === '') return
    const common = {
      kind,
      defines: defines !== undefined,
      path,
      title: owner && textOf(owner, 'name'),
      about: owner && textOf(owner, 'description'),
      whole: { start: whole?.start ?? leaf.start, end: whole?.end ?? leaf.end },
    }
    if (!isSpace(kind)) {
      found.push({ ...common, id: leaf.value, ...wordOf(text, leaf) })
      return
    }
    for (const match of text.slice(leaf.start, leaf.end).matchAll(spaceNames[kind])) {
      const start = leaf.start + match.index
      const id = kind === 'hex' ? match[0].padStart(4, '0') : match[0]
      found.push({ ...common, id, start, end: start + match[0].length })
    }
  }
  const visit = (node: Node, field: Field, path: Path, owner: Mapping | undefined): void => {
    if (node.type === 'leaf') take(node, field, path, owner, owner)
    else if (node.type === 'list') {
      node.items.forEach((item, index) => {
        const below = fieldBelow(schema, field, index)
        if (below) visit(item, below, [...path, index], owner)
      })
    } else {
      const keys = keyField(schema, field)
      for (const { key, value } of node.entries) {
        const below = fieldBelow(schema, field, key.value)
        const at = [...path, key.value]
        if (keys) take(key, keys, at, value.type === 'mapping' ? value : undefined, { ...value, start: key.start })
        if (below) visit(value, below, at, node)
      }
    }
  }
  if (root !== undefined) visit(root, rootField(schema), [], undefined)
  return found
}

/** A leaf without its quotes. */
const wordOf = (text: string, { start, end }: Leaf): { start: number; end: number } =>
  /["']/.test(text[start]) ? { start: start + 1, end: end - 1 } : { start, end }
