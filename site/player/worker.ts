/** Thinks and replays off the page's thread, so that the page never freezes. */
import { makePlayer } from '../../engine/ai/index.ts'
import { step } from '../../engine/play.ts'
import { type OperationalGame, operational } from '../../engine/systems/operational/index.ts'
import type { FromWorker, ToWorker } from './messages.ts'
import { chooseAction, hashOf, selfPlay } from './replay.ts'
import { lastPosition, timelineOf } from './timeline.ts'

/** Where this module stands, for the one who starts the worker. */
export const address = import.meta.url

let game: OperationalGame | undefined
let scenarioHash = ''
let playing = 0

const tell = (message: FromWorker): void => postMessage(message)

/** Lets waiting messages in: a stop must be heard between two decisions. */
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))

const playTurn = async (open: OperationalGame, order: Extract<ToWorker, { type: 'play' }>): Promise<void> => {
  const { job, seed, moves } = order
  const player = makePlayer(order.player, open)
  let position = lastPosition(timelineOf(open, { format: 1, scenario: '', seed, moves: [...moves] }).timeline)
  const { side } = position.state
  while (playing === job && position.state.side === side && open.outcome(position.state) === undefined) {
    const action = chooseAction(open, position, player, seed)
    const result = step(open, position, action)
    if (!result.ok) throw new Error(`${order.player} chose an action that is refused: ${result.reason}`)
    position = result.position
    tell({ type: 'move', job, move: open.makeAction(action) })
    await breathe()
  }
  tell({ type: 'turn-over', job })
}

const answer = async (message: ToWorker): Promise<void> => {
  if (message.type === 'open') {
    game = operational.open(message.scenario) as OperationalGame
    scenarioHash = message.scenarioHash
    return
  }
  if (message.type === 'stop') {
    if (playing === message.job) playing = 0
    return
  }
  if (!game) throw new Error('no scenario is open')
  if (message.type === 'play') {
    playing = message.job
    await playTurn(game, message)
  } else if (message.type === 'hash') {
    tell({ type: 'result', job: message.job, result: hashOf(game, message.record) })
  } else {
    tell({ type: 'result', job: message.job, result: selfPlay(game, scenarioHash, message.player, message.seed) })
  }
}

const hear = (event: MessageEvent<ToWorker>): void => {
  const message = event.data
  answer(message).catch((problem: unknown) => {
    const reason = problem instanceof Error ? problem.message : String(problem)
    tell({ type: 'failed', job: 'job' in message ? message.job : 0, reason })
  })
}

// On the page, where it is asked for its address, it does nothing.
if (typeof document === 'undefined') addEventListener('message', hear)
