/** The door into a worker thread: one chunk of games in, small results out. */
import { setHost } from '../host.ts'
import { nodeHost } from '../nodeHost.ts'
import { playSeries } from './series.ts'

setHost(nodeHost)

export default playSeries
export { playTrials } from './levers/trials.ts'
