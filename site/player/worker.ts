/**
 * Plays and replays off the page's thread, so that the page never freezes. Each system has a worker of its own, a short module
 * that passes its game and its players to this one: so a page loads no other system's.
 */

import type { PlayerId } from '../../engine/ai/players.ts'
import { randomPlayer } from '../../engine/ai/random.ts'
import { atDifficulty } from '../../engine/difficulty.ts'
import type { AnyGame, Player, Scenario, Thinkers } from '../../engine/game.ts'
import { step } from '../../engine/play.ts'
import { makeMove } from '../../engine/record.ts'
import type { FromWorker, ToWorker } from './messages.ts'
import { chooseAction, hashOf, readRecord, selfPlay } from './replay.ts'
import { lastPosition, timelineOf } from './timeline.ts'

/** How a system is opened, and who can play it. */
interface Engine {
  open(scenario: Scenario): AnyGame
  readonly thinkers: Thinkers<never>
}

const post = (message: FromWorker): void => postMessage(message)

/** Lets waiting messages in: a stop must arrive between two decisions. */
const yieldToMessages = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))

/** Answers the page. On the page, where a worker's module is asked for its address, it does nothing. */
export const answerThePage = (engine: Engine): void => {
  let gameAt = (_level: string | undefined): AnyGame => {
    throw new Error('no scenario is open')
  }
  let scenarioHash = ''
  let playing = 0

  /** The scenario at its levels of difficulty, each opened when it is first asked for. */
  const gamesOf = ({ scenario, levels }: Extract<ToWorker, { type: 'open' }>) => {
    const open = new Map<string | undefined, AnyGame>()
    return (level: string | undefined): AnyGame => {
      const at = atDifficulty(scenario, levels, level)
      if (typeof at === 'string') throw new Error(at)
      const game = open.get(at.difficulty) ?? engine.open(at)
      open.set(at.difficulty, game)
      return game
    }
  }

  const playerOf = (id: PlayerId, open: AnyGame): Player => {
    const make = id === 'random' ? randomPlayer : engine.thinkers[id]
    if (make === undefined) throw new RangeError(`nobody plays this as “${id}”`)
    return make(open as never)
  }

  const playTurn = async (order: Extract<ToWorker, { type: 'play' }>): Promise<void> => {
    const { job } = order
    const record = readRecord(order.record)
    const { seed } = record
    const open = gameAt(record.difficulty)
    const player = playerOf(order.player, open)
    let position = lastPosition(timelineOf(open, record).timeline)
    const [side] = open.actors(position.state)
    while (playing === job && side !== undefined && open.actors(position.state).includes(side)) {
      const action = chooseAction(open, position, player, seed)
      const result = step(open, position, side, action)
      if (!result.ok) throw new Error(`${order.player} chose an action that is refused: ${result.reason}`)
      position = result.position
      post({ type: 'move', job, move: makeMove(side, open.makeAction(action)) })
      await yieldToMessages()
    }
    post({ type: 'turn-over', job })
  }

  const answer = async (message: ToWorker): Promise<void> => {
    if (message.type === 'open') {
      gameAt = gamesOf(message)
      scenarioHash = message.scenarioHash
      return
    }
    if (message.type === 'stop') {
      if (playing === message.job) playing = 0
      return
    }
    const { job } = message
    if (message.type === 'play') {
      playing = job
      await playTurn(message)
    } else if (message.type === 'hash') {
      post({ type: 'result', job, result: hashOf(gameAt(readRecord(message.record).difficulty), message.record) })
    } else {
      const game = gameAt(undefined)
      const player = playerOf(message.player, game)
      post({ type: 'result', job, result: selfPlay(game, scenarioHash, player, message.seed) })
    }
  }

  const receive = (event: MessageEvent<ToWorker>): void => {
    const message = event.data
    answer(message).catch((problem: unknown) => {
      const reason = problem instanceof Error ? problem.message : String(problem)
      post({ type: 'failed', job: 'job' in message ? message.job : 0, reason })
    })
  }

  if (typeof document === 'undefined') addEventListener('message', receive)
}
