/** The door into a thread of a team: a share comes in, and what was found in it goes out. */
import { parentPort } from 'node:worker_threads'
import { setHost } from '../host.ts'
import { nodeHost } from '../nodeHost.ts'
import type { Stopwatch } from '../timing.ts'
import { lookAtShare, type Seen, type Share } from './share.ts'

setHost(nodeHost)

/** What a thread says: what it has seen, and at last how long it took. */
export type Message = { readonly seen: readonly Seen[] } | { readonly times: Stopwatch['times'] }

const say = (message: Message): void => parentPort?.postMessage(message)

parentPort?.once('message', (share: Share) => {
  say({ times: lookAtShare(share, (seen) => say({ seen })) })
})
