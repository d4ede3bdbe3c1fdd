/** Finished games as statistics of one's own remember them, also when the game itself has been deleted. */
import { opponentIds } from '../../engine/ai/opponents.ts'
import { parseMove, parseRecord } from '../../engine/record.ts'
import { isCount, isTime, parseIntegers, type SavedGame } from './savedGame.ts'

export type Verdict = 'won' | 'lost' | 'drawn'

export interface Result {
  readonly verdict: Verdict
  /** The side that the person led. */
  readonly side: number
  /** The computer that led the enemy; the strongest of several. */
  readonly opponent: string
  /** Level of difficulty, where it was not the scenario's own. */
  readonly difficulty?: string
  /** Score by side. */
  readonly score: readonly number[]
  readonly turn: number
  /** When it ended, in milliseconds since 1970. */
  readonly at: number
}

const names: Readonly<Record<string, string>> = { random: 'Random player', away: 'Somebody by link' }

/** A level of the computer as people say it. */
export const opponentName = (id: string): string => names[id] ?? `${id.charAt(0).toUpperCase()}${id.slice(1)}`

const strength = (id: string): number => (opponentIds as readonly string[]).indexOf(id)

/** The stronger of two computers. */
export const stronger = (one: string, other: string): string => (strength(other) > strength(one) ? other : one)

/** True if the staff chose more than half of the actions of persons in a game. */
export const isLedByStaff = ({ record, seats, advised = [], base }: SavedGame): boolean => {
  if (advised.length === 0 || base !== undefined) return false
  const moves = parseRecord(record)?.moves.map(parseMove) ?? []
  const own = moves.filter((move) => move?.kind === 'action' && seats[move.side] === 'human')
  return 2 * advised.length > own.length
}

/**
 * The result of a game of one person against computers; undefined for others, and for what does not count.
 * @param teams sides that fight together
 */
export const resultOf = (
  game: SavedGame,
  teams: readonly (readonly number[])[],
  difficulty: string | undefined,
): Result | undefined => {
  const { ended, seats, turn, at, base, link, isBranch, isReseated, byLink } = game
  if (ended === undefined || turn === undefined || isBranch || isReseated || isLedByStaff(game)) return undefined
  if (base !== undefined || link !== undefined || byLink !== undefined) return undefined
  const people = seats.flatMap((seat, side) => (seat === 'human' ? [side] : []))
  const [side] = people
  if (side === undefined || people.length > 1) return undefined
  const own = teams.find((sides) => sides.includes(side)) ?? [side]
  const opponent = seats.filter((_, at) => !own.includes(at)).reduce<string>(stronger, 'random')
  const verdict = ended.winners.length === 0 ? 'drawn' : ended.winners.includes(side) ? 'won' : 'lost'
  return { verdict, side, opponent, ...(difficulty !== undefined && { difficulty }), score: ended.score, turn, at }
}

const verdicts: readonly unknown[] = ['won', 'lost', 'drawn'] satisfies Verdict[]

/** The result of a stored or imported value; undefined when it is none. */
export const parseResult = (value: unknown): Result | undefined => {
  if (typeof value !== 'object' || value === null) return undefined
  const { verdict, side, opponent, difficulty, score, turn, at } = value as Readonly<Record<string, unknown>>
  const scores = parseIntegers(score)
  if (!verdicts.includes(verdict) || !isCount(side) || !isCount(turn) || !isTime(at) || scores === undefined)
    return undefined
  if (typeof opponent !== 'string' || strength(opponent) < 0) return undefined
  const level = typeof difficulty === 'string' && /^[a-z][a-z0-9-]{0,39}$/.test(difficulty) ? { difficulty } : {}
  return { verdict: verdict as Verdict, side, opponent, ...level, score: scores, turn, at }
}

export interface ResultPlace {
  readonly scenario: string
  /** Of the game. */
  readonly id: string
}

const keyPattern = /^result\/([a-z0-9][a-z0-9-]*)\/([a-z0-9-]{1,40})$/

export const makeResultKey = ({ scenario, id }: ResultPlace): string => `result/${scenario}/${id}`

/** Reads the key of a result; undefined when it is the key of something else. */
export const parseResultKey = (key: string): ResultPlace | undefined => {
  const [, scenario, id] = keyPattern.exec(key) ?? []
  return scenario === undefined || id === undefined ? undefined : { scenario, id }
}
