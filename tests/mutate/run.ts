/** Judges tables in processes of its own, which may hang or break with what they judge. */
import { type ChildProcess, fork } from 'node:child_process'
import type { Asked, Told, Verdict } from './judge.ts'
import { UnfitError } from './unfit.ts'

/** The newest words of a process: what it judges, or why it cannot. */
interface Doing {
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

/** The subject of a run, and the program that judges it. */
export interface Order {
  readonly judge: URL
  /** The content folder. */
  readonly content: string
  readonly system: string
  readonly places: readonly Asked[]
  /** Where verdicts of the past are remembered. */
  readonly file: string
}

/** The exit code of a process that has used up its memory and leaves places to the next. */
export const spent = 3

export type Keep = (table: string, verdict: Verdict) => void

/**
 * Judges all places of an order, and calls back with each verdict.
 * @throws UnfitError when the tables cannot be judged.
 */
export const judgeApart = async (order: Order, keep: Keep): Promise<void> => {
  const left = new Map(order.places.map((one) => [`${one.table} ${one.at}`, one]))
  const keepAndCount: Keep = (table, verdict) => {
    left.delete(`${table} ${verdict.at}`)
    keep(table, verdict)
  }
  while (left.size > 0) await judgeSome({ ...order, places: [...left.values()] }, keepAndCount)
}

/** Judges places until the process has judged all, is spent, or breaks at one, which counts as noticed. */
const judgeSome = ({ judge, content, system, places, file }: Order, keep: Keep): Promise<void> =>
  new Promise((done, failed) => {
    const child = fork(judge, ['--judge', content, system, file], { detached: true })
    children.add(child)
    const doing: Doing = {}
    child.send(places)
    child.on('message', (told: Told) => {
      if (told.kind === 'judging') doing.at = told
      else if (told.kind === 'unfit') doing.unfit = told.why
      else {
        doing.at = undefined
        keep(told.table, told.verdict)
      }
    })
    child.on('exit', (code) => {
      children.delete(child)
      if (doing.unfit !== undefined) failed(new UnfitError(doing.unfit))
      else if (doing.at) {
        const { asked, from } = doing.at
        keep(asked.table, { at: asked.at, from, by: 'broken' })
        done()
      } else if (code === 0 || code === spent) done()
      else failed(new Error(`Judging ${system} ended with ${code}.`))
    })
  })
