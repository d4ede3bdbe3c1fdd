/** Saved games in IndexedDB: one per scenario and version of it, one that came by a link, and those that were set aside. */
import { createStore, del, entries, get, set, type UseStore } from 'idb-keyval'
import type { Origin, Seat, Seats } from './types.ts'

export interface SavedGame {
  /** The record's text: scenario hash, seed, moves. */
  readonly record: string
  readonly seats: Seats
  /** Actions done, for the list of old games. */
  readonly moves: number
}

/** A game that cannot simply go on: of an earlier version of the scenario, or set aside because it did not replay. */
export interface OldGame extends SavedGame {
  /** Where it is stored. */
  readonly key: string
  readonly scenarioHash: string
}

export interface Storage {
  /** What is saved. `unreadable`: not a game, as far as this page knows; `failed`: the browser gives no answer, and nothing is written from then on. */
  load(origin: Origin): Promise<SavedGame | 'unreadable' | 'failed' | undefined>
  /** Returns false when this browser did not keep it. */
  save(origin: Origin, game: SavedGame): Promise<boolean>
  /** Copies what is saved to the old games, once. Where that fails nothing is written from then on, so that it is not lost. */
  setAside(origin: Origin): Promise<boolean>
  oldGames(): Promise<readonly OldGame[]>
  discard(key: string): Promise<void>
}

/** Milliseconds that the browser has for an answer. */
const patience = 2000

const isSaved = (value: unknown): value is SavedGame =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as SavedGame).record === 'string' &&
  typeof (value as SavedGame).moves === 'number' &&
  Array.isArray((value as SavedGame).seats)

/** Players of earlier versions, by what they are called now. */
const renamed: ReadonlyMap<string, Seat> = new Map([
  ['planner', 'veteran'],
  ['greedy', 'recruit'],
])

const withNames = (game: SavedGame): SavedGame => ({
  ...game,
  seats: game.seats.map((seat) => renamed.get(seat) ?? seat),
})

/** What can be shown and saved as a file of anything that was stored. */
const gameOf = (value: unknown): SavedGame =>
  isSaved(value) ? withNames(value) : { record: JSON.stringify(value) ?? '', seats: [], moves: 0 }

/** The answer, or a rejection when there is none in time. */
const inTime = async <V>(answer: Promise<V>): Promise<V> => {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('no answer')), patience)
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}

/** The value of an attempt, or another one when it fails: a browser may forbid storage (private windows, full disks), or never answer. */
const attempt = <V, O>(use: () => Promise<V>, otherwise: O): Promise<V | O> => inTime(use()).catch(() => otherwise)

/** Where storage fails no error escapes. */
export const openStorage = (scenarioId: string, scenarioHash: string): Storage => {
  let store: UseStore | undefined
  // What could not be read must not be overwritten.
  let isClosed = false
  const use = (): UseStore => {
    store ??= createStore('sandtable', 'games')
    return store
  }
  const keyOf = (origin: Origin): string => `${scenarioId}/${scenarioHash}/${origin}`
  const all = async (): Promise<readonly OldGame[]> =>
    (await entries<string, unknown>(use())).flatMap(([name, value]) => {
      const [id, hash, place] = String(name).split('/')
      if (id !== scenarioId || hash === undefined) return []
      const game = { ...gameOf(value), key: String(name), scenarioHash: hash }
      const isOld = hash !== scenarioHash && place === 'own' && game.moves > 0
      return isOld || place?.startsWith('aside-') ? [game] : []
    })

  return {
    load: async (origin) => {
      const found = await attempt(async () => ({ value: await get<unknown>(keyOf(origin), use()) }), 'failed' as const)
      if (found === 'failed') {
        isClosed = true
        return found
      }
      if (found.value === undefined) return undefined
      return isSaved(found.value) ? withNames(found.value) : 'unreadable'
    },
    save: async (origin, game) =>
      !isClosed &&
      attempt(async () => {
        await set(keyOf(origin), game, use())
        return true
      }, false),
    setAside: async (origin) => {
      const done = await attempt(async () => {
        const value: unknown = await get(keyOf(origin), use())
        const { record } = gameOf(value)
        const isThere = (await all()).some((old) => old.record === record)
        if (!isThere) await set(`${scenarioId}/${scenarioHash}/aside-${Date.now().toString(36)}`, value, use())
        return true
      }, false)
      isClosed ||= !done
      return done
    },
    oldGames: async () => (isClosed ? [] : attempt(all, [])),
    discard: (key) => attempt(async () => del(key, use()), undefined),
  }
}
