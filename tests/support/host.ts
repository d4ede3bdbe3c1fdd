/** Lets tests ask the core of the compiler in Node. */
import { setHost } from '../../compiler/host.ts'
import { nodeHost } from '../../compiler/nodeHost.ts'

setHost(nodeHost)
