/** Gives orders: the one way in which an action enters the game, and how it is undone. */
import type { Action } from '../../../engine/game.ts'
import { withVerb } from '../../../engine/words.ts'
import { announceEvents, notify, say } from '../announce.ts'
import type { Store } from '../store.ts'
import { hexOf, isSame } from '../subject.ts'
import type { PlayerState } from '../systemUi.ts'
import { extended, lastPosition, positionAt, type Step, type Timeline, undoBarrier, undone } from '../timeline.ts'
import { isComputer } from '../types.ts'
import { sideName } from '../words.ts'
import { keep } from './keeping.ts'
import { revealAll } from './reveal.ts'

/** Why nobody at this device may act; undefined when somebody may. */
export const whyIdle = (state: PlayerState): string | undefined => {
  if (state.mayAct.value) return undefined
  if (state.following.value) return 'This game is played in another tab.'
  if (state.covered.value) return 'Hand the screen over first.'
  if (state.replayAt.value !== null) return 'This is the replay: go back to the game to give orders.'
  if (state.outcome.value) return 'The battle is over.'
  return state.origin.value === 'sent' ? 'Wait for the link of the other side.' : 'The other side decides now.'
}

/** Keeps the actor selected while it is there and its side moves; the cursor goes with it. */
const follow = (state: PlayerState, { action, side, after }: Step): void => {
  if (state.moverIn(after.state) !== side) state.selected.value = null
  const actor = state.ui.orders.actorOf(action)
  if (!actor) return
  const hex = hexOf(state, actor)
  if (hex > 0 && state.mayAct.value) state.cursor.value = hex
  if (hex <= 0 && isSame(state.selected.value, actor)) state.selected.value = null
}

/** Brings the unit of an action off the map, such as playing a card, into view. */
const showAble = (store: Store, { action, after }: Step): void => {
  const { state } = store
  const { actorOf, placeOf, able } = state.ui.orders
  const actor = actorOf(action)
  if (!actor || hexOf(state, actor) > 0 || placeOf(after.state, action, state.game) !== undefined) return
  revealAll(
    store,
    able(state).map((subject) => hexOf(state, subject)),
  )
}

/** Carries actions out one after another, all or none, and saves the game; returns false when the engine refuses one. */
export const carryOut = (store: Store, actions: readonly Action[]): boolean => {
  const { state } = store
  let timeline = state.timeline.value
  const before = timeline.steps.length
  const pieces = state.pieces.peek()
  const shared = state.isShared.value ? state.moverIn(lastPosition(timeline).state) : undefined
  for (const action of actions) {
    const result = extended(state.game, timeline, action, state.moverIn(lastPosition(timeline).state))
    if ('reason' in result) {
      notify(state, result.reason)
      return false
    }
    timeline = result.timeline
  }
  // Whoever has acted sits there, and opens what comes next.
  if (shared !== undefined) state.facing.value = shared
  state.timeline.value = timeline
  state.pointed.value = null
  state.aim.value = null
  state.suggested.value = null
  const done = timeline.steps.slice(before)
  announceEvents(
    state,
    pieces,
    done.flatMap(({ events }) => events),
  )
  for (const step of done) follow(state, step)
  const last = done.at(-1)
  if (last) showAble(store, last)
  keep(store)
  return true
}

/** Carries an action out, with what it needs. */
export const order = (store: Store, action: Action): boolean =>
  carryOut(store, store.state.ui.orders.steps?.(store.state, action) ?? [action])

/** Why the last action of a timeline cannot be taken back; undefined when it can. */
const barrierOf = ({ seats, ui }: PlayerState, timeline: Timeline): string | undefined =>
  undoBarrier(timeline, (side) => seats.value[side] === 'human', ui.events.reveals)

/** The timeline without its last action and those that prepared it. */
const wishUndone = ({ ui }: PlayerState, before: Timeline): Timeline => {
  const isPrepared = ({ steps, given = 0 }: Timeline): boolean => {
    const last = steps.at(-1)
    return last !== undefined && steps.length > given && ui.orders.prepares?.(last.action) === true
  }
  let timeline = undone(before)
  while (isPrepared(timeline)) timeline = undone(timeline)
  return timeline
}

/** The timeline from which the phase of its last action began, or as far back as undo goes. */
const phaseUndone = (state: PlayerState, before: Timeline): Timeline => {
  const { phaseOf } = state.ui.orders
  const begun = (timeline: Timeline) => phaseOf(positionAt(timeline, timeline.steps.length - 1).state)
  let timeline = wishUndone(state, before)
  while (barrierOf(state, timeline) === undefined && begun(timeline) === begun(before))
    timeline = wishUndone(state, timeline)
  return timeline
}

const takeBack = (store: Store, from: typeof wishUndone) => {
  const { state } = store
  if (state.busy.value) return notify(state, 'Wait until the other side has moved.')
  if (state.replayAt.value !== null) return notify(state, 'This is the replay: go back to the game first.')
  if (state.following.value) return notify(state, 'This game is played in another tab.')
  const barrier = state.barrier.value
  if (barrier !== undefined) return notify(state, barrier)
  const last = state.timeline.value.steps.at(-1)
  const timeline = from(state, state.timeline.value)
  state.timeline.value = timeline
  const { advised, ...saved } = state.saved.value
  if (advised) state.saved.value = { ...saved, advised: advised.filter((at) => at < timeline.steps.length) }
  state.suggested.value = null
  const actor = last && state.ui.orders.actorOf(last.action)
  if (actor) state.selected.value = actor
  say(state, actor ? `Undone: ${state.ui.words.subject(state, actor)} is as it was.` : 'Undone.')
  const hex = hexOf(state, state.selected.value)
  if (hex > 0) state.cursor.value = hex
  keep(store)
}

/** Takes the last order back. */
export const undo = (store: Store) => takeBack(store, wishUndone)

/** Takes all orders of a phase back, as far as nothing was rolled or revealed since. */
export const undoPhase = (store: Store) => takeBack(store, phaseUndone)

/** True if an action could be undone at once. */
export const canTakeBack = (state: PlayerState, action: Action): boolean => {
  const timeline = state.timeline.value
  const done = extended(state.game, timeline, action, state.moverIn(lastPosition(timeline).state))
  return 'reason' in done || barrierOf(state, done.timeline) === undefined
}

/** Ends the turn, or the decision at hand, whatever could still be done. */
export const endTurnAnyway = (store: Store) => {
  const { state } = store
  state.dialog.value = null
  const action = state.orders.value.endTurn
  if (!action) return notify(state, whyIdle(state) ?? 'The turn cannot be ended now.')
  const before = state.moverIn(state.position.value.state)
  order(store, action)
  const next = state.moverIn(state.position.value.state)
  const isLed = isComputer(state.seats.value[next]) && state.outcome.value === undefined
  if (next !== before && isLed) say(state, `${withVerb(sideName(state.scenario, next), 'moves', 'move')}.`)
}

/** Ends the phase or turn, or asks whether to while units can still act; not where a tutorial asks for the end. */
export const endTurn = (store: Store): void => {
  const { state } = store
  const isUnfinished = state.orders.value.endTurn && state.ui.words.unfinished(state) !== undefined
  if (isUnfinished && state.settings.value.asks && !state.endIsTaught.value) state.dialog.value = 'end-turn'
  else endTurnAnyway(store)
}
