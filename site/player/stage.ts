/** Shows the computer's moves one after another while it thinks in the worker. */
import { effect, untracked } from '@preact/signals'
import { isHeard, notify } from './announce.ts'
import type { Orderly } from './orderly.ts'
import type { PlayerState } from './state.ts'
import { hexOf } from './subject.ts'
import type { Thinker } from './thinker.ts'
import { lastPosition, type Timeline } from './timeline.ts'

export interface Stage {
  /** Shows the rest of the computer's turn at once. */
  skip(): void
  dispose(): void
}

export const createStage = (
  state: PlayerState,
  thinker: Thinker,
  orderly: Orderly,
  reveal: (hex: number) => void,
): Stage => {
  let skipping = false
  let endPause: () => void = () => {}
  let disposed = false

  const pause = (milliseconds: number): Promise<void> =>
    skipping || milliseconds === 0
      ? Promise.resolve()
      : new Promise((resolve) => {
          const timer = setTimeout(resolve, milliseconds)
          endPause = () => {
            clearTimeout(timer)
            resolve()
          }
        })

  /** Plays the turn of the side to move. Stops when another game is put on the table meanwhile. */
  const playTurn = async (): Promise<void> => {
    const { game, timeline } = state
    const begun = timeline.value
    const { side } = lastPosition(begun).state
    const seat = state.seats.value[side]
    if (seat === 'human') return
    let expected: Timeline = begun
    const moves = begun.steps.map((done) => game.makeAction(done.action))
    for await (const text of thinker.turn(seat, begun.seed, moves)) {
      if (disposed || timeline.value !== expected || state.seats.value[side] !== seat) return
      const action = game.parseAction(text)
      if (action === undefined) throw new Error(`the computer chose "${text}", which is no action`)
      reveal(hexOf(state, state.ui.orders.actorOf(action) ?? null))
      if (!orderly.carryOut(action)) throw new Error('the computer chose an action that is refused')
      expected = timeline.value
      const events = expected.steps.at(-1)?.events ?? []
      await pause(state.ui.events.lasts(events.filter((event) => isHeard(event, state.view.value))))
    }
  }

  const run = async (): Promise<void> => {
    state.busy.value = true
    try {
      await playTurn()
    } catch (problem) {
      notify(state, `The computer cannot play: ${problem instanceof Error ? problem.message : String(problem)}`)
      state.seats.value = ['human', 'human']
    } finally {
      skipping = false
      state.busy.value = false
    }
  }

  const stopWatching = effect(() => {
    const position = lastPosition(state.timeline.value)
    const waiting =
      !state.busy.value &&
      state.replayAt.value === null &&
      state.game.outcome(position.state) === undefined &&
      state.seats.value[position.state.side] !== 'human'
    if (waiting) untracked(() => void run())
  })

  return {
    skip() {
      skipping = true
      endPause()
    },
    dispose() {
      disposed = true
      endPause()
      stopWatching()
    },
  }
}
