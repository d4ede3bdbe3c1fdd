/** What the home page shows. */
import type { Evidence, RuleExample, ScenarioBundle, ScenarioCard } from '../../compiler/bundle.ts'
import { chapterAddress } from './addresses.ts'
import { readRulebook } from './bundles.ts'
import type { ExamplePlace } from './examples.ts'
import { groupBy } from './group.ts'

const levels: readonly ScenarioCard['level'][] = ['learn', 'short', 'long']

/** From the easiest level to the hardest, from short to long. */
export const inOrder = (cards: readonly ScenarioCard[]): readonly ScenarioCard[] =>
  [...cards].sort((a, b) => levels.indexOf(a.level) - levels.indexOf(b.level) || a.turns - b.turns)

/** The first few, of each rule system in turn. */
export const mixed = (cards: readonly ScenarioCard[], count: number): readonly ScenarioCard[] => {
  const groups = [...groupBy(cards, ({ system }) => system).values()]
  const longest = Math.max(0, ...groups.map(({ length }) => length))
  const rounds = Array.from({ length: longest }, (_, round) => groups.flatMap((group) => group[round] ?? []))
  return rounds.flat().slice(0, count)
}

/** What a newcomer should play first. */
export const firstToPlay = (cards: readonly ScenarioCard[]): ScenarioCard | undefined => inOrder(cards)[0]

/** The map that opens the home page: a battle of middling size, which is good to look at and not slow to draw. One that can be filmed goes first. */
export const showpiece = (
  cards: readonly ScenarioCard[],
  isFilmed: (card: ScenarioCard) => boolean = () => true,
): ScenarioCard | undefined => {
  const short = inOrder(cards).filter((card) => card.level === 'short')
  return short.find(isFilmed) ?? short[0] ?? firstToPlay(cards)
}

export interface Sample {
  readonly example: RuleExample
  /** Title of its chapter. */
  readonly chapter: string
  readonly href: string
  readonly place: ExamplePlace
}

/** How many lines of an example name a rule: the terms of a number. And how many rules they name. */
const termsOf = ({ lines }: RuleExample): readonly [terms: number, rules: number] => {
  const named = lines.map((line) => /\(([A-Z]\d+)\)/.exec(line)?.[1]).filter((rule) => rule !== undefined)
  return [named.length, new Set(named).size]
}

const tellsMore = (a: RuleExample, b: RuleExample): boolean => {
  const [[terms, rules], [others, otherRules]] = [termsOf(a), termsOf(b)]
  return terms > others || (terms === others && rules > otherRules)
}

/** The worked example of all rulebooks that accounts for the most terms: it shows best what "ask why" means. */
export const tellingExample = (systems: readonly string[]): Sample | undefined => {
  const samples = systems.flatMap((system) =>
    readRulebook(system).chapters.flatMap((chapter) =>
      chapter.examples.map((example, index) => ({
        example,
        chapter: chapter.title,
        href: chapterAddress(system, chapter.slug),
        place: { system, chapter: chapter.slug, number: String(index) },
      })),
    ),
  )
  return samples.reduce<Sample | undefined>(
    (best, sample) => (best && !tellsMore(sample.example, best.example) ? best : sample),
    undefined,
  )
}

export interface Measured {
  readonly bundle: ScenarioBundle
  readonly evidence: Evidence
}

/** A scenario that has been measured, for the picture of what that means. */
export const measured = (bundles: readonly ScenarioBundle[]): Measured | undefined =>
  bundles.flatMap((bundle) => (bundle.evidence ? [{ bundle, evidence: bundle.evidence }] : []))[0]
