/** The messages between programs and workers. All of it comes from outside: it has a closed form and bounded sizes. */
import { hashJson } from '../../../engine/hash.ts'
import { teamsOf } from '../../../engine/teams.ts'
import { packageVersion } from '../../emit/package.ts'
import { findErrors } from '../../schemas/findErrors.ts'
import { openSchemas } from '../../schemas/index.ts'
import type { Schema } from '../../schemas/schema.ts'
import { systemCompilerOf, systemIds } from '../../systems/index.ts'
import type { GameResult } from '../game.ts'
import type { Series } from '../series.ts'
import announcement from './announcement.schema.json' with { type: 'json' }
import answer from './answer.schema.json' with { type: 'json' }
import job from './job.schema.json' with { type: 'json' }
import playable from './playable.schema.json' with { type: 'json' }
import results from './results.schema.json' with { type: 'json' }
import type { Announcement, Answer, Job, KindTypes } from './types.generated.ts'

const schemas = openSchemas<keyof KindTypes>('playtest/queue', { announcement, answer, job, playable, results })

/** Most characters of an announcement or an answer. */
const longestMessage = 1000

/** Most games of a batch. */
export const largestBatch = 100

/** How this program plays: its version and the fingerprints of its systems. Where two are the same, games end the same. */
export const fingerprintOfPlay = (): string =>
  `${packageVersion()}/${hashJson(systemIds.map((id) => [id, systemCompilerOf(id).playtest.fingerprint])).slice(0, 8)}`

const parseJson = (text: string, most: number): unknown => {
  if (text.length > most) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const fits = (schema: Schema, value: unknown): boolean => findErrors(schema, value).length === 0

const parseMessage = <T>(schema: Schema, text: string): T | undefined => {
  const value = parseJson(text, longestMessage)
  return fits(schema, value) ? (value as T) : undefined
}

/** The announcement that a text holds, or undefined when it is none. */
export const parseAnnouncement = (text: string): Announcement | undefined => parseMessage(schemas.announcement, text)

/** The answer that a text holds, or undefined when it is none. */
export const parseAnswer = (text: string): Answer | undefined => parseMessage(schemas.answer, text)

/** A batch as it is sent; `scenario` is that of the series as JSON. */
export const makeJob = ({ players, from, to, seed, keepsMoves, isWatched }: Series, scenario: string): Job => ({
  scenario,
  players,
  from,
  to,
  seed,
  ...(keepsMoves && { keepsMoves }),
  ...(isWatched && { isWatched }),
})

/** The batch that was sent, or why it is none. */
export const parseJob = (value: unknown): Series | string => {
  const [error] = findErrors(schemas.job, value)
  if (error !== undefined) return `the job is malformed at "${error.path.join('.').slice(0, 100)}" (${error.keyword})`
  const batch = value as Job
  if (batch.from >= batch.to || batch.to - batch.from > largestBatch) return 'the job has no games or too many'
  const scenario = parseJson(batch.scenario, batch.scenario.length)
  if (!fits(schemas.playable, scenario)) return 'the scenario of the job is malformed'
  const read = scenario as Series['scenario']
  if (!systemIds.includes(read.system)) return 'the scenario of the job is of an unknown rule system'
  if (teamsOf(read).length !== batch.players.length) return 'the job has not one player for each side'
  return { ...batch, scenario: read }
}

/** The results of a batch, or undefined when what was sent back is something else. */
export const parseResults = (value: unknown, batch: Series): readonly GameResult[] | undefined => {
  if (!fits(schemas.results, value)) return undefined
  const found = value as readonly GameResult[]
  const teams = teamsOf(batch.scenario).length
  const metrics = systemCompilerOf(batch.scenario.system).playtest.metrics
  const isResult = (result: GameResult, n: number): boolean =>
    result.game === batch.from + n &&
    (result.winner ?? 0) < teams &&
    Object.keys(result.metrics).length === metrics.length &&
    metrics.every(({ id }) => Object.hasOwn(result.metrics, id)) &&
    (batch.keepsMoves === true ? result.moves.length === result.actions : result.moves.length === 0) &&
    (result.watched !== undefined) === (batch.isWatched === true)
  return found.length === batch.to - batch.from && found.every(isResult) ? found : undefined
}
