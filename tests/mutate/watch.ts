/**
 * Ends a process that is at one thing for too long: rules without end are never done. Counted is the processor time that the
 * process takes, for on a busy machine everything takes long.
 */
import { isMainThread, Worker, workerData } from 'node:worker_threads'

interface Watched {
  /** How many things were begun. */
  readonly begun: Int32Array
  /** The most milliseconds for one. */
  readonly most: number
}

/** Returns the function to call at the start of each task. */
export const openWatch = (most: number): (() => void) => {
  const begun = new Int32Array(new SharedArrayBuffer(4))
  new Worker(new URL(import.meta.url), { workerData: { begun, most } satisfies Watched }).unref()
  return () => void Atomics.add(begun, 0, 1)
}

const pause = 500

const watch = ({ begun, most }: Watched): void => {
  let last = 0
  let since = 0
  setInterval(() => {
    const { user, system } = process.cpuUsage()
    const now = (user + system) / 1000
    const count = Atomics.load(begun, 0)
    if (count !== last) {
      last = count
      since = now
    } else if (now - since > most) process.kill(process.pid, 'SIGKILL')
  }, pause)
}

if (!isMainThread && workerData?.begun) watch(workerData as Watched)
