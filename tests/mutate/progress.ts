/** Says while the tables are judged how far that is. */
import type { Watcher } from './run.ts'

/** How often, in milliseconds, where lines cannot be written over. */
const pause = 30_000

export interface Progress extends Watcher {
  /** Takes the line away, for what is printed instead. */
  clear(): void
}

/** `unopened` are the places of tables whose number of places to judge is not known yet. */
export const makeProgress = (unopened: ReadonlyMap<string, number>): Progress => {
  const all = new Map(unopened)
  const done = new Map<string, number>()
  const out = process.stderr
  const start = performance.now()
  let last = start
  const sum = (numbers: Iterable<number>): number => [...numbers].reduce((one, other) => one + other, 0)
  const show = (): void => {
    const now = performance.now()
    if (!out.isTTY && now - last < pause) return
    last = now
    const ready = sum(done.values())
    const minutes = ((now - start) / Math.max(ready, 1) / 60_000) * (sum(all.values()) - ready)
    const open = [...done].filter(([table, count]) => count < (all.get(table) ?? 0))
    const each = open.map(([table, count]) => `${table.split('/').slice(1).join('/')} ${count} of ${all.get(table)}`)
    const text = `${each.join(', ')}; about ${Math.ceil(minutes)} min left`
    out.write(out.isTTY ? `\r\x1b[K${text}` : `${text}\n`)
  }
  return {
    left: (table, places) => {
      all.set(table, (done.get(table) ?? 0) + places)
      done.set(table, done.get(table) ?? 0)
      show()
    },
    judged: (table) => {
      done.set(table, (done.get(table) ?? 0) + 1)
      show()
    },
    clear: () => void (out.isTTY && out.write('\r\x1b[K')),
  }
}
