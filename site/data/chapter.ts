/** A rulebook chapter made ready for its page: links rebased, rule numbers in the margin, headings that link to themselves. */
import type { Chapter, Rulebook } from '../../compiler/bundle.ts'
import { chapterAddress, rebase } from './addresses.ts'
import { groupBy } from './group.ts'
import { byNumber } from './words.ts'

/** A stretch of prose, or an example between two of them. */
export type Piece =
  | { readonly kind: 'prose'; readonly html: string }
  | { readonly kind: 'example'; readonly example: Chapter['examples'][number]; readonly number: string }

const ruleParagraph = /<p id="([^"]+)" class="rule"[^>]*>/g
const heading = /<(h[2-4]) id="([^"]+)">(.*?)<\/\1>/gs
const examplePlace = /(?:<pre>)?<div[^>]* data-example="(\d+)"[^>]*>\s*<\/div>(?:<\/pre>)?/g

/** The rule's number, standing in the margin and linking to itself. */
const withRuleIds = (html: string): string =>
  html.replace(
    ruleParagraph,
    (tag, id: string) => `${tag}<a class="rule-id" href="#${id}" title="Link to rule ${id}">${id}</a> `,
  )

/** Blocks that scroll sideways must be reachable by keyboard. */
const withReachableBlocks = (html: string): string => html.replaceAll('<pre>', '<pre tabindex="0">')

const said = /(<code class="language-(?:sh|text)">)([^<]*)/g

/** A command, and what it prints, may be broken between words: not in `--out`, as browsers do after a hyphen. */
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

/** A table may be wider than the measure, so it scrolls in a box that the keyboard reaches. Tables of the rules come in one. */
const withScrollingTables = (html: string): string =>
  html.replace(table, (match, box: string | undefined) =>
    box === undefined
      ? `<div class="table-scroll" tabindex="0">${match}</div>`
      : match.replace('class="table"', 'class="table-scroll"'),
  )

const figure = /<span class="figure" data-path="([^"]+)">([^<]*)<\/span>/g

/** A number from the tables leads to its place in them. */
export const withTableLinks = (html: string, hrefOf: (path: string) => string | undefined): string =>
  html.replace(figure, (span, path: string, text: string) => {
    const href = hrefOf(path)
    return href === undefined ? span : `<a class="figure" href="${href}" title="In the tables">${text}</a>`
  })

/** HTML of the compiler made ready for a page. */
export const proseOf = (html: string): string =>
  withReachableBlocks(withWholeWords(withScrollingTables(withHeadingAnchors(rebase(html)))))

/** Splits a chapter where its examples stand. `tableAddressOf` says where a path in the rules has its page. */
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

/** The chapters before and after one, for the foot of its page. */
export const neighboursOf = (
  book: Rulebook,
  slug: string,
): { readonly previous?: Neighbour; readonly next?: Neighbour } => {
  const at = book.chapters.findIndex((chapter) => chapter.slug === slug)
  const neighbour = (index: number): Neighbour | undefined => {
    const chapter = book.chapters[index]
    return chapter && { title: chapter.title, href: chapterAddress(book.system, chapter.slug) }
  }
  return { previous: neighbour(at - 1), next: neighbour(at + 1) }
}

/** One line for each rule of the book, in the order of their numbers. */
export interface RuleLine {
  readonly id: string
  readonly href: string
  readonly text: string
  readonly chapter: string
}

/** The first sentence, or as much of it as fits a line of an index. */
export const openingOf = (text: string): string => {
  const sentence = /^.*?[.:](?=\s|$)/s.exec(text)?.[0] ?? text
  return sentence.length <= 150 ? sentence : `${sentence.slice(0, sentence.lastIndexOf(' ', 147))} …`
}

/** Rules by the letter of their part. */
export const indexOfRules = (book: Rulebook): ReadonlyMap<string, readonly RuleLine[]> => {
  const lines = book.chapters.flatMap((chapter) =>
    chapter.rules.map((rule) => ({
      id: rule.anchor,
      href: `${chapterAddress(book.system, chapter.slug)}#${rule.anchor}`,
      text: openingOf(rule.text),
      chapter: chapter.title,
    })),
  )
  lines.sort((a, b) => byNumber.compare(a.id, b.id))
  return groupBy(lines, (line) => line.id.charAt(0).toUpperCase())
}
