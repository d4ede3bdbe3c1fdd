/** Saved games in IndexedDB: one per scenario and version of it, and one that came by a link. */
import { createStore, del, entries, get, set, type UseStore } from 'idb-keyval'
import type { Origin, Seat, Seats } from './types.ts'

export interface SavedGame {
  /** The record's text: scenario hash, seed, moves. */
  readonly record: string
  readonly seats: Seats
  /** Actions done, for the list of old games. */
  readonly moves: number
}

/** A game of an earlier version of the scenario: it cannot go on here, but it is not thrown away. */
export interface OldGame extends SavedGame {
  readonly scenarioHash: string
}

export interface Storage {
  load(origin: Origin): Promise<SavedGame | undefined>
  /** Returns false when this browser keeps nothing. */
  save(origin: Origin, game: SavedGame): Promise<boolean>
  oldGames(): Promise<readonly OldGame[]>
  discard(scenarioHash: string): Promise<void>
}

const isSaved = (value: unknown): value is SavedGame =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as SavedGame).record === 'string' &&
  Array.isArray((value as SavedGame).seats)

/** Players of earlier versions, by what they are called now. */
const renamed: Readonly<Record<string, Seat>> = { planner: 'veteran', greedy: 'recruit' }

const withNames = (game: SavedGame): SavedGame => ({
  ...game,
  seats: game.seats.map((seat) => renamed[seat] ?? seat),
})

/** The value of an attempt, or another one when it fails: a browser may forbid storage (private windows, full disks). */
const attempt = <V, O>(use: () => Promise<V>, otherwise: O): Promise<V | O> => use().catch(() => otherwise)

/** Where storage fails, nothing is found and nothing is kept, and no error escapes. */
export const openStorage = (scenarioId: string, scenarioHash: string): Storage => {
  let store: UseStore | undefined
  const use = (): UseStore => {
    store ??= createStore('sandtable', 'games')
    return store
  }
  const key = (hash: string, origin: Origin): string => `${scenarioId}/${hash}/${origin}`

  return {
    load: (origin) =>
      attempt(async () => {
        const value: unknown = await get(key(scenarioHash, origin), use())
        return isSaved(value) ? withNames(value) : undefined
      }, undefined),
    save: (origin, game) =>
      attempt(async () => {
        await set(key(scenarioHash, origin), game, use())
        return true
      }, false),
    oldGames: () =>
      attempt(async () => {
        const all = await entries<string, unknown>(use())
        return all.flatMap(([name, value]) => {
          const [id, hash, origin] = String(name).split('/')
          const old = id === scenarioId && hash !== scenarioHash && origin === 'own'
          return old && hash !== undefined && isSaved(value) && value.moves > 0
            ? [{ ...withNames(value), scenarioHash: hash }]
            : []
        })
      }, []),
    discard: (hash) => attempt(async () => del(key(hash, 'own'), use()), undefined),
  }
}
