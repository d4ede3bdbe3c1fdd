/** Short messages: over the map, to the screen reader, and at the place of a fight. */
import type { Hex } from '../../engine/hex.ts'
import { lineOf } from '../../engine/systems/operational/chronicle.ts'
import type { OperationalEvent } from '../../engine/systems/operational/types.ts'
import type { OperationalView } from '../../engine/systems/operational/viewTypes.ts'
import type { Flash, PlayerState } from './state.ts'

/** Milliseconds that a message over the map and the result of a fight stay. */
const noticeLasts = 4200
const flashLasts = 1600
/** When a turn is skipped its fights come all at once. */
const flashesAtOnce = 4
/** Lines of one action that are read out; all stand in the log. */
const linesTold = 6

/** Tells the screen reader; the same words twice are told twice. */
export const say = (state: PlayerState, text: string): void => {
  state.spoken.value = state.spoken.value === text ? `${text}\u00a0` : text
}

let noticeTimer: ReturnType<typeof setTimeout> | undefined

export const notify = (state: PlayerState, text: string): void => {
  state.notice.value = text
  say(state, text)
  clearTimeout(noticeTimer)
  noticeTimer = setTimeout(() => {
    state.notice.value = null
  }, noticeLasts)
}

let flashCount = 0

const flash = (state: PlayerState, hex: Hex, text: string): void => {
  const shown: Flash = { hex, text, key: ++flashCount }
  state.flashes.value = [...state.flashes.value, shown].slice(-flashesAtOnce)
  setTimeout(() => {
    state.flashes.value = state.flashes.value.filter((other) => other !== shown)
  }, flashLasts)
}

/** What a fight brought, in the signs of the forecast: steps lost, and steps suppressed with an open pip. */
const harm = (lost: number, suppressed: number): string =>
  [lost > 0 && `−${lost}`, suppressed > 0 && `${suppressed}○`].filter(Boolean).join(' ') || '0'

/** Whether the one who looks may know of an event. */
export const isHeard = (event: OperationalEvent, view: OperationalView): boolean =>
  event.seenBy === undefined || view.viewer === null || event.seenBy.includes(view.viewer)

/** Shows at its place what a fight brought, and tells the screen reader what happened. */
export const announceEvents = (state: PlayerState, all: readonly OperationalEvent[]): void => {
  const { scenario } = state.bundle
  const view = state.view.value
  const events = all.filter((event) => isHeard(event, view))
  const now = state.position.value.state
  for (const event of events) {
    if (event.type === 'strike') {
      const struck = now.hex[event.target] ?? 0
      if (struck > 0) flash(state, struck, harm(event.lost, event.suppressed))
    }
    if (event.type !== 'combat') continue
    const end = event.overrun ? ' overrun' : event.cornered ? ' cornered' : event.retreated ? ' falls back' : ''
    flash(state, event.at, harm(event.defender.lost, event.defender.suppressed) + end)
    const own = view.units[event.unit]?.hex ?? 0
    if (own > 0) flash(state, own, harm(event.attacker.lost, event.attacker.suppressed))
  }
  const lines = events.flatMap((event) => lineOf(scenario, event) ?? [])
  const weighty = lines.filter((line) => line.tone !== 'quiet')
  const told = (weighty.length > 0 ? weighty : lines).slice(0, linesTold).map((line) => line.text)
  if (told.length > 0) say(state, told.join(' '))
}
