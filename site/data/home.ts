/** Chooses what the home page shows. */
import type { RuleExample, ScenarioBundle, ScenarioCard } from '../../compiler/bundle.ts'
import { chapterAddress } from './addresses.ts'
import { readRulebook } from './bundles.ts'
import type { ExamplePlace } from './examples.ts'

const levels: readonly ScenarioCard['level'][] = ['learn', 'short', 'long']

/** From the easiest level to the hardest, from short to long. */
export const inOrder = (cards: readonly ScenarioCard[]): readonly ScenarioCard[] =>
  [...cards].sort((a, b) => levels.indexOf(a.level) - levels.indexOf(b.level) || a.turns - b.turns)

/** The first few cards, taking rule systems in turn. */
export const mixed = (cards: readonly ScenarioCard[], count: number): readonly ScenarioCard[] => {
  const groups = [...Map.groupBy(cards, ({ system }) => system).values()]
  const longest = Math.max(0, ...groups.map(({ length }) => length))
  const rounds = Array.from({ length: longest }, (_, round) => groups.flatMap((group) => group[round] ?? []))
  return rounds.flat().slice(0, count)
}

/** The recommended first scenario. */
export const firstToPlay = (cards: readonly ScenarioCard[]): ScenarioCard | undefined => inOrder(cards)[0]

/** The map at the top of the home page: a short battle, preferably one with a film, because larger maps draw slowly. */
export const showpiece = (
  cards: readonly ScenarioCard[],
  isFilmed: (card: ScenarioCard) => boolean = () => true,
): ScenarioCard | undefined => {
  const short = inOrder(cards).filter((card) => card.level === 'short')
  return short.find(isFilmed) ?? short[0] ?? firstToPlay(cards)
}

/** How many lines of an example cite a rule, and how many distinct rules they cite. */
const termsOf = ({ lines }: RuleExample): readonly [terms: number, rules: number] => {
  const named = lines.map((line) => /\(([A-Z]?\d+[a-z]?)\)/.exec(line)?.[1]).filter((rule) => rule !== undefined)
  return [named.length, new Set(named).size]
}

const tellsMore = (a: RuleExample, b: RuleExample): boolean => {
  const [[terms, rules], [others, otherRules]] = [termsOf(a), termsOf(b)]
  return terms > others || (terms === others && rules > otherRules)
}

/** The worked example with the most cited terms, which demonstrates "ask why" best. */
export const tellingExample = (systems: readonly string[]) => {
  const samples = systems.flatMap((system) =>
    readRulebook(system).chapters.flatMap((chapter) =>
      chapter.examples.map((example, index) => ({
        example,
        chapter: chapter.title,
        href: chapterAddress(system, chapter.slug),
        place: { system, chapter: chapter.slug, number: String(index) } satisfies ExamplePlace,
      })),
    ),
  )
  return samples.reduce<(typeof samples)[number] | undefined>(
    (best, sample) => (best && !tellsMore(sample.example, best.example) ? best : sample),
    undefined,
  )
}

/** The first scenario with balance evidence. */
export const measured = (bundles: readonly ScenarioBundle[]) =>
  bundles.flatMap((bundle) => (bundle.evidence ? [{ bundle, evidence: bundle.evidence }] : []))[0]
