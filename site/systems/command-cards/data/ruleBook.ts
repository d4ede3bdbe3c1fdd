/** Looks up rules of the book by number. */
import { chapterAddress } from '../../../data/addresses.ts'
import { readCoverage, readRulebook } from '../../../data/bundles.ts'
import type { RuleLink } from '../../../data/ruleLinks.ts'

export interface StatedRule extends RuleLink {
  /** Its whole text. */
  readonly words: string
  /** Slug and title of its chapter. */
  readonly chapter: string
  readonly chapterTitle: string
}

/** All rules of a book, in its order. */
export const statedRules = (system: string): readonly StatedRule[] => {
  const titles = new Map((readCoverage(system)?.rules ?? []).map(({ id, title }) => [id, title]))
  return readRulebook(system).chapters.flatMap(({ slug, title, rules }) =>
    rules.map(({ anchor, text }) => ({
      label: anchor,
      href: `${chapterAddress(system, slug)}#${anchor}`,
      text: titles.get(anchor) ?? title,
      words: text,
      chapter: slug,
      chapterTitle: title,
    })),
  )
}

export const findRule = (system: string, id: string): StatedRule | undefined =>
  statedRules(system).find(({ label }) => label === id)
