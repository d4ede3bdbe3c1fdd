/** Where in a text a place is: finds the offsets of a path by parsing the one file that a message is about. */
import {
  COLLECTION_STYLE,
  EVENT_ID,
  type Event,
  getScalarValue,
  parseEvents,
  SCALAR_STYLE,
  type ScalarEvent,
} from 'js-yaml'
import type { Place, Spot } from '../diagnostics/diagnostic.ts'
import { deepest } from './parse.ts'

/** A stretch of a text; `end` is not part of it and is greater than `start` unless the text is empty. */
export interface Range {
  readonly start: number
  readonly end: number
}

/** Finds places in one text. Parses it once, and only when a place has a path. */
export interface Locator {
  /** Where a place is. A path that does not exist leads to its nearest ancestor. */
  locate(place: Pick<Place, 'path' | 'key' | 'within'>): Range
}

export const makeLocator = (text: string): Locator => {
  let outline: Outline | undefined
  return {
    locate: ({ path, key, within }) => {
      if (path.length === 0 && !key) return within ? rangeOfSpot(text, within) : firstWord(text)
      outline ??= makeOutline(text)
      if (outline === undefined) return firstWord(text)
      const found = walk(outline, path, key === true)
      if (within === undefined || found.scalar === undefined) return found.range
      return insideScalar(text, found.scalar, within)
    },
  }
}

interface Outline {
  readonly text: string
  readonly events: readonly Event[]
  /** By event: index of the event after the node that begins there. */
  readonly after: Int32Array
}

const makeOutline = (text: string): Outline => {
  let events: readonly Event[] = []
  try {
    events = parseEvents(text, { maxDepth: deepest })
  } catch {
    // Not YAML: every path leads to the beginning, and the syntax error has its own message.
  }
  const after = new Int32Array(events.length)
  const open: number[] = []
  events.forEach((event, index) => {
    after[index] = index + 1
    if (event.type === EVENT_ID.POP) after[open.pop() ?? 0] = index + 1
    else if (event.type !== EVENT_ID.SCALAR && event.type !== EVENT_ID.ALIAS) open.push(index)
  })
  return { text, events, after }
}

interface Found {
  readonly range: Range
  readonly scalar?: ScalarEvent
}

const walk = (outline: Outline, path: Place['path'], wantsKey: boolean): Found => {
  const { text, events, after } = outline
  /** The node so far, and the key that leads to it. */
  let node = events[0]?.type === EVENT_ID.DOCUMENT ? 1 : 0
  let key: ScalarEvent | undefined
  for (const [depth, step] of path.entries()) {
    const event = events[node]
    if (event?.type === EVENT_ID.MAPPING) {
      const entry = findEntry(outline, node, String(step))
      if (entry === undefined) return rangeOfNode(text, event, key)
      key = entry.key
      if (wantsKey && depth === path.length - 1) return { range: rangeOfScalar(text, key) }
      node = entry.value
    } else if (event?.type === EVENT_ID.SEQUENCE) {
      let item = node + 1
      for (let index = 0; index < Number(step) && item < after[node] - 1; index++) item = after[item]
      if (item >= after[node] - 1) return rangeOfNode(text, event, key)
      key = undefined
      node = item
    } else break
  }
  return rangeOfNode(text, events[node], key)
}

const findEntry = (
  outline: Outline,
  mapping: number,
  name: string,
): { key: ScalarEvent; value: number } | undefined => {
  const { text, events, after } = outline
  for (let at = mapping + 1; at < after[mapping] - 1; ) {
    const key = events[at]
    const value = after[at]
    if (key.type === EVENT_ID.SCALAR) {
      const written = getScalarValue(text, key)
      // A number as a key loses its leading zeros on the way to a value.
      if (written === name || (/^\d+$/.test(written) && String(Number(written)) === name)) return { key, value }
    }
    at = after[value]
  }
  return undefined
}

const rangeOfScalar = (text: string, { valueStart, valueEnd, style }: ScalarEvent): Range => {
  if (valueStart < 0) return { start: 0, end: 1 }
  const isQuoted = style === SCALAR_STYLE.SINGLE_QUOTED || style === SCALAR_STYLE.DOUBLE_QUOTED
  const start = isQuoted ? valueStart - 1 : valueStart
  return { start, end: endOfLine(text, start, isQuoted ? valueEnd + 1 : valueEnd) }
}

/** A message underlines at most the rest of the line. */
const endOfLine = (text: string, start: number, end: number): number => {
  const newline = text.indexOf('\n', start)
  return Math.max(start + 1, newline < 0 ? end : Math.min(end, newline))
}

const rangeOfNode = (text: string, node: Event | undefined, key: ScalarEvent | undefined): Found => {
  const keyRange = key && rangeOfScalar(text, key)
  switch (node?.type) {
    case EVENT_ID.SCALAR: {
      const isBlock = node.style === SCALAR_STYLE.LITERAL_BLOCK || node.style === SCALAR_STYLE.FOLDED_BLOCK
      // An empty value and a block of text are best shown by their key.
      if ((node.valueStart < 0 || isBlock) && keyRange) return { range: keyRange, scalar: node }
      return { range: rangeOfScalar(text, node), scalar: node }
    }
    case EVENT_ID.MAPPING:
    case EVENT_ID.SEQUENCE: {
      if (keyRange) return { range: keyRange }
      if (node.style === COLLECTION_STYLE.FLOW) return { range: { start: node.start, end: node.start + 1 } }
      return { range: { start: node.start, end: endOfWord(text, node.start) } }
    }
    default:
      return { range: keyRange ?? firstWord(text) }
  }
}

const endOfWord = (text: string, start: number): number => {
  let end = start
  while (end < text.length && !/[\s:,\]}]/.test(text[end])) end++
  return Math.max(start + 1, end)
}

const firstWord = (text: string): Range => {
  const start = Math.max(0, text.search(/\S/))
  return { start, end: endOfWord(text, start) }
}

const rangeOfSpot = (text: string, { line, column, length = 1 }: Spot): Range => {
  let start = 0
  for (let count = 0; count < line; count++) {
    const newline = text.indexOf('\n', start)
    if (newline < 0) break
    start = newline + 1
  }
  start = Math.min(start + column, text.length)
  return { start, end: start + length }
}

/** A spot in the value of a scalar, found in the text that it was written as. */
const insideScalar = (text: string, scalar: ScalarEvent, spot: Spot): Range => {
  const { line, column, length = 1 } = spot
  if (scalar.style === SCALAR_STYLE.LITERAL_BLOCK) {
    let start = scalar.valueStart
    for (let count = 0; count < line; count++) start = text.indexOf('\n', start) + 1
    start += scalar.indent + column
    return { start, end: start + length }
  }
  // Elsewhere a break in the line is a blank in the value: count the same characters in both.
  const value = getScalarValue(text, scalar)
  let source = scalar.valueStart
  if (scalar.style === SCALAR_STYLE.FOLDED_BLOCK) source += scalar.indent
  for (let index = 0; index < column && source < scalar.valueEnd; ) {
    if (/\s/.test(value[index])) {
      while (index < column && /\s/.test(value[index])) index++
      while (source < scalar.valueEnd && /\s/.test(text[source])) source++
    } else {
      index++
      source++
    }
  }
  return { start: source, end: source + length }
}
