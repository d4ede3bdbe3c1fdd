/** Plays the computer's turns: shows its moves one after another while it thinks in the worker. */

import { effect, untracked } from '@preact/signals'
import { readMove } from '../../engine/play.ts'
import { makeRecord } from '../../engine/record.ts'
import { order } from './actions/carryOut.ts'
import { follow, reveal } from './actions/reveal.ts'
import { isTold, notify } from './announce.ts'
import { effectsLast } from './effects.ts'
import { Pace } from './pace.ts'
import { speeds } from './settings.ts'
import { silence } from './sound/index.ts'
import type { Store } from './store.ts'
import { hexOf } from './subject.ts'
import { lastPosition, recordOf } from './timeline.ts'
import { isComputer } from './types.ts'
import { slow } from './workerClient.ts'

/** Till a time of the page's clock. No skip ends it: nor does it end a thought. */
const until = async (time: number): Promise<void> => {
  const rest = time - performance.now()
  if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest))
}

/** How often in a row the computer is started before it waits to be asked. */
const restarts = 3

export class ComputerTurns {
  private readonly store: Store
  /** Ends the pause after a move, if there is one. */
  private endPause = (): void => {}
  /** Ends waiting for the player. */
  private goOn = (): void => {}
  private isDisposed = false
  /** How long each player, by its name, takes. */
  private readonly paces = new Map<string, Pace>()
  private readonly stopWatching: () => void

  constructor(store: Store) {
    this.store = store
    const { timeline, busy, replayAt, seats, following, covered } = store.state
    this.stopWatching = effect(() => {
      const { state } = lastPosition(timeline.value)
      const isWaiting =
        !busy.value &&
        replayAt.value === null &&
        !following.value &&
        !covered.value &&
        timeline.value.game.outcome(state) === undefined &&
        isComputer(seats.value[store.state.moverIn(state)])
      if (isWaiting) untracked(() => void this.run())
    })
  }

  /** Shows the rest of the computer's turn at once. */
  skip(): void {
    const { state } = this.store
    state.skipping.value = true
    state.paused.value = false
    silence(state)
    this.endPause()
  }

  dispose(): void {
    this.isDisposed = true
    this.endPause()
    this.goOn()
    this.stopWatching()
  }

  private async run(): Promise<void> {
    const { state } = this.store
    state.busy.value = true
    let failures = 0
    while (!this.isDisposed) {
      try {
        await this.playTurn()
        break
      } catch (problem) {
        failures += 1
        await this.recover(failures, problem instanceof Error ? problem.message : String(problem))
      }
    }
    state.skipping.value = false
    state.paused.value = false
    state.busy.value = false
  }

  /** Whatever fails, the computer keeps its side: it is started again, and after some failures in a row waits to be asked. */
  private async recover(failures: number, why: string): Promise<void> {
    if (this.isDisposed) return
    const { state } = this.store
    if (failures % restarts !== 0) return notify(state, `The computer is started again: ${why}.`)
    notify(state, `The computer waits: ${why}. “Go on” starts it again, “Stop” lets you lead its side.`, true)
    const { timeline, seats } = state
    const [expected, led] = [timeline.value, seats.value]
    state.paused.value = true
    await this.untilGoingOn(() => this.isDisposed || timeline.value !== expected || seats.value !== led)
    state.notice.value = null
  }

  /** Plays the turn of the side to move. Stops when another game is taken up meanwhile. */
  private async playTurn(): Promise<void> {
    const { state, worker } = this.store
    const { timeline, ui, bundle } = state
    let expected = timeline.value
    const { game } = expected
    const side = state.moverIn(lastPosition(expected).state)
    const seat = state.seats.value[side]
    if (!isComputer(seat)) return
    /** True if another game was taken up, or another player leads the side. */
    const isGivenUp = () =>
      this.isDisposed || state.following.value || timeline.value !== expected || state.seats.value[side] !== seat
    const tellSlow = () =>
      notify(state, `The computer has not answered for ${slow} seconds. If none comes soon, it is started again.`)
    let askedAt = performance.now()
    const decisions = worker.turn(seat, makeRecord(recordOf(bundle, expected)), {
      base: expected.base,
      side,
      onSlow: tellSlow,
    })
    for await (const { move, took } of decisions) {
      const showAt = askedAt + this.paceOf(seat).showAfter(took)
      // While this one is shown, it thinks about the next one.
      askedAt = performance.now()
      if (ui.setup.hides(bundle.scenario, lastPosition(expected).state)) await until(showAt)
      if (isGivenUp()) return
      const action = readMove(game, move)?.action
      if (action === undefined) throw new Error(`the computer chose "${move}", which is no action`)
      const pace = state.skipping.value ? 0 : speeds[state.settings.value.speed]
      if (state.settings.value.follows && pace > 0) reveal(this.store, hexOf(state, ui.orders.actorOf(action) ?? null))
      const before = state.pieces.peek()
      if (!order(this.store, action)) throw new Error('the computer chose an action that is refused')
      expected = timeline.value
      const done = expected.steps.at(-1)
      if (!done) return
      const events = done.events.filter((event) => isTold(event, state.view.value))
      if (pace > 0) follow(this.store, done, before)
      await this.wait(Math.max(ui.events.duration(events) * pace, effectsLast(state.effects.value)))
      await this.untilGoingOn(isGivenUp)
      // A partner who is a person comes first.
      if (state.moverIn(done.after.state) !== side) return
    }
  }

  private paceOf(player: string): Pace {
    const pace = this.paces.get(player) ?? new Pace()
    this.paces.set(player, pace)
    return pace
  }

  /** While the player has paused it. */
  private async untilGoingOn(isGivenUp: () => boolean): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const stop = effect(() => {
      if (!this.store.state.paused.value || isGivenUp()) resolve()
    })
    this.goOn = resolve
    await promise
    stop()
  }

  private async wait(milliseconds: number): Promise<void> {
    if (milliseconds === 0) return
    await new Promise<void>((resolve) => {
      this.endPause = resolve
      setTimeout(resolve, milliseconds)
    })
  }
}
