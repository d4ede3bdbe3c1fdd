import type { SourceFile } from '../files.ts'
import { lastOf } from './lastOf.ts'

/** A stretch of a text, and where it begins. */
export interface Stretch {
  readonly text: string
  readonly start: number
}

export interface Briefing {
  /** The text above the heading `What happened`. */
  readonly situation: Stretch
  /** The text below it; undefined when there is no such heading. */
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

/** How many words a text has: what stands between blanks. */
export const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0

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

/** Words that stand where something is still to be written. */
export const placeholder = /\b(?:TODO|FIXME|TBD|[Ll]orem [Ii]psum)\b|\?{3}/
