/** Short messages: over the map, to the screen reader, and at the place of a fight. */
import { isToldTo } from '../../engine/event.ts'
import type { GameEvent, View } from '../../engine/game.ts'
import { effectsLast, effectsOf } from './effects.ts'
import { hearEvents } from './sound/index.ts'
import type { PlayerState, ShownFlash } from './systemUi.ts'
import type { Piece } from './types.ts'

/** Milliseconds that a message over the map and the result of a fight stay. */
const noticeLasts = 4200
const flashLasts = 1600
/** When a turn is skipped its fights come all at once: so many results stay of those before the last action. */
const flashesAtOnce = 4
/** Lines of one action that are read out; all stand in the log. */
const mostLines = 6

/** Tells the screen reader; the same words twice are read twice. */
export const say = (state: PlayerState, text: string): void => {
  if (state.covered.value) return
  state.spoken.value = state.spoken.value === text ? `${text}\u00a0` : text
}

let noticeTimer: ReturnType<typeof setTimeout> | undefined

/** Messages that came while the screen was covered: the next one to sit down is told. */
const waiting = new WeakMap<PlayerState, string>()

export const tellWaiting = (state: PlayerState): void => {
  const text = waiting.get(state)
  waiting.delete(state)
  if (text !== undefined) notify(state, text)
}

/** @param stays whether it stands until another message comes, or whoever set it takes it away */
export const notify = (state: PlayerState, text: string, stays = false): void => {
  if (state.covered.value) {
    waiting.set(state, text)
    return
  }
  state.notice.value = text
  say(state, text)
  clearTimeout(noticeTimer)
  if (stays) return
  noticeTimer = setTimeout(() => {
    state.notice.value = null
  }, noticeLasts)
}

let flashCount = 0

/** Shows all results of an action; older ones give way to them. */
const flash = (state: PlayerState, results: readonly Omit<ShownFlash, 'key' | 'level'>[]): void => {
  if (results.length === 0) return
  const older = state.flashes.value
  const shown = older.slice(Math.max(0, older.length + results.length - flashesAtOnce))
  for (const result of results) {
    const level = shown.filter(({ hex }) => hex === result.hex).length
    const key = ++flashCount
    shown.push({ ...result, level, key })
    setTimeout(() => {
      state.flashes.value = state.flashes.value.filter((other) => other.key !== key)
    }, flashLasts + result.delay)
  }
  state.flashes.value = shown
}

/** True if the viewer is told of an event. */
export const isTold = (event: GameEvent, view: View): boolean => view.viewer === null || isToldTo(event, view.viewer)

/** Ends at once what moves on the map; results that were still to come are there at once. */
export const endEffects = ({ effects, flashes }: PlayerState): void => {
  if (effects.value.length === 0) return
  effects.value = []
  flashes.value = flashes.value.map((one) => ({ ...one, delay: 0 }))
}

/** Shows on the map what the viewer is told, and lets it be heard; nothing while the screen is covered. `before` are the pieces seen before. */
export const showEvents = (state: PlayerState, before: readonly Piece[], told: readonly GameEvent[]): void => {
  if (state.covered.value) return
  const { flashes, effects } = effectsOf(state, before, told)
  state.effects.value = effects
  if (effects.length > 0)
    setTimeout(() => {
      if (state.effects.value === effects) state.effects.value = []
    }, effectsLast(effects))
  flash(state, flashes)
  hearEvents(state, told)
}

/** Shows events as `showEvents`, and tells the screen reader. */
export const announceEvents = (state: PlayerState, before: readonly Piece[], all: readonly GameEvent[]): void => {
  if (state.covered.value) return
  const { scenario } = state
  const { events: display } = state.ui
  const view = state.view.value
  const events = all.filter((event) => isTold(event, view))
  showEvents(state, before, events)
  const lines = events.flatMap((event) => display.line(scenario, event) ?? [])
  const weighty = lines.filter((line) => line.tone !== 'quiet')
  const announced = (weighty.length > 0 ? weighty : lines).slice(0, mostLines).map((line) => line.text)
  if (announced.length > 0) say(state, announced.join(' '))
}
