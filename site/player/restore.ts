/** Takes up records and saved games as far as they can be played here, and says what is not as it was. */
import { opponentIds } from '../../engine/ai/opponents.ts'
import type { AnyGame } from '../../engine/game.ts'
import { parseRecord, whyNoRecord } from '../../engine/record.ts'
import type { SavedGame } from '../saves/savedGame.ts'
import type { StoredGame } from './storage.ts'
import type { PlayerState } from './systemUi.ts'
import { freshSeed, lastPosition, startTimeline, type Timeline, timelineOf } from './timeline.ts'
import type { Seats } from './types.ts'

/** True if the seats of a save are those of this game: one for each side, each led by a player that this page knows. */
export const areSeats = (seats: Seats, { game }: Timeline): boolean =>
  seats.length === game.teams.flat().length &&
  seats.every((seat) => seat === 'human' || seat === 'away' || opponentIds.some((id) => id === seat))

const otherForces = 'It was begun with other forces, which cannot be used here.'

/** The timeline of a record, all of it, or why it cannot be used here. */
export const timelineFrom = ({ gameAt, bundle }: PlayerState, text: string): Timeline | string => {
  const parsed = parseRecord(text.trim())
  if (parsed === undefined) return whyNoRecord(text.trim())
  if (parsed.scenario !== bundle.identity.scenario)
    return 'This record belongs to another scenario, or to another version of this one.'
  if (parsed.forces !== bundle.identity.forces) return otherForces
  const game = gameAt(parsed.difficulty)
  if (typeof game === 'string') return game
  const { timeline, refused } = timelineOf(game, parsed)
  if (refused === undefined) return timeline
  const why = parsed.rules === bundle.identity.rules ? '' : ' It was recorded under other rules.'
  return `Action ${refused.at + 1} of the record cannot be played: ${refused.reason}${why}`
}

/** A saved game on the table. */
export interface Restored {
  /** Undefined where there is nothing that can be played. */
  readonly timeline?: Timeline
  /** Why it cannot go on just as it was: it must then not be written over. */
  readonly problem?: string
}

/** The game in a position that a save holds; undefined when it is no position of this game. */
const fromPosition = (game: AnyGame, position: unknown): Timeline | undefined => {
  if (position === undefined) return undefined
  try {
    return startTimeline(game, freshSeed(), position)
  } catch {
    return undefined
  }
}

const isAt = (timeline: Timeline, position: unknown): boolean =>
  JSON.stringify(timeline.game.encode(lastPosition(timeline).state)) === JSON.stringify(position)

/** Where a save was recorded, if not by these rules of this scenario. */
const recordedElsewhere = ({ bundle }: PlayerState, scenario: string, rules: string): string | undefined => {
  if (scenario !== bundle.identity.scenario) return 'It was recorded in another version of this battle'
  return rules === bundle.identity.rules ? undefined : 'It was recorded under other rules'
}

/** The actions of a save repeated one by one. */
const repeated = (state: PlayerState, saved: SavedGame, scenarioHash: string): Restored => {
  const text = saved.record.trim()
  const parsed = parseRecord(text)
  if (parsed === undefined) return { problem: whyNoRecord(text) }
  if (parsed.forces !== state.bundle.identity.forces) return { problem: otherForces }
  const game = state.gameAt(parsed.difficulty)
  if (typeof game === 'string') return { problem: game }
  const { base, given, position } = saved
  if (base !== undefined && fromPosition(game, base) === undefined)
    return { problem: 'The position from which it began does not fit here.' }
  const { timeline: found, refused } = timelineOf(game, parsed, base)
  const timeline = given === undefined ? found : { ...found, given: Math.min(given, found.steps.length) }
  const elsewhere = recordedElsewhere(state, scenarioHash, parsed.rules)
  if (refused) {
    const why = elsewhere === undefined ? '' : ` ${elsewhere}.`
    return { timeline, problem: `Action ${refused.at + 1} of the record cannot be played: ${refused.reason}${why}` }
  }
  const isOfThis = scenarioHash === state.bundle.identity.scenario
  if (isOfThis && (position === undefined ? elsewhere === undefined : isAt(timeline, position))) return { timeline }
  const why = elsewhere ?? 'Its actions lead elsewhere'
  return { timeline, problem: `${why}, so the position may differ from the one you left.` }
}

/**
 * Puts a saved game on the table: its actions are repeated. Where that does not lead to the position that was left, it goes on
 * from that position, which nobody can verify then; and where there is none, from as far as the actions go.
 */
export const restore = (state: PlayerState, stored: StoredGame): Restored => {
  const { game: saved, scenarioHash } = stored
  if (saved === undefined) return { problem: 'It is damaged.' }
  const found = repeated(state, saved, scenarioHash)
  if (found.problem === undefined || scenarioHash !== state.bundle.identity.scenario) return found
  const level = parseRecord(saved.record.trim())?.difficulty
  const game = state.gameAt(level)
  const left = typeof game === 'string' ? undefined : fromPosition(game, saved.position)
  if (left === undefined) return found
  return {
    timeline: left,
    problem: `${found.problem} You play on from the position that you left; how it came about cannot be verified.`,
  }
}
