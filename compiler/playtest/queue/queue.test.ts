import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { typeIn } from '../../../tests/support/commandLine.ts'
import { openRedis, password, type RedisServer, redisProgram } from '../../../tests/support/redis.ts'
import { crossing, duel } from '../../../tests/support/scenarios.ts'
import { gatherEvidence } from '../evidence.ts'
import { panelOf } from '../panel.ts'
import { openPool } from '../pool.ts'
import type { Pool, Series } from '../series.ts'
import { makeJob } from './messages.ts'
import { openQueue, shrinkingBatches } from './queuePool.ts'
import { openQueueWorker, type QueueWorker } from './queueWorker.ts'
import { prefix } from './server.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

if (redisProgram === undefined)
  console.warn('Skipped the tests of playtests over several machines: neither valkey-server nor redis-server is here.')

/** A worker in a process of its own, and all that it has printed. */
interface Started {
  readonly child: ChildProcess
  readonly printed: () => string
  /** Its exit code and the signal that ended it. */
  readonly ended: Promise<unknown>
}

describe.skipIf(redisProgram === undefined)('a queue', () => {
  let server: RedisServer
  let told: string[] = []
  let open: { close(): Promise<void> }[] = []
  let processes: Started[] = []

  beforeAll(async () => {
    server = await openRedis()
  })
  afterAll(() => server.stop())
  afterEach(async () => {
    for (const one of open) await one.close()
    for (const { child, printed } of processes) {
      child.kill('SIGKILL')
      expect(printed()).not.toContain(password)
    }
    expect(told.join('\n')).not.toContain(password)
    told = []
    open = []
    processes = []
  })

  const tell = (line: string): void => {
    told.push(line)
  }
  const keep = <T extends { close(): Promise<void> }>(one: T): T => {
    open.push(one)
    return one
  }
  const ask = async (options: { signal?: AbortSignal; patience?: number } = {}): Promise<Pool> =>
    keep(await openQueue(server.url, { tell, ...options }))
  const workHere = async (how: { fingerprint?: string; longestGame?: number } = {}): Promise<QueueWorker> =>
    keep(await openQueueWorker(server.url, { tell, threads: 1, ...how }))

  /** Starts the command line in a folder, with the address of a server in `QUEUE`. */
  const start = (words: readonly string[], cwd = root, { url } = server): Started => {
    const child = spawn(process.execPath, [join(root, 'compiler/cli.ts'), ...words, '--queue', 'env:QUEUE'], {
      cwd,
      env: { ...process.env, QUEUE: url },
    })
    let text = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        text += chunk
      })
    }
    const started = { child, printed: () => text, ended: once(child, 'exit') }
    processes.push(started)
    return started
  }
  const startWorker = (): Started => start(['worker', '--threads', '1'])
  const until = (truth: () => unknown): Promise<void> => expect.poll(truth, { interval: 20 }).toBeTruthy()

  const series: Series = {
    scenario: crossing,
    players: crossing.sides.map(() => 'planner'),
    from: 0,
    to: 60,
    seed: 40,
    isWatched: true,
  }
  const play = async (pool: Pool, what: Series, progress?: (done: number) => void): Promise<string> =>
    JSON.stringify(await pool.play(what, progress))

  it('gives the evidence that this machine gathers, to the byte, and leaves nothing behind', async () => {
    const workers = [startWorker(), startWorker()]
    const panel = panelOf(crossing)
    const gather = async (pool: Pool): Promise<string> => {
      const plan = { panel, games: 60, seed: 5 }
      const { evidence, sampleWins } = await gatherEvidence(pool, crossing, { side: 0, from: 35, to: 65 }, plan)
      return JSON.stringify([evidence, sampleWins])
    }
    const pool = await ask()
    const [there, here] = [await gather(pool), await gather(openPool(1))]
    expect(there).toBe(here)
    const two = openPool(2)
    expect(await gather(two)).toBe(here)
    await two.close()
    await pool.close()
    await until(() => workers.every(({ printed }) => /played [1-9]\d* games? here/.test(printed())))
    expect(await server.client.keys('*')).toEqual([])
    workers[0].child.kill('SIGINT')
    expect(await workers[0].ended).toEqual([0, null])
  })

  /** The batches that workers are playing. */
  const active = async (): Promise<number> => {
    const lists = await server.client.keys(`${prefix}:*:active`)
    return lists[0] === undefined ? 0 : server.client.llen(lists[0])
  }
  const expires = async (): Promise<boolean> => {
    const keys = await server.client.keys('*')
    const left = await Promise.all(keys.map((key) => server.client.ttl(key)))
    return left.every((seconds) => seconds !== -1)
  }

  it('loses nothing when a worker dies in the middle, and what lies there expires', async () => {
    const worker = startWorker()
    const pool = await ask()
    let done = 0
    const there = play(pool, series, (games) => {
      done = games
    })
    await until(async () => done > 0 && (await active()) > 0)
    worker.child.kill('SIGKILL')
    await worker.ended
    expect(await active()).toBe(1)
    await until(expires)
    startWorker()
    expect(await there).toBe(await play(openPool(1), series))
  })

  it('gets back what a worker plays that is asked to end', async () => {
    const worker = startWorker()
    const pool = await ask()
    const there = play(pool, series)
    await until(active)
    worker.child.kill('SIGINT')
    expect(await worker.ended).toEqual([0, null])
    expect(worker.printed()).toMatch(/ at once\.\nRun \w{16}: played [1-9]\d* games here\.\n$/)
    expect(await active()).toBe(0)
    const hasty = startWorker()
    await until(active)
    hasty.child.kill('SIGINT')
    await until(() => hasty.printed().includes('Ctrl-C again ends it at once'))
    hasty.child.kill('SIGINT')
    expect(await hasty.ended).toEqual([null, 'SIGINT'])
    await workHere()
    expect(await there).toBe(await play(openPool(1), series))
  })

  it('is refused by a worker that plays otherwise, and waits for another', async () => {
    const few = { ...series, scenario: duel, to: 7 }
    await workHere({ fingerprint: '0.0.1/other' })
    const pool = await ask()
    const there = play(pool, few)
    await until(() => told.length === 2)
    expect(told.toSorted()).toEqual([
      expect.stringMatching(
        /^A worker refuses these games: it plays by 0\.0\.1\/other, and this program by [\d.]+\/\w+/,
      ),
      expect.stringMatching(/^Refused run \w{16}: its games are played by [\d.]+\/\w+, and here by 0\.0\.1\/other\./),
    ])
    await workHere()
    expect(await there).toBe(await play(openPool(1), few))
    expect(told.filter((line) => line.includes('efuse'))).toHaveLength(2)
  })

  it('keeps a worker alive that is sent a malformed job or one that cannot be played', async () => {
    await workHere()
    const pool = await ask()
    const bad = { ...series, players: ['nobody', 'nobody'] }
    await expect(pool.play(bad)).rejects.toThrow(/^Games 0 to 4 could not be played: .*nobody/)
    const { Queue } = await import('bullmq')
    const { Redis } = await import('ioredis')
    const client = new Redis(server.url, { maxRetriesPerRequest: null })
    const other = await ask()
    await other.play({ ...series, scenario: duel, to: 1 })
    const [run = ''] = (await server.client.keys('*')).flatMap(
      (key) => key.match(/(?<=^sandtable:)\w{16}(?=:meta$)/) ?? [],
    )
    const queue = new Queue(run, { connection: client, prefix })
    await queue.add('games', { ...makeJob(series, JSON.stringify(duel)), code: 'process.exit()' })
    await until(() => told.includes('Refused a batch of games: the job is malformed at "" (additionalProperties).'))
    await queue.close()
    client.disconnect()
    expect(await play(other, { ...series, to: 5 })).toBe(await play(openPool(1), { ...series, to: 5 }))
  })

  it('keeps the thread of a worker that is sent games without an end', async () => {
    await workHere({ longestGame: 2000 })
    const endless = { ...series, players: series.players.map(() => 'search:nodes=1000000000'), to: 1 }
    await expect((await ask()).play(endless)).rejects.toThrow(
      'could not be played: the games took longer than 2 seconds',
    )
    const few = { ...series, scenario: duel, to: 3 }
    expect(await play(await ask(), few)).toBe(await play(openPool(1), few))
  })

  it('has games played once more when what comes back is no result', async () => {
    const pool = await ask()
    const few = { ...series, scenario: duel, to: 3 }
    const there = play(pool, few)
    await until(async () => (await server.client.keys(`${prefix}:*:batch-*`)).length > 0)
    const [run = ''] = (await server.client.keys('*')).flatMap(
      (key) => key.match(/(?<=^sandtable:)\w{16}(?=:meta$)/) ?? [],
    )
    const { Worker } = await import('bullmq')
    const { Redis } = await import('ioredis')
    const client = new Redis(server.url, { maxRetriesPerRequest: null })
    const lie = async (): Promise<unknown> => {
      void liar.pause(true)
      return [{ game: 0, winner: 7 }]
    }
    const liar = new Worker(run, lie, { connection: client, prefix })
    await until(() => told.some((line) => line.includes('is no result. They are played once more.')))
    await liar.close(true)
    client.disconnect()
    await workHere()
    expect(await there).toBe(await play(openPool(1), few))
  })

  it('does not disturb another one, and hears of every batch', async () => {
    await workHere()
    const pools = [await ask(), await ask()]
    const done: number[] = []
    const both = pools.map((pool, n) => play(pool, { ...series, to: 12 + n }, (games) => done.push(games)))
    const here = await play(openPool(1), { ...series, to: 13 })
    expect(await both[1]).toBe(here)
    expect(JSON.parse(await both[0])).toEqual(JSON.parse(here).slice(0, 12))
    expect(done.toSorted((a, b) => a - b)).toEqual([5, 5, 10, 10, 12, 13])
  })

  it('says when nobody answers, and withdraws its games when they are not wanted any more', async () => {
    const controller = new AbortController()
    const pool = await ask({ patience: 1200, signal: controller.signal })
    const playing = pool.play(series)
    playing.catch(() => {})
    await until(() => told.some((line) => line.startsWith('No worker has answered for 1 s. Start one with')))
    expect((await server.client.keys('*')).length).toBeGreaterThan(10)
    controller.abort()
    await expect(playing).rejects.toThrow('Stopped: the games that waited are withdrawn.')
    await pool.close()
    expect(await server.client.keys('*')).toEqual([])
  })

  describe('of the command line', () => {
    const home = mkdtempSync(join(tmpdir(), 'sandtable-queue-'))
    for (const path of ['systems/operational', 'scenarios/road-to-catania']) {
      cpSync(join(root, 'content', path), join(home, 'content', path), {
        recursive: true,
        filter: (file) => !file.endsWith('/rules') && !file.endsWith('.json'),
      })
    }
    afterAll(() => rmSync(home, { recursive: true, force: true }))
    const words = ['playtest', '--games', '500', '--dry-run']

    it('withdraws its games at Ctrl-C', async () => {
      const asker = start(words, home)
      await until(async () => (await server.client.keys(`${prefix}:*:batch-*`)).length > 0)
      asker.child.kill('SIGINT')
      expect(await asker.ended).toEqual([2, null])
      expect(asker.printed()).toBe('sandtable playtest: Stopped: the games that waited are withdrawn.\n')
      expect(await server.client.keys('*')).toEqual([])
    })

    it('ends in one line when its server goes away, on both sides', async () => {
      const own = await openRedis()
      const worker = start(['worker', '--threads', '1'], home, own)
      const asker = start(words, home, own)
      await until(() => worker.printed().includes('plays its games'))
      await own.stop()
      expect([await asker.ended, await worker.ended]).toEqual([
        [2, null],
        [2, null],
      ])
      const line = 'The server of the queue has gone away (ECONNREFUSED).\n'
      expect(asker.printed()).toBe(`sandtable playtest: ${line}`)
      expect(worker.printed()).toMatch(
        /^Waits for games, on 1 core.*\nRun \w+: plays its games\.\n(Run .*\n)?[^\n]+\n$/,
      )
      expect(worker.printed()).toContain(`\nsandtable worker: ${line}`)
    })
  })
})

it.each([1, 4, 5, 61, 2000, 30_000])('%i games are shared out once each, in batches that do not grow', (games) => {
  const batches = shrinkingBatches({ scenario: duel, players: [], from: 7, to: 7 + games, seed: 1 })
  const numbers = batches.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, n) => from + n))
  expect(numbers).toEqual(Array.from({ length: games }, (_, n) => 7 + n))
  const sizes = batches.map(({ from, to }) => to - from)
  expect(sizes).toEqual(sizes.toSorted((one, other) => other - one))
  expect(sizes[0]).toBeLessThanOrEqual(Math.max(5, Math.min(100, Math.ceil(games / 48))))
  expect(sizes.at(-2) ?? 5).toBeGreaterThanOrEqual(5)
})

describe('the commands', () => {
  it.each([
    [['worker'], 'Say where the queue is'],
    [['worker', `redis://me:${password}@localhost`], 'Say where the queue is'],
    [['worker', '--queue', `http://me:${password}@localhost`], '--queue takes an address such as'],
    [['worker', '--queu', `redis://me:${password}@localhost`], 'Unknown option "--queu". Did you mean --queue?'],
    [['worker', `--queu=redis://me:${password}@localhost`], 'Unknown option "--queu=redis://localhost".'],
    [['worker', '--queue', `redis://me:${password}@127.0.0.1:1`], 'cannot be reached (ECONNREFUSED).'],
    [['playtest', '--queue', `http://me:${password}@localhost`], '--queue takes an address such as'],
    [['playtest', '--queue', 'redis://localhost', '--threads', '2'], '--threads is about this machine'],
  ])('refuse %j without repeating a password', async (words, message) => {
    const { code, out, error } = await typeIn(root, words)
    expect(code).toBe(2)
    expect(error).toContain(message)
    expect(out + error).not.toContain(password)
  })
})
