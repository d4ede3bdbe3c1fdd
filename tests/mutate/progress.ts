/** Says while tables are judged how far that is. */

/** How often, in milliseconds, where lines cannot be written over. */
const pause = 30_000

export interface Progress {
  /** A place of a system was judged. */
  judged(system: string): void
  /** Takes the line away, for what is printed instead. */
  clear(): void
}

/** `all` are how many places of each system are to be judged. */
export const makeProgress = (all: ReadonlyMap<string, number>): Progress => {
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
    const minutes = ((now - start) / ready / 60_000) * (sum(all.values()) - ready)
    const open = [...done].filter(([system, count]) => count < (all.get(system) ?? 0))
    const each = open.map(([system, count]) => `${system} ${count} of ${all.get(system)}`)
    const text = `${each.join(', ')}; about ${Math.ceil(minutes)} min left`
    out.write(out.isTTY ? `\r\x1b[K${text}` : `${text}\n`)
  }
  return {
    judged: (system) => {
      done.set(system, (done.get(system) ?? 0) + 1)
      show()
    },
    clear: () => void (out.isTTY && out.write('\r\x1b[K')),
  }
}
