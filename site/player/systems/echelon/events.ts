/** How the events of an echelon campaign are shown. */
import type { Hex } from '../../../../engine/hex.ts'
import { type EchelonEvent, lineOf } from '../../../../engine/systems/echelon/events.ts'
import type { EventDisplay } from '../../systemUi.ts'
import type { Flash } from '../../types.ts'
import type { EchelonTypes } from './types.ts'

/** Milliseconds for which a move, something done at a place, and dice are shown. */
const moveTime = 320
const doneTime = 650
const diceTime = 1500

const flash = (hex: Hex, text: string, tone: Flash['tone']): readonly Flash[] => (hex > 0 ? [{ hex, text, tone }] : [])

/** Events that show a unit or a number that was hidden; all others that bar undo are rolls. */
const revealing: ReadonlySet<EchelonEvent['type']> = new Set(['inspected', 'heard', 'phase', 'overran', 'left'])

const times: Readonly<Partial<Record<EchelonEvent['type'], number>>> = {
  fought: diceTime,
  bombed: diceTime,
  withdrew: diceTime,
  surprised: diceTime,
  scattered: doneTime,
  attacked: doneTime,
  overran: doneTime,
  taken: doneTime,
  lifted: doneTime,
  lost: doneTime,
  moved: moveTime,
  retreated: moveTime,
  advanced: moveTime,
}

export const events: EventDisplay<EchelonTypes> = {
  line: lineOf,
  flashes({ position }, event) {
    const { hex } = position.value.state
    switch (event.type) {
      case 'fought':
        return flash(event.hex, `${event.die} → ${event.result}`, 'none')
      case 'lost':
        return flash(event.hex, event.to === 'cadre' ? 'cadre' : 'lost', 'loss')
      case 'disrupted':
        return flash(hex[event.unit], 'disrupted', 'harm')
      case 'retreated':
        return flash(event.from, 'falls back', 'harm')
      case 'overran':
        return flash(event.hex, 'overrun', 'loss')
      case 'withdrew':
        return flash(hex[event.units[0]], event.code.startsWith('S') ? 'slips away' : 'held', 'none')
      case 'bombed':
        return flash(event.hex, event.hits === 0 ? 'no hit' : `−${event.hits}`, event.hits === 0 ? 'none' : 'harm')
      case 'taken':
        return flash(event.hex, 'taken', 'none')
      default:
        return []
    }
  },
  duration: (shown) => Math.max(0, ...shown.map(({ type }) => times[type] ?? 0)),
  reveals: ({ type }) => revealing.has(type),
}
