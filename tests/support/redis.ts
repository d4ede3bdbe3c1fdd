/** A server of Redis or Valkey for tests, on a port of this machine only, with a password, that keeps nothing. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Redis } from 'ioredis'

/** The program that is installed here, if there is one. */
export const redisProgram = ['valkey-server', 'redis-server'].find(
  (program) => spawnSync(program, ['--version']).status === 0,
)

/** No part of it may ever be printed. */
export const password = 'open-sesame-7305'

export interface RedisServer {
  readonly url: string
  readonly pid: number
  /** To look at what lies on it. */
  readonly client: Redis
  stop(): Promise<void>
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

/** Starts the program that was found. */
export const openRedis = async (): Promise<RedisServer> => {
  if (redisProgram === undefined) throw new Error('Neither valkey-server nor redis-server is installed.')
  const directory = mkdtempSync(join(tmpdir(), 'sandtable-redis-'))
  const port = await freePort()
  const words = `--port ${port} --bind 127.0.0.1 --dir ${directory} --requirepass ${password} --appendonly no --save`
  const child: ChildProcess = spawn(redisProgram, [...words.split(' '), ''], { stdio: 'ignore' })
  const url = `redis://:${password}@127.0.0.1:${port}`
  const client = new Redis(url, { retryStrategy: () => 50, maxRetriesPerRequest: 200 })
  client.on('error', () => {})
  await client.ping()
  return {
    url,
    pid: child.pid ?? 0,
    client,
    stop: async () => {
      client.disconnect()
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGKILL')
        await once(child, 'exit')
      }
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
