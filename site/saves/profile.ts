/**
 * The profile: all that a browser remembers of one's games as one file, and back. A file's contents are checked and added; they replace
 * nothing.
 */
import { hashJson } from '../../engine/hash.ts'
import { type Record as GameRecord, parseRecord, whyNoRecord } from '../../engine/record.ts'
import type { Database } from './database.ts'
import type { Listed } from './history.ts'
import { parseResult, parseResultKey } from './result.ts'
import { isArmyKey, parseSavedArmy } from './savedArmy.ts'
import { isLikeChain, parseKey, parseSavedGame, type SavedGame } from './savedGame.ts'

type Entry = readonly [key: string, value: unknown]

/** Longest file that is read: far more than thousands of games need. */
export const longestProfile = 64_000_000

const format = 'sandtable-profile'

/** @param entries all that the database holds */
export const makeProfile = (entries: readonly Entry[]): string => JSON.stringify({ format, version: 1, entries })

export interface Profile {
  readonly entries: readonly Entry[]
  /** How many entries are neither games nor results nor armies. */
  readonly refused: number
}

const parseValue = (key: string, value: unknown): unknown => {
  if (parseKey(key)) return parseSavedGame(value)
  if (parseResultKey(key)) return parseResult(value)
  return isArmyKey(key) ? parseSavedArmy(value) : undefined
}

/** A checked entry; undefined for what is neither a game nor a result nor an army. */
const checked = (entry: unknown): Entry | undefined => {
  if (!Array.isArray(entry) || typeof entry[0] !== 'string') return undefined
  const [key, value] = entry
  const found = parseValue(key, value)
  return found === undefined ? undefined : [key, found]
}

/** Undefined for what is no JSON. */
const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Reads a file, or returns the reason why it cannot be used. */
export const parseProfile = (text: string): Profile | string => {
  if (text.length > longestProfile) return 'The file is too long.'
  const { format: found, version, entries } = (parseJson(text) ?? {}) as Readonly<Record<string, unknown>>
  if (found !== format || !Array.isArray(entries)) return 'This is not a file of games, or it is damaged.'
  if (version !== 1) return 'This file was written by a later version of the page.'
  const read = entries.map(checked).filter((entry) => entry !== undefined)
  return { entries: read, refused: entries.length - read.length }
}

/** True if a game is an earlier state of another one: all that decides play is the same, and the other one continues its moves. */
const isEarlierOf = (early: SavedGame, late: SavedGame): boolean => {
  const [one, other] = [parseRecord(early.record), parseRecord(late.record)]
  if (one === undefined || other === undefined) return early.record === late.record
  const decides = (record: GameRecord, { base, byLink }: SavedGame) =>
    hashJson({ ...record, moves: [], base, key: byLink?.key })
  return decides(one, early) === decides(other, late) && one.moves.every((move, index) => other.moves[index] === move)
}

/** True if the own value covers the incoming one: the same value, or the same game as it went on. */
const holds = (key: string, own: unknown, coming: unknown): boolean => {
  const kept = parseValue(key, own)
  if (kept === undefined) return false
  if (hashJson(kept) === hashJson(coming)) return true
  return parseKey(key) !== undefined && isEarlierOf(coming as SavedGame, kept as SavedGame)
}

/** The last part of a key is an id of at most 40 letters. Another value gets another place beside it. */
const placeBeside = (key: string, value: unknown, attempt: number): string => {
  const at = key.lastIndexOf('/') + 1
  return `${key.slice(0, at)}${key.slice(at, at + 23)}-${hashJson({ value, attempt })}`
}

/** Returns the new entries of a profile, each at a place of its own. @param there all that the database holds */
export const newOf = ({ entries }: Profile, there: readonly Entry[]): readonly Entry[] => {
  const known = new Map(there)
  const added: Entry[] = []
  for (const [key, value] of entries) {
    let place = key
    for (let attempt = 0; known.has(place) && !holds(place, known.get(place), value); attempt++)
      place = placeBeside(key, value, attempt)
    if (known.has(place)) continue
    known.set(place, value)
    added.push([place, value])
  }
  return added
}

/** Takes in a file; says what came of it. Rejects when the browser does not keep it. */
export const importProfile = async (database: Database, text: string): Promise<string> => {
  const profile = parseProfile(text)
  if (typeof profile === 'string') return profile
  const added = newOf(profile, await database.entries(''))
  if (added.length > 0) await database.put(added)
  const rest = profile.entries.length - added.length
  return [
    `${added.length} of ${profile.entries.length + profile.refused} entries were taken in.`,
    ...(rest > 0 ? [`${rest} were here already.`] : []),
    ...(profile.refused > 0 ? [`${profile.refused} could not be read.`] : []),
  ].join(' ')
}

/** The page on which the file of one game opens, or why there is none; undefined for what is not the file of one game. */
export const wayOfGame = (
  text: string,
  scenarios: readonly Pick<Listed, 'hash' | 'href'>[],
): { readonly href: string } | { readonly words: string } | undefined => {
  if (isLikeChain(text))
    return { words: 'This is a turn of a game by link. The page of its battle opens it, under Share.' }
  if (/^1\./.test(text)) return { words: whyNoRecord(text) }
  // A file of all games is long, and read elsewhere.
  const saved = text.includes(format) ? undefined : parseSavedGame(parseJson(text))
  const record = parseRecord(saved?.record ?? text.trim())
  if (!record && !saved) return undefined
  const battle = scenarios.find(({ hash }) => hash === record?.scenario)
  if (battle) return { href: battle.href }
  return { words: 'This is a game of a battle, or of a version of one, that is not on this site.' }
}
