import { type Place, spotOf } from '../diagnostics/diagnostic.ts'
import type { SourceFile } from '../files.ts'
import { lastOf } from './lastOf.ts'

/** A stretch of a text, and where it begins. */
export interface Stretch {
  readonly text: string
  readonly start: number
}

export interface Briefing {
  /** What stands above the heading `What happened`. */
  readonly situation: Stretch
  /** What stands below it; undefined when there is no such heading. */
  readonly history: Stretch | undefined
}

const historyHeading = /^##[ \t]+What happened[ \t]*$/m

const divide = ({ text }: SourceFile): Briefing => {
  const heading = historyHeading.exec(text)
  if (heading === null) return { situation: { text, start: 0 }, history: undefined }
  const start = heading.index + heading[0].length
  return {
    situation: { text: text.slice(0, heading.index), start: 0 },
    history: { text: text.slice(start), start },
  }
}

/** The parts of a briefing. */
export const briefingOf = lastOf(divide)

/** A spot in a Markdown file. */
export const placeIn = ({ path, text }: SourceFile, offset: number, length: number): Place => ({
  file: path,
  path: [],
  within: spotOf(text, offset, length),
})

/** How many words a text or a part of it has: what stands between blanks. Stops when there are enough. */
export const countWords = (
  text: string,
  enough = Number.POSITIVE_INFINITY,
  start = 0,
  end: number = text.length,
): number => {
  let words = 0
  let isInside = false
  for (let at = start; at < end && words < enough; at++) {
    const isBlank = text.charCodeAt(at) <= 0x20
    if (!isBlank && !isInside) words++
    isInside = !isBlank
  }
  return words
}

/** The paragraphs of a text, without headings: lines between empty ones. */
export function* paragraphsOf(text: string): Generator<Stretch> {
  let start: number | undefined
  for (let line = 0; line <= text.length; ) {
    const newline = text.indexOf('\n', line)
    const end = newline < 0 ? text.length : newline
    const isEmpty = text.slice(line, end).trim() === ''
    if (isEmpty && start !== undefined) {
      if (text[start] !== '#') yield { text: text.slice(start, line), start }
      start = undefined
    } else if (!isEmpty) start ??= line
    line = end + 1
  }
  if (start !== undefined && text[start] !== '#') yield { text: text.slice(start), start }
}

/** A text as it is compared with another one: without case, blanks and marks. */
export const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** Whether two texts are the same without case, blanks and marks. Most differ in one of their first letters. */
export const isSamePlain = (one: string, other: string): boolean => {
  for (let at = 0; ; at++) {
    const [first, second] = [plainCodeAt(one, at), plainCodeAt(other, at)]
    if (first === undefined || second === undefined) return plain(one) === plain(other)
    if (first !== second) return false
  }
}

/** The code of a small letter or a digit of ASCII; undefined where there is none, which takes a closer look. */
const plainCodeAt = (text: string, at: number): number | undefined => {
  const code = text.charCodeAt(at)
  if (code >= 65 && code <= 90) return code | 32
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) ? code : undefined
}

/** Words that stand where something is still to be written. */
export const placeholder = /\b(?:TODO|FIXME|TBD|[Ll]orem [Ii]psum)\b|\?{3}/
