/** The rules of a book by number; and those that mention an entry of the tables or quote one of its numbers, in the HTML of the chapters. */
import type { Rulebook } from '../../compiler/bundle.ts'
import { chapterAddress } from './addresses.ts'
import { readCoverage, readRulebook } from './bundles.ts'
import { openingOf } from './chapter.ts'
import { byNumber } from './format.ts'
import type { Link } from './link.ts'

/** A link to a rule; the label is its number. */
export interface RuleLink extends Link {
  readonly text: string
}

/** The text of a chapter from one rule paragraph to the next. */
interface Passage {
  readonly slug: string
  /** Anchor of its rule. */
  readonly rule: string
  readonly text: string
  /** Terms that it defines, which are set in italics. */
  readonly defined: readonly string[]
  /** Paths of the numbers that it quotes. */
  readonly figures: readonly string[]
}

const valuesOf = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, value = '']) => value)

const passagesOf = (book: Rulebook): readonly Passage[] =>
  book.chapters.flatMap((chapter) => {
    const texts = new Map(chapter.rules.map(({ anchor, text }) => [anchor, text]))
    const [, ...parts] = chapter.html.split(/<p id="([^"]+)" class="rule"/)
    return chapter.rules.map((_, index): Passage => {
      const [rule = '', html = ''] = parts.slice(2 * index, 2 * index + 2)
      return {
        slug: chapter.slug,
        rule,
        text: (texts.get(rule) ?? '').toLowerCase(),
        defined: valuesOf(html, /<em>([^<]*)<\/em>/g).map((word) => word.toLowerCase()),
        figures: valuesOf(html, /data-path="([^"]+)"/g),
      }
    })
  })

const known = new WeakMap<Rulebook, readonly Passage[]>()

const passages = (system: string): readonly Passage[] => {
  const book = readRulebook(system)
  const found = known.get(book) ?? passagesOf(book)
  known.set(book, found)
  return found
}

/** A rule with its whole text. */
export interface StatedRule extends RuleLink {
  readonly words: string
  /** Slug and title of its chapter. */
  readonly chapter: string
  readonly chapterTitle: string
}

/** All rules of a book, in its order, with their titles in the list of rules, or else their first words. */
export const statedRules = (system: string): readonly StatedRule[] => {
  const titles = new Map((readCoverage(system)?.rules ?? []).map(({ id, title }) => [id, title]))
  return readRulebook(system).chapters.flatMap(({ slug, title, rules }) =>
    rules.map(({ anchor, text }) => ({
      label: anchor,
      href: `${chapterAddress(system, slug)}#${anchor}`,
      text: titles.get(anchor) ?? openingOf(text),
      words: text,
      chapter: slug,
      chapterTitle: title,
    })),
  )
}

export const findRule = (system: string, id: string): StatedRule | undefined =>
  statedRules(system).find(({ label }) => label === id)

const linksTo = (system: string, wanted: (passage: Passage) => boolean): readonly RuleLink[] =>
  passages(system)
    .filter(wanted)
    .sort((a, b) => byNumber.compare(a.rule, b.rule))
    .flatMap(({ rule }) => findRule(system, rule) ?? [])

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** How to recognise the rules about an entry. */
export interface Spoken {
  readonly name: string
  /** Prefixes of the paths of its values. */
  readonly paths: readonly string[]
  /** Rules that describe it in other words. */
  readonly listed: readonly string[]
}

/**
 * The rules about an entry: those that define its name, quote its values, use its name (unless that is a single word, which
 * may be a common one), or are listed.
 */
export const rulesSpeakingOf = (system: string, { name, paths, listed }: Spoken): readonly RuleLink[] => {
  const word = name.toLowerCase()
  const isCommon = !/[\s-]/.test(word)
  const called = new RegExp(`\\b${escaped(word)}s?\\b`)
  return linksTo(
    system,
    ({ rule, text, defined, figures }) =>
      listed.includes(rule) ||
      defined.includes(word) ||
      figures.some((figure) => paths.some((path) => figure.startsWith(path))) ||
      (!isCommon && called.test(text)),
  )
}

/** Rules that quote the value at a path, or one below it. */
export const rulesQuoting = (system: string, path: string): readonly RuleLink[] =>
  linksTo(system, ({ figures }) => figures.some((figure) => figure === path || figure.startsWith(`${path}.`)))

/** Chapters that show one of the rulebook's tables. */
export const chaptersShowing = (system: string, names: readonly string[]): readonly Link[] =>
  readRulebook(system)
    .chapters.filter(({ html }) => names.some((name) => html.includes(`data-table="${name}"`)))
    .map(({ slug, title }) => ({ label: title, href: chapterAddress(system, slug) }))
