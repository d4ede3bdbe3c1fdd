/** The staff: a computer player suggests what it would do. */
import { batch } from '@preact/signals'
import type { Action } from '../../../engine/game.ts'
import { readMove } from '../../../engine/play.ts'
import { makeRecord } from '../../../engine/record.ts'
import { carryOut, whyIdle } from '../actions/carryOut.ts'
import { reveal } from '../actions/reveal.ts'
import { select } from '../actions/selection.ts'
import { notify, say } from '../announce.ts'
import { hear } from '../sound/index.ts'
import type { Store } from '../store.ts'
import type { PlayerState } from '../systemUi.ts'
import { lastPosition, recordOf, type Timeline } from '../timeline.ts'
import { slow } from '../workerClient.ts'

/** Of those that answer within a second the strongest. */
const adviser = 'general'

/**
 * Returns the best adviser's order after a timeline: an action, after those that only prepare it, and as often as it is given in a row.
 * Empty when it has no answer. `onSlow` is called when it takes long.
 */
export const orderedBy = async (
  { state, worker }: Pick<Store, 'state' | 'worker'>,
  timeline: Timeline,
  onSlow = () => {},
): Promise<readonly Action[]> => {
  const { prepares, repeats } = state.ui.orders
  const actions: Action[] = []
  const turn = worker.turn(adviser, makeRecord(recordOf(state.bundle, timeline)), {
    base: timeline.base,
    side: state.moverIn(lastPosition(timeline).state),
    onSlow,
  })
  const next = async () => (await turn.next().catch(() => undefined))?.value
  let repeated: string | undefined
  for (let decided = await next(); decided; decided = await next()) {
    const action = readMove(state.game, decided.move)?.action
    if (action === undefined || (repeated ?? decided.move) !== decided.move) break
    actions.push(action)
    if (repeats?.(action)) repeated = decided.move
    else if (prepares?.(action) !== true) break
  }
  void turn.return()
  return actions
}

/** Actions in sentences; of what is repeated, how often. */
export const sentencesOf = (state: PlayerState, actions: readonly Action[]): string => {
  const sentences = actions.map((action) => state.ui.words.action(state, action))
  return [...Map.groupBy(sentences, (sentence) => sentence)]
    .map(([sentence, all]) => (all.length === 1 ? sentence : `${all.length} times: ${sentence}`))
    .join(' ')
}

/** The staff's suggestion, while it can be followed. */
export const suggestedNow = (state: PlayerState): readonly Action[] | null =>
  state.mayAct.value ? state.suggested.value : null

/** Selects who would act and points at where. */
const showSuggestion = (store: Store, actions: readonly Action[]): void => {
  const { state } = store
  const { orders } = state.ui
  const action = actions.at(-1)
  if (action === undefined) return
  const actor = actions.map(orders.actorOf).find((one) => one !== undefined)
  if (actor) select(store, actor)
  const key = orders.keyOf(action)
  const group = state.orders.value.groups.get(key)
  if (group && group.alone === undefined) state.aim.value = key
  const place = orders.placeOf(state.position.value.state, action, state.game)
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
    const { saved, timeline } = state
    const game = saved.value
    const chosen = before.map((_, at) => timeline.value.steps.length + at)
    saved.value = { ...game, advised: [...(game.advised ?? []), ...chosen] }
    if (!carryOut(store, before)) saved.value = game
    return
  }
  const idle = whyIdle(state)
  if (idle !== undefined) return notify(state, idle)
  const asked = state.timeline.value
  notify(state, 'The staff is thinking.')
  const actions = await orderedBy(store, asked, () =>
    notify(state, `The staff has not answered for ${slow} seconds. If none comes soon, ask it again.`),
  )
  if (state.timeline.value !== asked) return
  if (actions.length === 0) return notify(state, 'The staff has no answer. Ask it again.')
  batch(() => showSuggestion(store, actions))
  state.suggested.value = actions
  hear(state, ['hint'])
  state.notice.value = null
  say(state, `The staff suggests: ${sentencesOf(state, actions)} Press G again to do it.`)
}
