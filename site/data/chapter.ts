/** Prepares a chapter's HTML for its page: rebased links, rule numbers in the margin, heading anchors. */
import type { Chapter, Rulebook } from '../../compiler/bundle.ts'
import { chapterAddress, rebase } from './addresses.ts'
import { byNumber } from './format.ts'

/** A stretch of prose, or an example between two of them. */
export type Piece =
  | { readonly kind: 'prose'; readonly html: string }
  | { readonly kind: 'example'; readonly example: Chapter['examples'][number]; readonly number: string }

const ruleParagraph = /<p id="([^"]+)" class="rule"[^>]*>/g
const heading = /<(h[2-4]) id="([^"]+)">(.*?)<\/\1>/gs
const examplePlace = /(?:<pre>)?<div[^>]* data-example="(\d+)"[^>]*>\s*<\/div>(?:<\/pre>)?/g

/** Puts the rule's number in the margin, linking to the rule. */
const withRuleIds = (html: string): string =>
  html.replace(
    ruleParagraph,
    (tag, id: string) => `${tag}<a class="rule-id" href="#${id}" title="Link to rule ${id}">${id}</a> `,
  )

/** Blocks that scroll sideways must be focusable. */
const withReachableBlocks = (html: string): string => html.replaceAll('<pre>', '<pre tabindex="0">')

const said = /(<code class="language-(?:sh|text)">)([^<]*)/g

/** Keeps browsers from breaking commands and their output after a hyphen, as in `--out`. */
const withWholeWords = (html: string): string =>
  html.replace(
    said,
    (_, tag: string, text: string) => `${tag}${text.replace(hyphened, '<span class="word">$&</span>')}`,
  )

/** A word with a hyphen. */
export const hyphened = /\S*-\S*/g

const withHeadingAnchors = (html: string): string =>
  html.replace(
    heading,
    (_, tag: string, id: string, text: string) =>
      `<${tag} id="${id}">${text}<a class="heading-anchor" href="#${id}" aria-label="Link to this heading"></a></${tag}>`,
  )

const table = /(<div class="table" data-table[^>]*>)?<table[\s\S]*?<\/table>/g

/** Tables may be wider than the text, so each scrolls in a focusable box. Tables of the rules come with one. */
const withScrollingTables = (html: string): string =>
  html.replace(table, (match, box: string | undefined) =>
    box === undefined
      ? `<div class="table-scroll" tabindex="0">${match}</div>`
      : match.replace('class="table"', 'class="table-scroll"'),
  )

const figure = /<span class="figure" data-path="([^"]+)">([^<]*)<\/span>/g

/** Links the numbers that come from the tables. */
export const withTableLinks = (html: string, hrefOf: (path: string) => string | undefined): string =>
  html.replace(figure, (span, path: string, text: string) => {
    const href = hrefOf(path)
    return href === undefined ? span : `<a class="figure" href="${href}" title="In the tables">${text}</a>`
  })

/** Prepares the compiler's HTML for a page. */
export const proseOf = (html: string): string =>
  withReachableBlocks(withWholeWords(withScrollingTables(withHeadingAnchors(rebase(html)))))

/** Splits a chapter at its examples. `tableAddressOf` gives the page of a path in the rules. */
export const piecesOf = (
  chapter: Chapter,
  tableAddressOf: (path: string) => string | undefined = () => undefined,
): readonly Piece[] => {
  const parts = withTableLinks(chapter.html, tableAddressOf).split(examplePlace)
  return parts.flatMap((part, index): readonly Piece[] => {
    if (index % 2 === 0) return part.trim() === '' ? [] : [{ kind: 'prose', html: proseOf(withRuleIds(part)) }]
    const example = chapter.examples[Number(part)]
    return example ? [{ kind: 'example', example, number: part }] : []
  })
}

export interface Neighbour {
  readonly title: string
  readonly href: string
}

/** The previous and the next chapter. */
export const neighboursOf = (book: Rulebook, slug: string) => {
  const at = book.chapters.findIndex((chapter) => chapter.slug === slug)
  const neighbour = (index: number): Neighbour | undefined => {
    const chapter = book.chapters[index]
    return chapter && { title: chapter.title, href: chapterAddress(book.system, chapter.slug) }
  }
  return { previous: neighbour(at - 1), next: neighbour(at + 1) }
}

/** The first sentence, cut to a line of the index. */
export const openingOf = (text: string): string => {
  const sentence = /^.*?[.:](?=\s|$)/s.exec(text)?.[0] ?? text
  return sentence.length <= 150 ? sentence : `${sentence.slice(0, sentence.lastIndexOf(' ', 147))} …`
}

/** The rules sorted by number and grouped by the letter of their part. */
export const indexOfRules = (book: Rulebook) => {
  const lines = book.chapters.flatMap((chapter) =>
    chapter.rules.map((rule) => ({
      id: rule.anchor,
      href: `${chapterAddress(book.system, chapter.slug)}#${rule.anchor}`,
      text: openingOf(rule.text),
      chapter: chapter.title,
    })),
  )
  lines.sort((a, b) => byNumber.compare(a.id, b.id))
  return Map.groupBy(lines, (line) => line.id.charAt(0).toUpperCase())
}
