/** The browser's database of games. A browser may forbid it (private windows, full disks), or never answer: then promises reject. */
import { createStore, del, promisifyRequest, type UseStore } from 'idb-keyval'

export interface Database {
  /** Returns the stored values under keys with this beginning, as they were stored. */
  entries(beginning: string): Promise<readonly (readonly [key: string, value: unknown])[]>
  value(key: string): Promise<unknown>
  /** All or none. */
  put(entries: readonly (readonly [key: string, value: unknown])[]): Promise<void>
  remove(key: string): Promise<void>
}

/** Milliseconds that the browser has for an answer: on a busy machine with a slow disk it needs some seconds. */
const patience = 8000

/** The answer, or a rejection when there is none in time. */
const inTime = async <V>(use: () => Promise<V>): Promise<V> => {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('no answer')), patience)
  return Promise.race([use(), late]).finally(() => clearTimeout(timer))
}

export const openDatabase = (): Database => {
  let store: UseStore | undefined
  const use = (): UseStore => {
    store ??= createStore('sandtable', 'games')
    return store
  }
  return {
    entries: (beginning) =>
      inTime(async () =>
        use()('readonly', async (games) => {
          const range = IDBKeyRange.bound(beginning, `${beginning}\uffff`)
          const [keys, values] = await Promise.all([
            promisifyRequest(games.getAllKeys(range)),
            promisifyRequest<unknown[]>(games.getAll(range)),
          ])
          return keys.map((key, index) => [String(key), values[index]] as const)
        }),
      ),
    value: (key) => inTime(async () => use()('readonly', (games) => promisifyRequest<unknown>(games.get(key)))),
    put: (entries) =>
      inTime(async () =>
        use()('readwrite', (games) => {
          for (const [key, value] of entries) games.put(value, key)
          // Without it a page that is left or loaded again takes back what it has just written.
          games.transaction.commit()
          return promisifyRequest(games.transaction)
        }),
      ),
    remove: (key) => inTime(async () => del(key, use())),
  }
}
