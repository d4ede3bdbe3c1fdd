/** How the events of a battle led by cards are shown. */
import type { Hex } from '../../../../engine/hex.ts'
import type { CommandCardsEvent } from '../../../../engine/systems/command-cards/events.ts'
import { lineOf } from '../../../../engine/systems/command-cards/events.ts'
import type { EventDisplay } from '../../systemUi.ts'
import type { Flash } from '../../types.ts'
import type { CommandCardsTypes, PlayerState } from './types.ts'

/** Milliseconds for which a card, a move, and dice are shown. */
const cardTime = 900
const moveTime = 320
const diceTime = 1500

const flash = (hex: Hex, text: string, tone: Flash['tone']): readonly Flash[] => (hex > 0 ? [{ hex, text, tone }] : [])

/** Where a unit stood when it was destroyed: it is on no hex any more. */
const lastHex = (state: PlayerState, unit: number): Hex => {
  const { first, steps } = state.timeline.value
  return (steps.at(-2)?.after ?? first).state.hex[unit]
}

/** Events that show a card or a value that was hidden. */
const revealing: ReadonlySet<CommandCardsEvent['type']> = new Set(['ambush', 'announced', 'drew', 'obstacle'])

export const events: EventDisplay<CommandCardsTypes> = {
  line: lineOf,
  flashes(state, event) {
    const { hex } = state.position.value.state
    switch (event.type) {
      case 'lost':
        return flash(hex[event.unit] > 0 ? hex[event.unit] : lastHex(state, event.unit), `−${event.figures}`, 'loss')
      case 'destroyed':
        return flash(lastHex(state, event.unit), 'destroyed', 'loss')
      case 'retreated':
        return flash(event.from, 'falls back', 'harm')
      case 'stood':
        return flash(hex[event.unit], 'stands', 'none')
      case 'restored':
        return flash(hex[event.unit], `+${event.figures}`, 'none')
      default:
        return []
    }
  },
  duration(shown) {
    const has = (type: CommandCardsEvent['type']): boolean => shown.some((event) => event.type === type)
    if (has('battle') || has('rolled')) return diceTime
    if (has('played') || has('ambush')) return cardTime
    return has('moved') || has('retreated') || has('advanced') || has('arrived') ? moveTime : 0
  },
  reveals: ({ type }) => revealing.has(type),
}
