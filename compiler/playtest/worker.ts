/** The door into a worker thread: one chunk of games in, small results out. */
import { playSeries } from './series.ts'

export default playSeries
