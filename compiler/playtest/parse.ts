/** The form of the files of evidence beside a scenario: what does not have it was edited by somebody. */
import type { Evidence } from '../bundle.ts'
import { verdictOf, wilsonInterval } from '../statistics/interval.ts'
import { sampleGames, skillGames } from './evidence.ts'
import type { SampleWins } from './sampleWins.ts'

export const evidenceName = 'evidence.json'
export const sampleWinsName = 'witness.json'

const isShare = (value: unknown): boolean => {
  const { low, high } = (value ?? {}) as Record<string, unknown>
  return typeof low === 'number' && typeof high === 'number'
}

const isPair = (value: unknown, fits: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length === 2 && value.every(fits)

const isCount = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value) && value >= 0

const isWhole = (value: unknown): boolean => isCount(value) && Number.isInteger(value)

const isCounts = (value: unknown): boolean => Array.isArray(value) && value.every(isWhole)

const isMeasure = (value: unknown): boolean => {
  const { id, name, counts, means } = (value ?? {}) as Record<string, unknown>
  if (typeof id !== 'string' || typeof name !== 'string') return false
  return means === undefined ? isCounts(counts) : counts === undefined && isPair(means, isCount)
}

const isUse = (value: unknown): boolean => {
  const { name, legalIn, used } = (value ?? {}) as Record<string, unknown>
  return typeof name === 'string' && isWhole(legalIn) && isWhole(used)
}

const isWatched = (value: unknown): boolean => {
  const { games, uses, idle } = (value ?? {}) as Record<string, unknown>
  const { turns, idle: count } = (idle ?? {}) as Record<string, unknown>
  const isIdle = idle === undefined || (isWhole(turns) && isWhole(count) && (count as number) <= (turns as number))
  return isWhole(games) && Array.isArray(uses) && uses.every(isUse) && isIdle
}

const isSample = (value: unknown): boolean => {
  const { game, hash } = (value ?? {}) as Record<string, unknown>
  return isWhole(game) && typeof hash === 'string'
}

const isHashes = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.values(value).every((hash) => typeof hash === 'string')

const isParts = (value: unknown): boolean => {
  const { engine, scenario, rules } = (value ?? {}) as Record<string, unknown>
  return typeof engine === 'string' && isHashes(scenario) && isHashes(rules)
}

/** The evidence that a text holds, or undefined when it is none: someone edited a generated file. */
export const parseEvidence = (text: string): Evidence | undefined => {
  let value: Record<string, unknown>
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  if (typeof value !== 'object' || value === null || value.format !== 1) return undefined
  const band = (value.band ?? {}) as Record<string, unknown>
  const skill = (value.skill ?? {}) as Record<string, unknown>
  const sound =
    typeof value.key === 'string' &&
    (value.parts === undefined || isParts(value.parts)) &&
    typeof value.scenario === 'string' &&
    typeof value.player === 'string' &&
    [value.games, value.seed, value.draws].every(isWhole) &&
    isCount(value.actions) &&
    isPair(value.wins, isWhole) &&
    isPair(value.share, isShare) &&
    isCounts(value.decidedIn) &&
    Array.isArray(value.measures) &&
    value.measures.every(isMeasure) &&
    [band.from, band.to].every(isCount) &&
    (band.side === 0 || band.side === 1) &&
    ['pass', 'fail', 'undecided'].includes(String(value.verdict)) &&
    isWhole(skill.games) &&
    isWhole(skill.won) &&
    isShare(skill.share) &&
    (value.watched === undefined || isWatched(value.watched)) &&
    Array.isArray(value.samples) &&
    value.samples.every(isSample)
  if (!sound) return undefined
  const evidence = value as unknown as Evidence
  return isCoherent(evidence) ? evidence : undefined
}

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0)

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Whether the numbers fit each other: the shares and the verdict follow from the wins, and every game is accounted for. */
const isCoherent = (evidence: Evidence): boolean => {
  const { games, wins, draws, share, band, skill } = evidence
  const shareOf = (won: number, played: number) => (won <= played ? wilsonInterval(won, played) : undefined)
  return (
    games > 0 &&
    sum([...wins, draws]) === games &&
    sum(evidence.decidedIn) === games &&
    evidence.measures.every(({ counts }) => counts === undefined || sum(counts) === games) &&
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

/** The sample wins that a text holds, or undefined when it is none. */
export const parseSampleWins = (text: string): SampleWins | undefined => {
  try {
    const value: unknown = JSON.parse(text)
    return isSampleWins(value) ? value : undefined
  } catch {
    return undefined
  }
}

const isSampleWins = (value: unknown): value is SampleWins => {
  if (typeof value !== 'object' || value === null) return false
  const { format, key, wins } = value as Record<string, unknown>
  return format === 3 && typeof key === 'string' && Array.isArray(wins) && wins.length <= mostWins && wins.every(isWin)
}

/** More ways of winning than any rule system has. */
const mostWins = 40

/** More characters than the moves of any game need. */
const mostMoves = 50_000

const isWin = (value: unknown): boolean => {
  const { side, reason, turn, actions, seed, moves } = (value ?? {}) as Record<string, unknown>
  return (
    (side === 0 || side === 1) &&
    typeof reason === 'string' &&
    [turn, actions, seed].every(isWhole) &&
    typeof moves === 'string' &&
    moves.length <= mostMoves
  )
}
