/** Judges a table in processes of its own, which may hang or break with what they judge. */
import { type ChildProcess, fork } from 'node:child_process'
import type { Told, Verdict } from './judge.ts'
import { addLine, type Line, readLines, writeLines } from './memory.ts'

/** Called when it is known how many places are left to judge, and for each place that was judged. */
export interface Watcher {
  left(table: string, places: number): void
  judged(table: string): void
}

/** The longest that a place may take: some time for a busy machine, and so many times what all tests take. */
const longest = { ms: 60_000, times: 10 }

/** The newest words of a process: how long all tests take, and what it judges. */
interface Doing {
  time: number
  at?: Extract<Told, { kind: 'judging' }>
}

const children = new Set<ChildProcess>()

/** Ends the processes with all that they started. */
export const endAll = (): void => {
  for (const child of children) end(child)
}

const end = (child: ChildProcess): void => {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
  } catch {}
}

/**
 * Verdicts on all places of a table. Those in `file` stand when nothing they depended on changed since; with `again` also the
 * older ones of changes that did not survive. `values` are those that the table has now, by place; places that are `spared` are not
 * judged. `judge` is the program of the processes.
 */
export const judgeApart = async (
  judge: URL,
  table: string,
  file: string,
  around: string,
  again: boolean,
  values: ReadonlyMap<string, Verdict['from']>,
  spared: readonly string[],
  watcher: Watcher,
): Promise<readonly Verdict[]> => {
  const lines = readLines(file)
  writeLines(file, lines)
  const stands = ({ around: then, verdict: { at, from, by } }: Line): boolean =>
    values.get(at) === from && (then === around || (again && by !== 'survived'))
  const judged = new Map<string, Verdict>()
  for (const line of lines)
    if (stands(line) && !spared.includes(line.verdict.at)) judged.set(line.verdict.at, line.verdict)
  const keep = (verdict: Verdict): void => {
    addLine(file, { around, verdict })
    judged.set(verdict.at, verdict)
    watcher.judged(table)
  }
  while (await breaks(judge, table, file, [...spared, ...judged.keys()], keep, watcher));
  return [...judged.values()]
}

/** Whether the process broke at a place, which counts as noticed, and another has to go on behind it. */
const breaks = (
  judge: URL,
  table: string,
  file: string,
  known: readonly string[],
  keep: (verdict: Verdict) => void,
  watcher: Watcher,
): Promise<boolean> =>
  new Promise((done, failed) => {
    const child = fork(judge, ['--judge', table, file], { detached: true })
    children.add(child)
    const doing: Doing = { time: 0 }
    let timer: NodeJS.Timeout | undefined
    child.send(known)
    child.on('message', (told: Told) => {
      clearTimeout(timer)
      if (told.kind === 'begin') {
        doing.time = told.time
        watcher.left(table, told.places)
      } else if (told.kind === 'judging') {
        doing.at = told
        timer = setTimeout(() => end(child), longest.ms + longest.times * doing.time)
      } else {
        doing.at = undefined
        keep(told.verdict)
      }
    })
    child.on('exit', (code) => {
      clearTimeout(timer)
      children.delete(child)
      if (doing.at) keep({ at: doing.at.at, from: doing.at.from, by: 'broken' })
      if (code === 0 || doing.at) done(code !== 0)
      else failed(new Error(`Judging ${table} ended with ${code}.`))
    })
  })
