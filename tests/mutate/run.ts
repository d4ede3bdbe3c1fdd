/** Judges a table in processes of its own, which may hang or break with what they judge. */
import { type ChildProcess, fork } from 'node:child_process'
import type { Told, Verdict } from './judge.ts'
import { addLine, type Line, readLines, writeLines } from './memory.ts'
import { UnfitError } from './unfit.ts'

/** Called when it is known how many places are left to judge, and for each place that was judged. */
export interface Watcher {
  left(table: string, places: number): void
  judged(table: string): void
}

/** The longest that a place may take: some time for a busy machine, and so many times what all tests take. */
const longest = { ms: 30_000, times: 5 }

/** The newest words of a process: how long all tests take, and what it judges. */
interface Doing {
  time: number
  at?: Extract<Told, { kind: 'judging' }>
  unfit?: string
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

/** What is judged, and by which program. */
export interface Order {
  readonly judge: URL
  /** The content folder, and a table below it. */
  readonly content: string
  readonly table: string
  /** Where verdicts are remembered, and the hash of all that they depend on now. */
  readonly file: string
  readonly around: string
  /** Whether older verdicts on changes that did not survive stand too. */
  readonly again: boolean
  /** The values that the table has now, by place. */
  readonly values: ReadonlyMap<string, Verdict['from']>
  /** Places that are not judged. */
  readonly spared: readonly string[]
}

/** The exit code of a process that has used up its memory and leaves places to the next. */
export const spent = 3

/**
 * Verdicts on all places of a table. Those that are remembered stand when nothing they depended on changed since.
 * @throws UnfitError when the tables cannot be judged.
 */
export const judgeApart = async (order: Order, watcher: Watcher): Promise<readonly Verdict[]> => {
  const { table, file, around, again, values, spared } = order
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
  while (await leavesSome(order, [...spared, ...judged.keys()], keep, watcher));
  return [...judged.values()]
}

/** Whether the process was spent, or broke at a place, which counts as noticed, and another has to go on behind it. */
const leavesSome = (
  { judge, content, table, file }: Order,
  known: readonly string[],
  keep: (verdict: Verdict) => void,
  watcher: Watcher,
): Promise<boolean> =>
  new Promise((done, failed) => {
    const child = fork(judge, ['--judge', content, table, file], { detached: true })
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
      } else if (told.kind === 'unfit') doing.unfit = told.why
      else {
        doing.at = undefined
        keep(told.verdict)
      }
    })
    child.on('exit', (code) => {
      clearTimeout(timer)
      children.delete(child)
      if (doing.unfit !== undefined) failed(new UnfitError(doing.unfit))
      else if (doing.at) {
        keep({ at: doing.at.at, from: doing.at.from, by: 'broken' })
        done(true)
      } else if (code === 0 || code === spent) done(code === spent)
      else failed(new Error(`Judging ${table} ended with ${code}.`))
    })
  })
