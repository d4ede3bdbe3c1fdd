/** Checks of a Markdown text before it is parsed: bounds of its size, and whether parsing could find anything at all. */
import type { StageCode } from '../diagnostics/codes.ts'

/** Longest Markdown file, in characters. */
const longest = 100_000
/** Longest stretch without a blank line: the parser's time may grow with its square. */
const longestBlock = 4_000
/** Deepest nesting of quotes and lists; parsing takes time and stack for each level. */
const deepestNesting = 20

/** Why a text is not parsed. */
export interface Excess {
  readonly code: StageCode
  /** Where in the text. */
  readonly offset: number
  readonly message: string
  readonly hint?: string
}

/** Returns the bound that a text exceeds; undefined when it can be parsed. */
export const findExcess = (text: string): Excess | undefined => {
  if (text.length > longest) {
    const message = `The file has ${text.length} characters; at most ${longest} are read.`
    return { code: 'file-too-large', offset: 0, message }
  }
  let block = 0
  let offset = 0
  for (const line of text.split('\n')) {
    block = line.trim() === '' ? 0 : block + line.length + 1
    if (block > longestBlock) {
      const message = `A paragraph has more than ${longestBlock} characters.`
      return { code: 'chapter-invalid', offset, message, hint: 'Put a blank line in between.' }
    }
    if (isNestedTooDeep(line)) {
      const message = `Quotes and lists are nested deeper than ${deepestNesting}.`
      return { code: 'chapter-invalid', offset, message }
    }
    offset += line.length + 1
  }
  return undefined
}

const isNestedTooDeep = (line: string): boolean => {
  const markers = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/.exec(line)?.[0] ?? ''
  return markers.replace(/\s|\d/g, '').length > deepestNesting || /^[ \t]{200}/.test(line)
}

/**
 * Signs without which no text has anything that could be wrong. Links, pictures and footnotes begin with a bracket, HTML and
 * addresses with `<`, numbers, tables and ids with a brace, and any of these may be written as `&#123;`; addresses become links
 * where they have `www.`, `http` or `@`; examples stand between fences.
 */
const signs = /[[<{&@]|```|~~~|www\.|https?:/i

/** True if parsing and rendering a text surely finds nothing: then both can be skipped. */
export const isQuiet = (text: string): boolean => !signs.test(text) && findExcess(text) === undefined
