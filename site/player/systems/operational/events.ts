/** How the events of an operational battle are shown. */

import type { Hex } from '../../../../engine/hex.ts'
import { lineOf, type OperationalEvent } from '../../../../engine/systems/operational/events.ts'
import type { EventDisplay } from '../../systemUi.ts'
import type { Flash } from '../../types.ts'
import type { OperationalTypes } from './types.ts'

/** Milliseconds for which a move, and a fight, are shown. */
const moveTime = 260
const fightTime = 900

/** The result of a fight, written as in the forecast: steps lost, and steps suppressed with an open pip. */
const flashOf = (hex: Hex, lost: number, suppressed: number, end = ''): Flash => {
  const harm = [lost > 0 && `−${lost}`, suppressed > 0 && `${suppressed}○`].filter(Boolean).join(' ') || '0'
  return { hex, text: harm + end, tone: lost > 0 ? 'loss' : suppressed > 0 ? 'harm' : 'none' }
}

/** Events that show what was hidden. */
const revealing: ReadonlySet<OperationalEvent['type']> = new Set(['stopped', 'revealed', 'scouted'])

export const events: EventDisplay<OperationalTypes> = {
  line: lineOf,
  flashes(state, event) {
    if (event.type === 'strike') {
      const struck = state.position.value.state.hex[event.target] ?? 0
      return struck > 0 ? [flashOf(struck, event.lost, event.suppressed)] : []
    }
    if (event.type !== 'combat') return []
    const { attacker, defender } = event
    const end = event.overrun ? ' overrun' : event.cornered ? ' cornered' : event.retreated ? ' falls back' : ''
    const own = state.view.value.units[event.unit]?.hex ?? 0
    return [
      flashOf(event.at, defender.lost, defender.suppressed, end),
      ...(own > 0 ? [flashOf(own, attacker.lost, attacker.suppressed)] : []),
    ]
  },
  duration(shown) {
    if (shown.some(({ type }) => type === 'combat' || type === 'strike')) return fightTime
    return shown.some(({ type }) => type === 'moved' || type === 'hq-moved') ? moveTime : 0
  },
  reveals: ({ type }) => revealing.has(type),
}
