/** How the events of a battle are shown. */
import { lineOf } from '../../../../engine/systems/new-system/events.ts'
import type { EventDisplay } from '../../systemUi.ts'
import type { NewSystemTypes } from './types.ts'

/** Milliseconds for which a move, and an attack, are shown. */
const moveTime = 260
const attackTime = 900

export const events: EventDisplay<NewSystemTypes> = {
  line: lineOf,
  flashes({ position }, event) {
    if (event.type !== 'attacked') return []
    const hex = position.value.state.hex[event.target]
    // Who is destroyed stands nowhere any more.
    return hex === 0 ? [] : [{ hex, text: event.isHit ? '−1' : 'no hit', tone: event.isHit ? 'loss' : 'none' }]
  },
  sounds(_, { type }) {
    if (type === 'attacked') return ['dice', 'machine-gun']
    if (type === 'moved') return ['foot']
    return type === 'destroyed' ? ['loss'] : []
  },
  duration(shown) {
    if (shown.some(({ type }) => type === 'attacked')) return attackTime
    return shown.some(({ type }) => type === 'moved') ? moveTime : 0
  },
  reveals: () => false,
}
