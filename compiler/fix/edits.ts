/** Fixes as changes of text: where a place is found again, and what is put there. */
import type { Edit, Fix, Place } from '../diagnostics/diagnostic.ts'
import { makeLocator } from '../yaml/locate.ts'
import { type Node, nodeAt, parseTree, type Stretch } from '../yaml/tree.ts'
import { endOf, type Held, heldAt, heldFrom, sizeOf, startOf, wholeOf } from './outline.ts'

/** Other text for a stretch of a file. */
export interface TextEdit extends Stretch {
  readonly file: string
  readonly text: string
}

/** The changes of text that a fix is; undefined when one of its places is not there, or is not to be edited. */
export const textEditsOf = (
  fix: Fix,
  textOf: (file: string) => string | undefined,
): readonly TextEdit[] | undefined => {
  const trees = new Map<string, Tree>()
  const edits: TextEdit[] = []
  for (const edit of fix.edits) {
    const { file } = edit.at
    const text = textOf(file)
    if (text === undefined) return undefined
    const treeOf = (): Tree => {
      if (!trees.has(file)) trees.set(file, file.endsWith('.yaml') ? parseTree(text) : undefined)
      return trees.get(file)
    }
    const found = textEditOf(edit, text, treeOf)
    if (found === undefined) return undefined
    edits.push({ file, ...found })
  }
  return edits
}

type Found = Omit<TextEdit, 'file'> | undefined

/** Undefined for what is no YAML. */
type Tree = { readonly root: Node | undefined } | undefined

const textEditOf = (edit: Edit, text: string, treeOf: () => Tree): Found => {
  if (edit.do === 'insert') return insertion(edit.at, edit.text, text, treeOf())
  if (edit.do === 'remove') return removal(edit.at, text, treeOf()?.root)
  const stretch = stretchOf(edit.at, text, treeOf)
  return stretch && { ...stretch, text: edit.text }
}

/** Where the value or key of a place stands, or the spot that is meant. */
const stretchOf = (at: Place, text: string, treeOf: () => Tree): Stretch | undefined => {
  if (at.within !== undefined) {
    const { start, end } = makeLocator(text).locate(at)
    return end <= text.length ? { start, end } : undefined
  }
  const root = treeOf()?.root
  const held = heldAt(root, at.path)
  if (held === undefined) return undefined
  if (at.key) return held.holder.type === 'mapping' ? held.holder.entries[held.index].key : undefined
  const value = nodeAt(root, at.path)
  // Nothing was written: the blank after the colon is written too.
  return value === undefined || value.start === value.end ? undefined : wholeOf(value, text)
}

const heldBy = (at: Place, text: string, root: Node | undefined): Held | undefined => {
  if (at.within === undefined) return heldAt(root, at.path)
  const { start } = makeLocator(text).locate(at)
  return heldFrom(root, start) ?? heldFrom(root, start - 1)
}

/** An entry with its key, or an item of a list, goes with the line that it stands on. */
const removal = (at: Place, text: string, root: Node | undefined): Found => {
  const held = heldBy(at, text, root)
  if (held === undefined) {
    if (at.within === undefined || at.path.length > 0) return undefined
    const { start, end } = makeLocator(text).locate(at)
    return { start, end, text: '' }
  }
  const { holder, index } = held
  const last = sizeOf(holder) - 1
  if (holder.isFlow) return { ...flowStretch(held, last, text), text: '' }
  if (last === 0) return { ...wholeOf(holder, text), text: holder.type === 'mapping' ? '{}' : '[]' }
  const start = blockStart(held, text)
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
  if (text.slice(lineStart, start).trim() === '')
    return { start: lineStart, end: afterLine(text, endOf(held, text)), text: '' }
  // The first entry stands behind the dash of a list: the next one moves there.
  if (index === last) return undefined
  return { start, end: blockStart({ holder, index: index + 1 }, text), text: '' }
}

/** Where an entry of a block begins: at its key, or at the dash of its item. */
const blockStart = (held: Held, text: string): number => {
  const start = startOf(held)
  return held.holder.type === 'list' ? text.lastIndexOf('-', start - 1) : start
}

const flowStretch = ({ holder, index }: Held, last: number, text: string): Stretch => {
  const held = { holder, index }
  if (index < last) return { start: startOf(held), end: startOf({ holder, index: index + 1 }) }
  return { start: index > 0 ? endOf({ holder, index: index - 1 }, text) : startOf(held), end: endOf(held, text) }
}

const afterLine = (text: string, end: number): number => {
  if (text[end - 1] === '\n') return end
  const newline = text.indexOf('\n', end)
  return newline < 0 ? text.length : newline + 1
}

/** A line of YAML more: the last one of a mapping or list; `kind`, which names the file, comes first. */
const insertion = (at: Place, line: string, text: string, tree: Tree): Found => {
  if (tree === undefined) return undefined
  const holder = nodeAt(tree.root, at.path)
  const isEmpty = holder === undefined || holder.start === holder.end
  if (isEmpty && at.path.length === 0) return { start: text.length, end: text.length, text: `${line}\n` }
  if (holder === undefined || holder.type === 'leaf') return undefined
  if (holder.isFlow) {
    const last = sizeOf(holder) - 1
    const end = last < 0 ? holder.start + 1 : endOf({ holder, index: last }, text)
    return { start: end, end, text: last < 0 ? line : `, ${line}` }
  }
  const first = blockStart({ holder, index: 0 }, text)
  const column = first - (text.lastIndexOf('\n', first - 1) + 1)
  const lines = (holder.type === 'list' ? `- ${line.replaceAll('\n', '\n  ')}` : line).replaceAll(
    '\n',
    `\n${' '.repeat(column)}`,
  )
  if (/^kind:/.test(line) && at.path.length === 0) return { start: first, end: first, text: `${lines}\n` }
  const end = afterLine(text, wholeOf(holder, text).end)
  const isOpen = end > 0 && text[end - 1] !== '\n'
  return { start: end, end, text: `${isOpen ? '\n' : ''}${' '.repeat(column)}${lines}\n` }
}
