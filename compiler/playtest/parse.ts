/** The form of the files of evidence beside a scenario: what does not have it was edited by somebody. */
import { findErrors } from '../schemas/findErrors.ts'
import { openSchemas } from '../schemas/index.ts'
import type { Schema } from '../schemas/schema.ts'
import { verdictOf, wilsonInterval } from '../statistics/interval.ts'
import evidence from './evidence.schema.json' with { type: 'json' }
import { sampleGames, skillGames } from './evidence.ts'
import type { Evidence, KindTypes, SampleWins } from './types.generated.ts'
import witness from './witness.schema.json' with { type: 'json' }

export const evidenceName = 'evidence.json'
export const sampleWinsName = 'witness.json'

export const evidenceSchemas = openSchemas<keyof KindTypes>('playtest', { evidence, witness })

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

/** The sample wins that a text holds, or undefined when it is none. */
export const parseSampleWins = (text: string): SampleWins | undefined => parse(text, evidenceSchemas.witness)

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0)

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Whether the numbers fit each other: the shares and the verdict follow from the wins, and every game is accounted for. */
const isCoherent = (evidence: Evidence): boolean => {
  const { games, wins, draws, share, band, skill, measures, watched: { idle } = {} } = evidence
  const shareOf = (won: number, played: number) => (won <= played ? wilsonInterval(won, played) : undefined)
  return (
    band.side < wins.length &&
    share.length === wins.length &&
    sum([...wins, draws]) === games &&
    sum(evidence.decidedIn) === games &&
    measures.every(({ counts, means }) =>
      counts === undefined ? means !== undefined : sum(counts) === games && !means,
    ) &&
    (idle === undefined || idle.idle <= idle.turns) &&
    wins.every((won, side) => isSame(share[side], shareOf(won, games))) &&
    skill.games === skillGames(games) &&
    isSame(skill.share, shareOf(skill.won, skill.games)) &&
    evidence.verdict === verdictOf(share[band.side], band) &&
    isSame(
      evidence.samples.map(({ game }) => game),
      sampleGames(games),
    )
  )
}
