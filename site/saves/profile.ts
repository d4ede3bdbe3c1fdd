/** All that a browser remembers of one's games as one file, and back. What a file brings is checked, and takes the place of nothing. */
import type { Database } from './database.ts'
import { parseResult, parseResultKey } from './result.ts'
import { isArmyKey, parseSavedArmy } from './savedArmy.ts'
import { makeKey, parseKey, parseSavedGame, type SavedGame } from './savedGame.ts'

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

/** What a file holds, or why it cannot be used. */
export const parseProfile = (text: string): Profile | string => {
  if (text.length > longestProfile) return 'The file is too long.'
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return 'This is not a file of games, or it is damaged.'
  }
  const { format: found, version, entries } = (value ?? {}) as Readonly<Record<string, unknown>>
  if (found !== format || !Array.isArray(entries)) return 'This is not a file of games, or it is damaged.'
  if (version !== 1) return 'This file was written by a later version of the page.'
  const read = entries.map(checked).filter((entry) => entry !== undefined)
  return { entries: read, refused: entries.length - read.length }
}

/** Where an imported game is to be kept; undefined when it is there already, as it is or as it went on. */
const placeFor = (key: string, game: SavedGame, there: unknown): string | undefined => {
  if (there === undefined) return key
  const own = parseSavedGame(there)
  if (own?.record.startsWith(game.record)) return undefined
  if (own && game.record.startsWith(own.record)) return key
  const place = parseKey(key)
  return place && makeKey({ ...place, id: `${place.id.slice(0, 28)}-${game.at.toString(36)}` })
}

/** What of a profile is new. @param there all that the database holds */
export const newOf = ({ entries }: Profile, there: readonly Entry[]): readonly Entry[] => {
  const known = new Map(there)
  return entries.flatMap(([key, value]): Entry[] => {
    if (parseKey(key) === undefined) return known.has(key) ? [] : [[key, value]]
    const place = placeFor(key, value as SavedGame, known.get(key))
    return place === undefined || (place !== key && known.has(place)) ? [] : [[place, value]]
  })
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
