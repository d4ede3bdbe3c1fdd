/** The special rules of the book, with their numbers and the scenarios that enable them. */
import type { Reference, ScenarioBundle } from '../../../../compiler/systems/command-cards/bundle.ts'
import type { SpecialRules } from '../../../../engine/systems/command-cards/rules.ts'
import { capital } from '../../../../engine/words.ts'
import { scenariosOf } from '../../../data/bundles.ts'
import { byNumber, spaced } from '../../../data/format.ts'
import { scenarioLinks } from '../../../data/links.ts'
import { statedRules } from '../../../data/ruleLinks.ts'
import { specialRules } from './places.ts'
import { rulesInForce } from './rulesInForce.ts'

interface NamedNumber {
  readonly name: string
  readonly value: string
}

const inWords = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value))

const numbersFrom = (name: string, value: unknown): readonly NamedNumber[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, inner]) => numbersFrom(key, inner))
    : [{ name: capital(spaced(name)), value: inWords(value) }]

const numbersOf = (special: SpecialRules, rule: string): readonly NamedNumber[] =>
  Object.entries(special)
    .filter(([key]) => specialRules[key as keyof SpecialRules] === rule)
    .flatMap(([key, value]) => numbersFrom(key, value))

/** The special rules of the book, which have the letter A there, with their numbers and where they are in force. */
export const specialLines = ({ rules, system }: Reference) => {
  const inForce = scenariosOf<ScenarioBundle>(system).map(({ card, scenario }) => ({
    id: card.id,
    rules: new Set(rulesInForce(scenario).map(({ rule }) => rule)),
  }))
  return statedRules(system)
    .filter(({ label }) => label.startsWith('A'))
    .sort((a, b) => byNumber.compare(a.label, b.label))
    .map((rule) => ({
      rule,
      numbers: numbersOf(rules.special, rule.label),
      usedIn: scenarioLinks(inForce.filter((one) => one.rules.has(rule.label)).map(({ id }) => id)),
    }))
}
