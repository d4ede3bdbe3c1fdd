/** Playable worked examples: each gets its own bundle. */
import type { RuleExample, ScenarioBundle } from '../../compiler/bundle.ts'
import { withAllRules } from '../../compiler/sharedRules.ts'
import { isOfSquares } from '../../engine/board.ts'
import { hashJson } from '../../engine/hash.ts'
import { teamsOf } from '../../engine/teams.ts'
import { sitePluginOf } from '../systems/index.ts'
import { address } from './addresses.ts'
import { readReference, readRulebook, systemIds } from './bundles.ts'

/** The chapter of an example and its number there, from 0. */
export interface ExamplePlace {
  readonly system: string
  readonly chapter: string
  readonly number: string
}

export const examplePlaces = (): readonly ExamplePlace[] =>
  systemIds().flatMap((system) =>
    readRulebook(system).chapters.flatMap(({ slug, examples }) =>
      examples.map((_, index) => ({ system, chapter: slug, number: String(index) })),
    ),
  )

export const exampleAddress = ({ system, chapter, number }: ExamplePlace): string =>
  address(`/data/examples/${system}/${chapter}/${number}.json`)

const exampleAt = ({ system, chapter, number }: ExamplePlace): RuleExample => {
  const example = readRulebook(system).chapters.find(({ slug }) => slug === chapter)?.examples[Number(number)]
  if (!example) throw new Error(`chapter ${chapter} has no example ${number}`)
  return example
}

const hashes = new WeakMap<object, string>()

/** A hash of all rules of a system, which is made once. */
const hashOf = (rules: object): string => {
  const hash = hashes.get(rules) ?? hashJson(rules)
  hashes.set(rules, hash)
  return hash
}

/** The bundle of an example, whose rules are those tables that differ from its system's. */
export const exampleBundle = (place: ExamplePlace): ScenarioBundle => {
  const { title, scenario: board } = exampleAt(place)
  const { rules } = readReference(place.system)
  // Saved games are stored by id, so each board needs its own.
  const scenario = { ...board, title, id: `example-${place.system}-${place.chapter}-${place.number}` }
  return {
    format: 1,
    // Nobody passes games on an example on, so that they need not tell under which rules they were played.
    identity: { scenario: hashJson([scenario, hashOf(rules)]), rules: '00000000' },
    card: {
      id: scenario.id,
      system: place.system,
      title,
      summary: scenario.summary,
      date: scenario.date,
      turns: scenario.turns,
      width: scenario.map.width,
      height: scenario.map.height,
      ...(isOfSquares(scenario.map) && { isOfSquares: true }),
      units: scenario.units.length,
      sides: teamsOf(scenario).map(({ name }) => name),
      level: 'learn',
      card: '',
      cardNight: '',
      social: '',
      verdict: null,
    },
    scenario,
    difficulties: [],
    briefing: '',
    history: '',
    sources: [],
    terms: null,
    picture: sitePluginOf(place.system).drawPicture(withAllRules(scenario, rules)),
    evidence: null,
    claims: [],
    places: [],
    tutorial: null,
  }
}
