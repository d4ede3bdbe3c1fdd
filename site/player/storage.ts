/** The saved games of a scenario. Where the browser keeps nothing no error escapes. */
import { type Database, openDatabase } from '../saves/database.ts'
import { makeResultKey, type Result } from '../saves/result.ts'
import { makeKey, parseKey, parseSavedGame, type SavedGame, type SaveKey } from '../saves/savedGame.ts'

/** A saved game and where it is kept. */
export interface StoredGame extends SaveKey {
  readonly key: string
  /** Undefined when it is damaged: then `value` is what there is of it. */
  readonly game: SavedGame | undefined
  readonly value: unknown
}

export interface Storage {
  /** The key of a game of this version of the scenario. */
  keyOf(id: string): string
  /** All games, the latest first; undefined when the browser gives no answer. */
  games(): Promise<readonly StoredGame[] | undefined>
  /** One of them, by its id. */
  game(id: string): Promise<StoredGame | undefined>
  /** With the result of a game that is over. Returns false when the browser did not keep it, here and below. */
  save(id: string, game: SavedGame, result?: Result): Promise<boolean>
  /** Stores a value as it was, under its key. */
  restore(stored: StoredGame): Promise<boolean>
  remove(key: string): Promise<boolean>
}

/** The value of an attempt, or another one when it fails. */
const attempt = <V, O>(use: () => Promise<V>, otherwise: O): Promise<V | O> => use().catch(() => otherwise)

const storedOf = (key: string, value: unknown): readonly StoredGame[] => {
  const place = parseKey(key)
  return place ? [{ ...place, key, value, game: parseSavedGame(value) }] : []
}

const timeOf = ({ game }: StoredGame): number => game?.at ?? 0

export const openStorage = (scenario: string, scenarioHash: string, database: Database = openDatabase()): Storage => {
  const keyOf = (id: string): string => makeKey({ scenario, scenarioHash, id })
  const put = (...entries: Parameters<Database['put']>[0]): Promise<boolean> =>
    attempt(async () => {
      await database.put(entries)
      return true
    }, false)
  return {
    keyOf,
    games: () =>
      attempt(async () => {
        const entries = await database.entries(`${scenario}/`)
        return entries.flatMap(([key, value]) => storedOf(key, value)).sort((a, b) => timeOf(b) - timeOf(a))
      }, undefined),
    game: (id) => attempt(async () => storedOf(keyOf(id), await database.value(keyOf(id)))[0], undefined),
    save: (id, game, result) =>
      put([keyOf(id), game], ...(result ? [[makeResultKey({ scenario, id }), result] as const] : [])),
    restore: ({ key, value }) => put([key, value]),
    remove: (key) =>
      attempt(async () => {
        await database.remove(key)
        return true
      }, false),
  }
}
