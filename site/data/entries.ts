/** The entries of rulebooks that the search looks up. */
import type { Chapter, GlossaryTerm } from '../../compiler/bundle.ts'
import type { SearchEntry } from '../search/lookUp.ts'
import { address, chapterAddress, glossaryAddress } from './addresses.ts'

interface Book {
  readonly system: string
  readonly glossary: readonly GlossaryTerm[]
  readonly chapters: readonly Pick<Chapter, 'slug' | 'title' | 'rules'>[]
}

/** Addresses of the rules that the meaning of a word names. */
const rulesIn = (html: string): readonly string[] =>
  [...html.matchAll(/href="(\/rules\/[^"]*#[A-Z]?\d+[a-z]?)"/g)].map(([, href]) => address(href))

/** The words and rules of a rulebook. */
export const entriesOf = ({ system, glossary, chapters }: Book): readonly SearchEntry[] => [
  ...glossary.map(
    ({ slug, term, also, html, text }): SearchEntry => ({
      kind: 'word',
      system,
      title: term,
      ...(also && { also }),
      text,
      address: `${glossaryAddress(system)}#${slug}`,
      rules: rulesIn(html),
    }),
  ),
  ...chapters.flatMap(({ slug, title, rules }) =>
    rules.map(
      ({ anchor, text }): SearchEntry => ({
        kind: 'rule',
        system,
        title: `${title}, ${anchor}`,
        text,
        address: `${chapterAddress(system, slug)}#${anchor}`,
      }),
    ),
  ),
]
