/** The form of the files of evidence beside a scenario: what does not have it was edited by somebody. */

import { teamsOf } from '../../engine/teams.ts'
import { gamesOfPairs, matrixOf, pairsOf, summed } from '../course/pairs.ts'
import { findErrors } from '../schemas/findErrors.ts'
import { openSchemas } from '../schemas/index.ts'
import type { Schema } from '../schemas/schema.ts'
import { wilsonInterval } from '../statistics/interval.ts'
import { judgeValue, valueIn } from '../statistics/styles.ts'
import evidence from './evidence.schema.json' with { type: 'json' }
import { measuredGames, skillOver } from './evidence.ts'
import { samplesOf } from './panel.ts'
import tables from './tables.schema.json' with { type: 'json' }
import type { Evidence, KindTypes, PlayerGames, SampleWins, SkillOfTeam } from './types.generated.ts'
import witness from './witness.schema.json' with { type: 'json' }

export const evidenceSchemas = openSchemas<keyof KindTypes>('playtest', { evidence, tables, witness })

/** Most characters of such a file, some five times of what games yield. */
const mostCharacters = 65_536

const parseJson = (text: string): unknown => {
  if (text.length > mostCharacters) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const parse = <T>(text: string, schema: Schema): T | undefined => {
  const value = parseJson(text)
  return findErrors(schema, value).length === 0 ? (value as T) : undefined
}

/** The evidence that a text holds, or undefined when it is none: someone edited a generated file. */
export const parseEvidence = (text: string): Evidence | undefined => {
  const found = parse<Evidence>(text, evidenceSchemas.evidence)
  return found && isCoherent(found) ? found : undefined
}

/** True if a text is evidence in the form of the version before, in which each player was judged by itself. */
export const isOlderEvidence = (text: string): boolean =>
  (parseJson(text) as Partial<Record<string, unknown>> | null | undefined)?.format === 2

/** The parts of a scenario that matter to its sample wins. */
export type HasSides = Parameters<typeof teamsOf>[0]

/** True if a scenario has the teams that won. */
export const hasSidesOf = ({ wins }: SampleWins, scenario: HasSides): boolean =>
  wins.every(({ side }) => side < teamsOf(scenario).length)

/** The sample wins that a text holds, of a scenario if it is given; undefined when it is none. */
export const parseSampleWins = (text: string, scenario?: HasSides): SampleWins | undefined => {
  const found = parse<SampleWins>(text, evidenceSchemas.witness)
  return found && (scenario === undefined || hasSidesOf(found, scenario)) ? found : undefined
}

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0)

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** True if the numbers agree: shares and the verdict follow from the wins, and every game is accounted for. */
const isCoherent = (evidence: Evidence): boolean => {
  const { band, verdict, value, panel, duels, decidedIn, measures, skill, watched } = evidence
  const [{ games }] = panel
  const { idle } = watched
  const pairs = pairsOf(panel.map(({ player }) => player))
  const all = gamesOfPairs(evidence)
  return (
    all.length === pairs.length &&
    all.length === panel.length + duels.length &&
    all.every((one) => isAccountedFor(one) && isSame(one, summed(one)) && band.side < one.wins.length) &&
    isSame(value, valueIn(matrixOf(all, band))) &&
    verdict === judgeValue(value, band) &&
    sum(decidedIn) === games &&
    measures.every(({ counts, totals }) =>
      counts === undefined ? totals !== undefined : sum(counts) === games && !totals,
    ) &&
    watched.games === measuredGames(games) &&
    (idle === undefined || idle.idle <= idle.turns) &&
    skill.games === measuredGames(games) &&
    isSkill(skill) &&
    (skill.teams === undefined ||
      (skill.teams.every(isSkill) && isSame({ ...skillOver(skill.teams), teams: skill.teams }, skill)))
  )
}

const isSkill = ({ games, won, share }: SkillOfTeam): boolean =>
  won <= games && isSame(share, wilsonInterval(won, games))

/** True if every game of a pair was won or drawn, and the right samples are kept. */
const isAccountedFor = (one: PlayerGames): boolean =>
  sum([...one.wins, one.draws]) === one.games &&
  isSame(
    one.samples.map(({ game }) => game),
    samplesOf(one, one.games),
  )
