/** The Redis or Valkey server over which programs and workers meet, and what lies on it. */
import type { Redis } from 'ioredis'
import { QueueError } from './queueError.ts'

/** Of all keys and channels. */
export const prefix = 'sandtable'

/** How often a program announces its games, in milliseconds. */
export const pace = 1000

/** After this long without its program what is left of a run is gone, in seconds. */
export const lifetime = 900

/** How often a lost connection is tried again, and after how many milliseconds. */
const attempts = 10
const pause = 500

/** How often the server is asked for a sign of life, in milliseconds, and how many questions may stay without an answer. */
const pulse = 5000
const mostUnanswered = 3

export interface Server {
  readonly bullmq: typeof import('bullmq')
  readonly client: Redis
  /** Rejects with a `QueueError` when the server has gone away for good. */
  readonly lost: Promise<never>
  /** Hears the messages of a channel from now on. */
  listen(channel: string, hear: (text: string) => void): Promise<void>
  /** Says something on a channel; what cannot be said is lost. */
  say(channel: string, message: object): void
  close(): void
}

/** Where runs are announced. Channels, unlike keys, are shared by all databases of a server. */
export const runsChannel = ({ client }: Server): string => `${prefix}:${client.options.db ?? 0}:runs`

/** Where workers answer the announcements of a run. */
export const answersChannel = (run: string): string => `${prefix}:${run}:answers`

/** The address of a server from what a user wrote: itself, or `env:NAME` for a variable that holds it. Undefined when it is none. */
export const parseAddress = (text: string): string | undefined => {
  const address = text.startsWith('env:') ? (process.env[text.slice('env:'.length)] ?? '') : text
  const url = URL.parse(address)
  if (url === null || url.hostname === '' || !/^(?:redis|valkey)s?:$/.test(url.protocol)) return undefined
  return address.replace(/^valkey/i, 'redis')
}

const loadLibraries = async () => {
  try {
    return { bullmq: await import('bullmq'), ioredis: await import('ioredis') }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')
      throw new QueueError('Two packages are needed to share games and not installed: npm install bullmq ioredis')
    throw error
  }
}

/** Returns the code of an error of the system or the server: `ECONNREFUSED`, `WRONGPASS`. Texts could hold the address. */
export const codeOf = (error: unknown): string => {
  const { code, message = '' } = (error ?? {}) as { readonly code?: unknown; readonly message?: string }
  const known = typeof code === 'string' ? code : message.split(' ')[0]
  return /^[A-Z][A-Z0-9_]{2,40}$/.test(known) ? ` (${known})` : ''
}

/** Connects to a server. @throws QueueError when it cannot be reached or lets nobody in */
export const openServer = async (address: string): Promise<Server> => {
  const { bullmq, ioredis } = await loadLibraries()
  let isOpen = false
  let isClosed = false
  let lose: (error: QueueError) => void = () => {}
  const lost = new Promise<never>((_, reject) => {
    lose = reject
  })
  // A caller that does not wait for it must not be torn down by it.
  lost.catch(() => {})
  let last: unknown
  const client = new ioredis.Redis(address, {
    lazyConnect: true,
    maxRetriesPerRequest: null,
    connectTimeout: pulse,
    retryStrategy: (times) => (isOpen && times <= attempts ? pause : null),
  })
  client.on('error', (error) => {
    last = error
  })
  client.on('end', () => {
    if (!isClosed) lose(new QueueError(`The server of the queue has gone away${codeOf(last)}.`))
  })
  const listener = client.duplicate()
  listener.on('error', () => {})
  const close = (): void => {
    isClosed = true
    clearInterval(timer)
    client.disconnect()
    listener.disconnect()
  }
  let unanswered = 0
  const timer = setInterval(() => {
    if (unanswered++ >= mostUnanswered) lose(new QueueError('The server of the queue does not answer any more.'))
    client.ping().then(
      () => {
        unanswered = 0
      },
      () => {},
    )
  }, pulse)
  try {
    await new Promise<void>((done, fail) => {
      client.once('ready', done)
      client.once('error', fail)
      client.connect().catch(fail)
    })
    isOpen = true
    await listener.connect()
  } catch (error) {
    close()
    throw new QueueError(`The server of the queue cannot be reached${codeOf(last ?? error)}.`)
  }
  return {
    bullmq,
    client,
    lost,
    listen: async (channel, hear) => {
      listener.on('message', (at, text) => {
        if (at === channel) hear(text)
      })
      await listener.subscribe(channel)
    },
    say: (channel, message) => void client.publish(channel, JSON.stringify(message)).catch(() => {}),
    close,
  }
}

/** The keys of a queue beside those of its jobs that do not expire by themselves. */
const queueKeys = [
  ...['active', 'completed', 'delayed', 'events', 'failed', 'id', 'limiter', 'marker', 'meta'],
  ...['paused', 'pc', 'prioritized', 'repeat', 'stalled', 'wait'],
]

/** Lets all that is left of a run expire by itself, jobs of some ids included. Whether the run is still there. */
export const letExpire = async ({ client }: Server, run: string, jobs: Iterable<string> = []): Promise<boolean> => {
  const pipeline = client.pipeline()
  for (const key of [...queueKeys, ...jobs]) pipeline.expire(`${prefix}:${run}:${key}`, lifetime)
  const replies = await pipeline.exec()
  return replies?.[queueKeys.indexOf('meta')]?.[1] === 1
}
