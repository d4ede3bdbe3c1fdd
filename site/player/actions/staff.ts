/** The staff: a computer player suggests what it would do. */
import { batch } from '@preact/signals'
import type { Action } from '../../../engine/game.ts'
import { readMove } from '../../../engine/play.ts'
import { makeRecord } from '../../../engine/record.ts'
import { notify, say } from '../announce.ts'
import type { Store } from '../store.ts'
import { recordOf, type Timeline } from '../timeline.ts'
import { order, whyIdle } from './orders.ts'
import { reveal } from './reveal.ts'
import { select } from './selection.ts'

/** Of those that answer within a second the strongest. */
const adviser = 'general'

/** The first move that the best adviser would choose after a timeline. */
export const firstMoveOf = async ({ state, worker }: Pick<Store, 'state' | 'worker'>, timeline: Timeline) => {
  const turn = worker.turn(adviser, makeRecord(recordOf(state.bundle, timeline)), { base: timeline.base })
  const { value } = await turn.next().catch(() => ({ value: undefined }))
  void turn.return()
  return typeof value === 'string' ? value : undefined
}

/** The first action that the staff would choose now. */
const plannedAction = async (store: Store): Promise<Action | undefined> => {
  const move = await firstMoveOf(store, store.state.timeline.value)
  return move === undefined ? undefined : readMove(store.state.game, move)?.action
}

/** Selects who would act and points at where. */
const showSuggestion = (store: Store, action: Action): void => {
  const { state } = store
  const { orders } = state.ui
  const actor = orders.actorOf(action)
  if (actor) select(store, actor)
  const key = orders.keyOf(action)
  const group = state.orders.value.groups.get(key)
  if (group && group.alone === undefined) state.aim.value = key
  const place = orders.placeOf(state.position.value.state, action)
  if (place === undefined || place <= 0) return
  state.pointed.value = place
  state.cursor.value = place
  reveal(store, place)
}

/** Shows what the staff would do now; asked again, does it. */
export const askStaff = async (store: Store): Promise<void> => {
  const { state } = store
  const before = state.suggested.value
  if (before) {
    order(store, before)
    return
  }
  const idle = whyIdle(state)
  if (idle !== undefined) return notify(state, idle)
  const asked = state.timeline.value
  notify(state, 'The staff thinks.')
  const action = await plannedAction(store)
  if (state.timeline.value !== asked) return
  if (!action) return notify(state, 'The staff has no answer.')
  batch(() => showSuggestion(store, action))
  state.suggested.value = action
  state.notice.value = null
  say(state, `The staff suggests: ${state.ui.words.action(state, action)} Press G again to do it.`)
}
