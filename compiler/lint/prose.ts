/** The briefing of a scenario as lint rules read it: its two parts, its paragraphs, places in it. */
import { type Place, spotOf } from '../diagnostics/diagnostic.ts'
import type { SourceFile } from '../files.ts'

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

export const briefingOf = ({ text }: SourceFile): Briefing => {
  const heading = historyHeading.exec(text)
  if (heading === null) return { situation: { text, start: 0 }, history: undefined }
  const start = heading.index + heading[0].length
  return {
    situation: { text: text.slice(0, heading.index), start: 0 },
    history: { text: text.slice(start), start },
  }
}

/** A spot in a Markdown file. */
export const placeIn = ({ path, text }: SourceFile, offset: number, length: number): Place => ({
  file: path,
  path: [],
  within: spotOf(text, offset, length),
})

export const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0

/** The paragraphs of a text, without headings. */
export function* paragraphsOf(text: string): Generator<Stretch> {
  for (const match of text.matchAll(/(?:^.*\S.*\n?)+/gm))
    if (!match[0].startsWith('#')) yield { text: match[0], start: match.index }
}

/** A text as it is compared with another one: without case, blanks and marks. */
export const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** Words that stand where something is still to be written. */
export const placeholder = /\b(?:TODO|FIXME|TBD)\b|\?{3}|\blorem ipsum\b|\bLorem Ipsum\b|\bLorem ipsum\b/
