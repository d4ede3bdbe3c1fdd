/** What the page tells of the events of a battle led by cards. */
import type { Hex } from '../../../../engine/hex.ts'
import { lineOf } from '../../../../engine/systems/command-cards/chronicle.ts'
import type { CommandCardsEvent } from '../../../../engine/systems/command-cards/types.ts'
import type { Flash, Telling } from '../../systemUi.ts'
import type { CommandCardsTypes, PlayerState } from './types.ts'

/** Milliseconds that a card, a move, and dice are looked at. */
const cardLasts = 900
const moveLasts = 320
const diceLast = 1500

const flash = (hex: Hex, text: string, tone: Flash['tone']): readonly Flash[] => (hex > 0 ? [{ hex, text, tone }] : [])

/** Where a unit stood when it was destroyed: it is on no hex any more. */
const lastHex = (state: PlayerState, unit: number): Hex => {
  const { first, steps } = state.timeline.value
  return (steps.at(-2)?.after ?? first).state.hex[unit]
}

/** Events that show a card or a value that was hidden. */
const revealing: ReadonlySet<CommandCardsEvent['type']> = new Set(['ambush', 'announced', 'drew', 'obstacle'])

export const events: Telling<CommandCardsTypes> = {
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
  lasts(told) {
    const has = (type: CommandCardsEvent['type']): boolean => told.some((event) => event.type === type)
    if (has('battle') || has('rolled')) return diceLast
    if (has('played') || has('ambush')) return cardLasts
    return has('moved') || has('retreated') || has('advanced') || has('arrived') ? moveLasts : 0
  },
  reveals: ({ type }) => revealing.has(type),
}
