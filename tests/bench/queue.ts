/**
 * `node tests/bench/queue.ts [SCENARIO] [GAMES]`: how much faster two workers of a queue are than one, each with one thread, all on this
 * machine, where the program that asks and the server need a part of it. Beside it as a yardstick the same games without a queue, in
 * one process and in two: what more cores are worth here. What is timed begins when workers have compiled what they run. `busy` is
 * the part of the cores that all these processes had: with two workers it says below 95 % when something else ran on the machine, and the
 * factor then says little. Needs valkey-server or redis-server.
 */
import '../support/host.ts'
import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { openQueue } from '../../compiler/playtest/queue/queuePool.ts'
import { playSeries, type Series } from '../../compiler/playtest/series.ts'
import { openRedis } from '../support/redis.ts'
import { loadScenarios } from '../support/scenarios.ts'

const [id = 'road-to-catania', games = '2000', part] = process.argv.slice(2)
const scenario = (await loadScenarios()).find((one) => one.id === id)
if (scenario === undefined) throw new Error(`there is no scenario "${id}"`)
const series: Series = {
  scenario,
  players: scenario.sides.map(() => 'planner'),
  from: 0,
  to: Number(games),
  seed: 1000,
}
/** Games that each worker plays first: after some hundred nothing is compiled any more. */
const warmUp = Math.min(400, Number(games) / 2)

/** Seconds of processor time that a process of this machine has used; 0 where the system does not say. */
const workOf = (pid: number): number => {
  try {
    const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ').slice(11, 13)
    return (Number(user) + Number(system)) / 100
  } catch {
    return 0
  }
}

interface Measured {
  readonly seconds: number
  /** Seconds of processor time of each process. */
  readonly work: readonly number[]
}

/** How long something takes, and what work it is for this process and some others. */
const measure = async (others: readonly number[], task: () => Promise<unknown>): Promise<Measured> => {
  const pids = [process.pid, ...others]
  const before = pids.map(workOf)
  const begun = performance.now()
  await task()
  const seconds = (performance.now() - begun) / 1000
  return { seconds, work: pids.map((pid, n) => workOf(pid) - before[n]) }
}

const program = fileURLToPath(new URL('../../compiler/cli.ts', import.meta.url))

const overQueue = async (workers: number): Promise<Measured> => {
  const server = await openRedis()
  const children = Array.from({ length: workers }, () =>
    spawn(process.execPath, [program, 'worker', '--queue', 'env:QUEUE', '--threads', '1'], {
      env: { ...process.env, QUEUE: server.url },
      stdio: 'ignore',
    }),
  )
  const pool = await openQueue(server.url, { tell: console.error })
  await pool.play({ ...series, to: warmUp * workers })
  const pids = [server.pid, ...children.flatMap(({ pid }) => pid ?? [])]
  const measured = await measure(pids, () => pool.play(series))
  await pool.close()
  for (const child of children) child.kill()
  await server.stop()
  return measured
}

/** A message to a process that plays without a queue: it answers when the games are played. */
const ask = async (child: ChildProcess, from: number, to: number): Promise<void> => {
  child.send({ from, to })
  await once(child, 'message')
}

const withoutQueue = async (processes: number): Promise<Measured> => {
  const children = Array.from({ length: processes }, () => fork(process.argv[1], [id, games, 'part']))
  await Promise.all(children.map((child) => once(child, 'message')))
  await Promise.all(children.map((child) => ask(child, 0, warmUp)))
  const edges = children.map((_, n) => Math.round((series.to * n) / processes))
  const pids = children.flatMap(({ pid }) => pid ?? [])
  const measured = await measure(pids, () =>
    Promise.all(children.map((child, n) => ask(child, edges[n], edges[n + 1] ?? series.to))),
  )
  for (const child of children) child.kill()
  return measured
}

const tell = (what: string, one: number, { seconds, work }: Measured): void => {
  const busy = work.reduce((sum, each) => sum + each, 0) / (seconds * availableParallelism())
  const parts = work.map((each) => each.toFixed(1)).join(' + ')
  console.log(
    `${id}  ${what}  ${(series.to / seconds).toFixed(1)} games/s  factor ${(one / seconds).toFixed(2)}  busy ${(100 * busy).toFixed(0)} % (${parts} s in ${seconds.toFixed(1)} s)`,
  )
}

if (part === undefined) {
  for (const [name, play] of [['queue', overQueue] as const, ['no queue', withoutQueue] as const]) {
    const one = await play(1)
    tell(`${name}, one worker `, one.seconds, one)
    tell(`${name}, two workers`, one.seconds, await play(2))
  }
} else {
  process.on('message', ({ from, to }: Series) => {
    playSeries({ ...series, from, to })
    process.send?.('played')
  })
  process.send?.('ready')
}
