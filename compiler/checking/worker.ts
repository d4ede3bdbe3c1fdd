/** The door into a thread of a team: the ground comes first, then one share after the other. */
import { parentPort } from 'node:worker_threads'
import { type Ground, openSharer, type Share } from './share.ts'

let look: ReturnType<typeof openSharer> | undefined

parentPort?.on('message', (message: { readonly ground: Ground } | { readonly share: Share }) => {
  if ('ground' in message) look = openSharer(message.ground)
  else if (look !== undefined) parentPort?.postMessage(look(message.share))
})
