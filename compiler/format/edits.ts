/** Changes of a text, and a walk through its tree with what the schema says of each part. */
import type { Schema } from '../schemas/schema.ts'
import { type Field, fieldBelow, rootField } from '../schemas/walk.ts'
import type { Node, Stretch } from '../yaml/tree.ts'

export interface Edit extends Stretch {
  readonly text: string
}

/** A text with changes that do not overlap, in any order. */
export const withEdits = (text: string, edits: readonly Edit[]): string => {
  const parts: string[] = []
  let at = 0
  for (const edit of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    parts.push(text.slice(at, edit.start), edit.text)
    at = edit.end
  }
  return parts.join('') + text.slice(at)
}

/** Visits a tree from the outside; goes no deeper where `visit` says so. */
export const walk = (
  root: Node,
  schema: Schema | undefined,
  visit: (node: Node, field: Field | undefined) => 'deeper' | 'enough',
): void => {
  const go = (node: Node, field: Field | undefined): void => {
    if (visit(node, field) === 'enough') return
    if (node.type === 'list') for (const item of node.items) go(item, below(schema, field, 0))
    if (node.type === 'mapping') for (const { key, value } of node.entries) go(value, below(schema, field, key.value))
  }
  go(root, schema && rootField(schema))
}

/** Returns the schema's description of a part, as far as there is one. */
export const below = (schema: Schema | undefined, field: Field | undefined, step: string | number): Field | undefined =>
  schema && field && fieldBelow(schema, field, step)

/** True if a node begins and ends on the same line. */
export const isOnOneLine = (text: string, { start, end }: Node): boolean => {
  const newline = text.indexOf('\n', start)
  return newline < 0 || newline >= end
}

/** Offset of the beginning of the line of an offset. */
export const lineStartOf = (text: string, offset: number): number => text.lastIndexOf('\n', offset - 1) + 1
