/** Ends of lines, and empty ones. */
import type { Node, Stretch } from '../yaml/tree.ts'
import { walk } from './edits.ts'

/** Lines end with a newline and nothing before it, at most one empty line stands between others, the last line has its end. */
export const tidyLines = (text: string, root: Node): string => {
  const kept = textLines(text, root)
  const lines: string[] = []
  let at = 0
  for (const line of text.split('\n')) {
    const isKept = kept.some(({ start, end }) => start < at + line.length && at < end)
    const tidy = isKept ? line.replace(/\r$/, '') : line.trimEnd()
    at += line.length + 1
    if (tidy === '' && !isKept && (lines.length === 0 || lines.at(-1) === '')) continue
    lines.push(tidy)
  }
  while (lines.at(-1) === '') lines.pop()
  return `${lines.join('\n')}\n`
}

/** Stretches in which the ends of lines, or empty ones, are part of a value. */
const textLines = (text: string, root: Node): readonly Stretch[] => {
  const found: Stretch[] = []
  walk(root, undefined, (node) => {
    if (node.type === 'leaf' && text.slice(node.start, node.end).includes('\n')) found.push(node)
    return 'deeper'
  })
  return found
}
