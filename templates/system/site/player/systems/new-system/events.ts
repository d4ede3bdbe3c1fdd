/** How the events of a battle are shown. */
import { lineOf } from '../../../../engine/systems/new-system/events.ts'
import { unitSubject } from '../../subject.ts'
import type { EventDisplay } from '../../systemUi.ts'
import type { NewSystemTypes } from './types.ts'

/** Milliseconds for which a move, and an attack, are shown. */
const moveTime = 260
const attackTime = 900

export const events: EventDisplay<NewSystemTypes> = {
  line: lineOf,
  scene(_, event) {
    if (event.type === 'attacked') {
      const at = unitSubject(event.target)
      return {
        fire: { from: [unitSubject(event.unit)], at, misses: !event.isHit },
        flashes: [{ at, text: event.isHit ? '−1' : 'no hit', tone: event.isHit ? 'loss' : 'none' }],
      }
    }
    if (event.type !== 'destroyed') return undefined
    const gone = unitSubject(event.unit)
    return { flashes: [{ at: gone, text: 'destroyed', tone: 'loss', gone }] }
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
