/**
 * Playtests over several machines, played here: games per second of one worker and of two, each with one thread, and their factor.
 * Takes the id of a scenario and a number of games; needs valkey-server or redis-server.
 */
import '../support/host.ts'
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { openQueue } from '../../compiler/playtest/queue/queuePool.ts'
import type { Series } from '../../compiler/playtest/series.ts'
import { openRedis } from '../support/redis.ts'
import { loadScenarios } from '../support/scenarios.ts'

const [id = 'road-to-catania', games = '2000', most = '2'] = process.argv.slice(2)
const scenario = (await loadScenarios()).find((one) => one.id === id)
if (scenario === undefined) throw new Error(`there is no scenario "${id}"`)
const series: Series = {
  scenario,
  players: scenario.sides.map(() => 'planner'),
  from: 0,
  to: Number(games),
  seed: 1000,
}
/** Games that are played first, after which every worker has compiled what it runs. */
const warmUp = 40

const program = fileURLToPath(new URL('../../compiler/cli.ts', import.meta.url))

/** Seconds that some workers take for the series. */
const measure = async (workers: number): Promise<number> => {
  const server = await openRedis()
  const children = Array.from({ length: workers }, () =>
    spawn(process.execPath, [program, 'worker', '--queue', 'env:QUEUE', '--threads', '1'], {
      env: { ...process.env, QUEUE: server.url },
      stdio: 'ignore',
    }),
  )
  const pool = await openQueue(server.url, { tell: console.error })
  await pool.play({ ...series, to: warmUp * workers })
  const begun = performance.now()
  await pool.play(series)
  const seconds = (performance.now() - begun) / 1000
  await pool.close()
  for (const child of children) child.kill()
  await server.stop()
  return seconds
}

let one = 0
for (let workers = 1; workers <= Number(most); workers++) {
  const seconds = await measure(workers)
  if (workers === 1) one = seconds
  console.log(
    `${id}  ${games} games  ${workers} worker${workers === 1 ? '' : 's'}  ${seconds.toFixed(1)} s  ${(Number(games) / seconds).toFixed(1)} games/s  factor ${(one / seconds).toFixed(2)}`,
  )
}
