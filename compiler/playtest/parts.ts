/**
 * What evidence depends on, part by part: short hashes that say what has changed when the key does not fit any more. They
 * decide nothing; evidence without them is as good.
 */
import { hashJson } from '../../engine/hash.ts'
import { engineVersions } from '../../engine/version.generated.ts'
import type { BattleScenario, Evidence, EvidenceParts } from '../bundle.ts'
import { workshopOf } from '../systems/index.ts'
import { factsOf } from './facts.ts'

/** Hash of each field, 8 hex digits. */
const hashFields = (fields: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, hashJson(value).slice(0, 8)]),
  )

/** The parts of a scenario as it stands. */
export const partsOf = (scenario: BattleScenario): EvidenceParts => {
  const facts = factsOf(scenario, workshopOf(scenario.system).playtest.words) as Record<string, object>
  const { rules = {}, id: _, ...fields } = facts
  return { engine: engineVersions[scenario.system] ?? '', scenario: hashFields(fields), rules: hashFields(rules) }
}

/** Evidence whose key fits, with the parts that an older file lacks. */
export const withParts = (evidence: Evidence, scenario: BattleScenario): Evidence => {
  const { format, key, ...others } = evidence
  return { format, key, parts: partsOf(scenario), ...others }
}

/** Names of fields that differ or stand on one side alone, in the order in which they stand. */
const differing = (old: Readonly<Record<string, string>>, now: Readonly<Record<string, string>>): string[] =>
  [...new Set([...Object.keys(now), ...Object.keys(old)])].filter((name) => old[name] !== now[name])

/** `specialOrders` as words: `special orders`. */
const inWords = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** What has changed since evidence was gathered, as far as it can be known. Empty when it cannot. */
export const changesSince = (
  evidence: Evidence,
  scenario: BattleScenario,
  band: Evidence['band'],
): readonly string[] => {
  const changes: string[] = []
  const { parts } = evidence
  if (parts) {
    const now = partsOf(scenario)
    changes.push(...differing(parts.scenario, now.scenario).map(inWords))
    changes.push(...differing(parts.rules, now.rules).map((name) => `the rules table “${inWords(name)}”`))
    if (parts.engine !== now.engine) changes.push('the engine')
  }
  const { side, from, to } = evidence.band
  if (side !== band.side || from !== band.from || to !== band.to) changes.push('the declared balance')
  if (evidence.scenario !== scenario.id) changes.push(`the id, which was “${evidence.scenario}”`)
  return changes
}

/** Names that a line can hold before it is too long to read. */
const mostNames = 6

/** What is said of evidence that is out of date. */
export const describeChanges = (changes: readonly string[]): string => {
  if (changes.length === 0) return 'The scenario, its rules or the engine have changed since it was playtested.'
  const named = changes.slice(0, mostNames)
  const rest = changes.length - named.length
  return `Changed since it was playtested: ${named.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`
}
