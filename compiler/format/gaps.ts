/** Blanks between a key and its value: one, unless the value stands in a column with that of the line above or below. */
import type { Node } from '../yaml/tree.ts'
import { type Edit, lineStartOf, walk, withEdits } from './edits.ts'

interface Gap {
  /** From the colon to the value. */
  readonly start: number
  readonly end: number
  readonly column: number
}

export const closeGaps = (text: string, root: Node): string => {
  /** The gaps in order of line; each line has at most one that is not inside brackets. */
  const gaps: Gap[] = []
  walk(root, undefined, (node) => {
    if (node.type !== 'mapping') return 'deeper'
    if (node.isFlow) return 'enough'
    for (const { key, value } of node.entries) {
      const colon = text.indexOf(':', key.end)
      const gap = text.slice(colon + 1, value.start)
      if (value.end > value.start && colon >= 0 && /^[ \t]+$/.test(gap))
        gaps.push({ start: colon + 1, end: value.start, column: value.start - lineStartOf(text, value.start) })
    }
    return 'deeper'
  })
  gaps.sort((a, b) => a.start - b.start)
  const edits = gaps.flatMap((gap, index): Edit[] => {
    const isWide = gap.end - gap.start > 1
    const neighbours = [gaps[index - 1], gaps[index + 1]]
    const isInColumn = neighbours.some((other) => other !== undefined && isNear(text, gap, other))
    return isWide && !isInColumn ? [{ start: gap.start, end: gap.end, text: ' ' }] : []
  })
  return withEdits(text, edits)
}

/** True if two values stand on successive lines, with nothing but comments between them. */
const isNear = (text: string, a: Gap, b: Gap): boolean => {
  if (a.column !== b.column) return false
  const [first, second] = a.start < b.start ? [a, b] : [b, a]
  const between = text.slice(first.end, lineStartOf(text, second.start)).split('\n').slice(1, -1)
  return between.every((line) => /^\s*#/.test(line))
}
