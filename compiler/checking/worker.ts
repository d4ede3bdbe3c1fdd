/** The door into a worker thread: it opens its ground once, then looks at shares. */
import Tinypool from 'tinypool'
import { type Ground, openSharer, type Share, type Shared } from './share.ts'

const look = openSharer(Tinypool.workerData as Ground)

export default (share: Share): Shared => look(share)
