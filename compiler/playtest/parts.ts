/**
 * The parts that evidence depends on, as short hashes: they show which changed when the key does not fit any more. They decide nothing;
 * evidence without them is as good.
 */
import { hashJson } from '../../engine/hash.ts'
import type { BattleScenario, Evidence, EvidenceParts } from '../bundle.ts'
import { systemCompilerOf } from '../systems/index.ts'
import { playedFacts } from './facts.ts'
import { hasPanelOf } from './panel.ts'

/** Hash of a field, 8 hex digits. */
const hashField = (value: unknown): string => hashJson(value).slice(0, 8)

const hashFields = (fields: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, hashField(value)]),
  )

/** The parts of a scenario as it stands. */
export const partsOf = (scenario: BattleScenario): EvidenceParts => {
  const { scenario: facts, engine } = playedFacts(scenario)
  const { rules = {}, id: _, ...fields } = facts
  const { tablesByEntry } = systemCompilerOf(scenario.system).playtest
  const split = Object.entries(rules as Record<string, object>).flatMap(([name, table]) =>
    tablesByEntry.includes(name)
      ? Object.entries(table).map(([id, entry]) => [`${name}.${id}`, entry] as const)
      : [[name, table] as const],
  )
  return { engine, scenario: hashFields(fields), rules: hashFields(Object.fromEntries(split)) }
}

/** Names of fields that differ or stand on one side alone, in the order in which they stand. */
const differing = (old: Readonly<Record<string, string>>, now: Readonly<Record<string, string>>): string[] =>
  [...new Set([...Object.keys(now), ...Object.keys(old)])].filter((name) => old[name] !== now[name])

/** Most turns that a scenario may have had before. */
const mostTurns = 100

/** True if a field has the same value every turn, and had it for another number of turns: then nothing but that number has changed. */
const onlyFollowsTurns = (old: string | undefined, now: unknown, turns: number): boolean =>
  Array.isArray(now) &&
  now.length === turns &&
  now.every((one) => one === now[0]) &&
  Array.from({ length: mostTurns }).some((_, index) => hashField(Array(index + 1).fill(now[0])) === old)

/** `specialOrders` as words: `special orders`. */
const inWords = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** `combat` as a table of the rules, `terrain.hills` as an entry of one. */
const ruleInWords = (name: string): string => {
  const [table, entry] = name.split('.')
  return entry === undefined
    ? `the rules table “${inWords(table)}”`
    : `“${entry}” of the rules table “${inWords(table)}”`
}

/** Lists the parts that have changed since evidence was gathered, as far as known; empty when unknown. */
export const changesSince = (
  evidence: Evidence,
  scenario: BattleScenario,
  band: Evidence['band'],
): readonly string[] => {
  const changes: string[] = []
  const { parts } = evidence
  if (parts) {
    const now = partsOf(scenario)
    const { scenario: played } = playedFacts(scenario)
    const fields = differing(parts.scenario, now.scenario).filter(
      (name) => !onlyFollowsTurns(parts.scenario[name], played[name], scenario.turns),
    )
    changes.push(...fields.map(inWords))
    changes.push(...differing(parts.rules, now.rules).map(ruleInWords))
    if (parts.engine !== now.engine) changes.push('the engine')
  }
  const { side, from, to } = evidence.band
  if (side !== band.side || from !== band.from || to !== band.to) changes.push('the declared balance')
  if (!hasPanelOf(evidence, scenario)) changes.push('the players')
  if (evidence.scenario !== scenario.id) changes.push(`the id, which was “${evidence.scenario}”`)
  return changes
}

/** Names that a line can hold before it is too long to read. */
const mostNames = 6

/** Describes evidence that is out of date. */
export const describeChanges = (changes: readonly string[]): string => {
  if (changes.length === 0) return 'The scenario, its rules or the engine have changed since it was playtested.'
  const named = changes.slice(0, mostNames)
  const rest = changes.length - named.length
  return `Changed since it was playtested: ${named.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`
}
