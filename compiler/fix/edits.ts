/** Fixes as changes of text: where a place is found again, and what is put there. */
import { isMap, isSeq, type Node } from 'yaml'
import type { Edit, Fix, Place } from '../diagnostics/diagnostic.ts'
import { makeLocator } from '../yaml/locate.ts'
import {
  type Entry,
  endOf,
  keyStretch,
  lastOf,
  outlineYaml,
  type Stretch,
  startOf,
  type YamlOutline,
} from './outline.ts'

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
  const outlines = new Map<string, YamlOutline | undefined>()
  const edits: TextEdit[] = []
  for (const edit of fix.edits) {
    const { file } = edit.at
    const text = textOf(file)
    if (text === undefined) return undefined
    const outline = (): YamlOutline | undefined => {
      if (!outlines.has(file)) outlines.set(file, file.endsWith('.yaml') ? outlineYaml(text) : undefined)
      return outlines.get(file)
    }
    const found = textEditOf(edit, text, outline)
    if (found === undefined) return undefined
    edits.push({ file, ...found })
  }
  return edits
}

type Found = Omit<TextEdit, 'file'> | undefined

const textEditOf = (edit: Edit, text: string, outline: () => YamlOutline | undefined): Found => {
  if (edit.do === 'insert') return insertion(edit.at, edit.text, text, outline())
  if (edit.do === 'remove') return removal(edit.at, text, outline())
  const stretch = stretchOf(edit.at, text, outline)
  return stretch && { ...stretch, text: edit.text }
}

/** Where the value or key of a place stands, or the spot that is meant. */
const stretchOf = (at: Place, text: string, outline: () => YamlOutline | undefined): Stretch | undefined => {
  if (at.within !== undefined) {
    const { start, end } = makeLocator(text).locate(at)
    return end <= text.length ? { start, end } : undefined
  }
  const found = outline()
  const entry = found?.entryAt(at.path)
  if (entry === undefined) return undefined
  if (at.key) return keyStretch(entry)
  const value = found?.valueAt(at.path)
  if (!value?.range) return undefined
  const [start] = value.range
  const end = lastOf(value)
  // Nothing was written: the blank after the colon is written too.
  return start === end ? undefined : { start, end }
}

const entryOf = (at: Place, text: string, outline: YamlOutline | undefined): Entry | undefined => {
  if (at.within === undefined) return outline?.entryAt(at.path)
  const { start } = makeLocator(text).locate(at)
  return outline?.entryFrom(start) ?? outline?.entryFrom(start - 1)
}

/** An entry with its key, or an item of a list, goes with the line that it stands on. */
const removal = (at: Place, text: string, outline: YamlOutline | undefined): Found => {
  const entry = entryOf(at, text, outline)
  if (entry === undefined) {
    if (at.within === undefined || at.path.length > 0) return undefined
    const { start, end } = makeLocator(text).locate(at)
    return { start, end, text: '' }
  }
  const { holder, index } = entry
  const last = holder.items.length - 1
  if (holder.flow) return { ...flowStretch(entry, last), text: '' }
  const range = holder.range
  if (last === 0)
    return range ? { start: range[0], end: lastOf(holder as Node), text: isMap(holder) ? '{}' : '[]' } : undefined
  const start = blockStart(entry, text)
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
  if (text.slice(lineStart, start).trim() === '')
    return { start: lineStart, end: afterLine(text, endOf(entry)), text: '' }
  // The first entry stands behind the dash of a list: the next one moves there.
  if (index === last) return undefined
  return { start, end: blockStart({ holder, index: index + 1 }, text), text: '' }
}

/** Where an entry of a block begins: at its key, or at the dash of its item. */
const blockStart = (entry: Entry, text: string): number => {
  const start = startOf(entry)
  return isSeq(entry.holder) ? text.lastIndexOf('-', start - 1) : start
}

const flowStretch = ({ holder, index }: Entry, last: number): Stretch => {
  const entry = { holder, index }
  if (index < last) return { start: startOf(entry), end: startOf({ holder, index: index + 1 }) }
  if (index > 0) return { start: endOf({ holder, index: index - 1 }), end: endOf(entry) }
  return { start: startOf(entry), end: endOf(entry) }
}

/** The beginning of the line after the one on which something ends. */
const afterLine = (text: string, end: number): number => {
  if (text[end - 1] === '\n') return end
  const newline = text.indexOf('\n', end)
  return newline < 0 ? text.length : newline + 1
}

/** A line of YAML more: the last one of a mapping or list; `kind`, which names the file, comes first. */
const insertion = (at: Place, line: string, text: string, outline: YamlOutline | undefined): Found => {
  if (outline === undefined) return undefined
  const holder = outline.valueAt(at.path)
  if (holder === null && at.path.length === 0) return { start: text.length, end: text.length, text: `${line}\n` }
  if (!isMap<Node, Node | null>(holder) && !isSeq<Node | null>(holder)) return undefined
  const { items, range } = holder
  if (!range) return undefined
  if (holder.flow) {
    const last = items.length - 1
    const end = last < 0 ? range[0] + 1 : endOf({ holder, index: last })
    return { start: end, end, text: last < 0 ? line : `, ${line}` }
  }
  const first = blockStart({ holder, index: 0 }, text)
  const column = first - (text.lastIndexOf('\n', first - 1) + 1)
  const lines = (isSeq(holder) ? `- ${line.replaceAll('\n', '\n  ')}` : line).replaceAll(
    '\n',
    `\n${' '.repeat(column)}`,
  )
  if (/^kind:/.test(line) && at.path.length === 0) return { start: first, end: first, text: `${lines}\n` }
  const end = afterLine(text, lastOf(holder as Node))
  const isOpen = end > 0 && text[end - 1] !== '\n'
  return { start: end, end, text: `${isOpen ? '\n' : ''}${' '.repeat(column)}${lines}\n` }
}
