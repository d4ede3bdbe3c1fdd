/** A game as a browser keeps it, and as files carry it from one browser to another. */
import { type ByLink, byLinkStatuses, type Seat, type Seats } from '../player/types.ts'

export interface SavedGame {
  /** The record's text: scenario hash, rules, seed, moves. Where there is a `base`, the moves after it. */
  readonly record: string
  readonly seats: Seats
  /** Actions done. */
  readonly moves: number
  /** When it was saved, in milliseconds since 1970; 0 in saves of earlier versions of the page. */
  readonly at: number
  readonly turn?: number
  /** As the player called it. */
  readonly name?: string
  /** The record of the link by which it came. */
  readonly link?: string
  /** How many of the actions cannot be taken back: they came with the link, or are of the game that this one branched off. */
  readonly given?: number
  readonly ended?: Ended
  /** Where units stand as far as the player knows: hex and side of each, one after the other. */
  readonly pieces?: readonly number[]
  /** The last position as plain JSON: the game goes on from it when its record does not replay under other rules. */
  readonly position?: unknown
  /** The position from which `record` begins, where it is not the scenario's first: how it came about cannot be verified. */
  readonly base?: unknown
  /** It went on from an earlier position of another game, and counts in no statistics. */
  readonly isBranch?: true
  /** Other players led its sides after its first action: somebody may have seen both, and it counts in no statistics. */
  readonly isReseated?: true
  /** Which of its actions the staff chose, at a word of the player, counted from 0. */
  readonly advised?: readonly number[]
  /** It is played by link. */
  readonly byLink?: ByLink
}

/** How a saved game ended. */
export interface Ended {
  readonly winners: readonly number[]
  readonly score: readonly number[]
}

/** Players of earlier versions, by what they are called now. */
const renamed: ReadonlyMap<unknown, Seat> = new Map<unknown, Seat>([
  ['planner', 'veteran'],
  ['greedy', 'recruit'],
])

/** True if a text looks like a message in a game by link. */
export const isLikeChain = (text: string): boolean => /^L\d+:/.test(text)

/** Longest text of a record, and of a name, that is taken from outside. */
const longestRecord = 1_000_000
export const longestName = 80

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** True if it is an integer of 0 or more, and no more than any game comes to: a record is shorter. */
export const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= longestRecord

/** True if it is a time that calendars know, in milliseconds since 1970. */
export const isTime = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0 && !Number.isNaN(new Date(value as number).getTime())

/** A list of integers; undefined when it is none. */
export const parseIntegers = (value: unknown): readonly number[] | undefined =>
  Array.isArray(value) && value.every(Number.isSafeInteger) ? value : undefined

const parseEnded = (value: unknown): Ended | undefined => {
  if (!isObject(value)) return undefined
  const [winners, score] = [parseIntegers(value.winners), parseIntegers(value.score)]
  return winners && score && { winners, score }
}

const parseByLink = (value: unknown): ByLink | undefined => {
  if (!isObject(value)) return undefined
  const { chain, key } = value
  const status = byLinkStatuses.find((one) => one === value.status)
  if (typeof chain !== 'string' || chain.length > longestRecord || typeof key !== 'string' || status === undefined)
    return undefined
  return { chain, key, status }
}

/** Fields that a save need not have, as far as they are what they should be. */
const optionalFields = ({
  turn,
  name,
  link,
  given,
  ended,
  pieces,
  position,
  base,
  isBranch,
  isReseated,
  advised,
  byLink,
}: Readonly<Record<string, unknown>>) => {
  const end = parseEnded(ended)
  const stood = parseIntegers(pieces)
  const sent = parseByLink(byLink)
  const chosen = parseIntegers(advised)
  return {
    ...(isCount(turn) && { turn }),
    ...(typeof name === 'string' && name !== '' && { name: name.slice(0, longestName) }),
    ...(isCount(given) && { given }),
    ...(typeof link === 'string' && link.length <= longestRecord && { link }),
    ...(end && { ended: end }),
    ...(stood && { pieces: stood }),
    ...(isObject(position) && { position }),
    ...(isObject(base) && { base }),
    ...(isBranch === true && { isBranch: true as const }),
    ...(isReseated === true && { isReseated: true as const }),
    ...(chosen && { advised: chosen }),
    ...(sent && { byLink: sent }),
  }
}

/** The saved game of a stored or imported value; undefined when it is none. Whether it replays only a replay can tell. */
export const parseSavedGame = (value: unknown): SavedGame | undefined => {
  if (!isObject(value)) return undefined
  const { record, seats, moves, at = 0 } = value
  if (typeof record !== 'string' || record.length > longestRecord) return undefined
  if (!isCount(moves) || !isTime(at)) return undefined
  if (!Array.isArray(seats) || !seats.every((seat) => typeof seat === 'string')) return undefined
  return {
    record,
    seats: seats.map((seat) => renamed.get(seat) ?? (seat as Seat)),
    moves,
    at,
    ...optionalFields(value),
  }
}

/** Where a game is kept: its scenario, that scenario's hash, and its own id. */
export interface SaveKey {
  readonly scenario: string
  readonly scenarioHash: string
  readonly id: string
}

const keyPattern = /^([a-z0-9][a-z0-9-]*)\/([0-9a-f]{16})\/([a-z0-9-]{1,40})$/

export const makeKey = ({ scenario, scenarioHash, id }: SaveKey): string => `${scenario}/${scenarioHash}/${id}`

/** The place that a key names; undefined when it is the key of something else. */
export const parseKey = (key: unknown): SaveKey | undefined => {
  const [, scenario, scenarioHash, id] = keyPattern.exec(String(key)) ?? []
  if (scenario === undefined || scenarioHash === undefined || id === undefined) return undefined
  return { scenario, scenarioHash, id }
}
