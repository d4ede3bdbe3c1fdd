/** How the events of a skirmish are shown. */
import type { Space } from '../../../../engine/board.ts'
import type { SkirmishEvent } from '../../../../engine/systems/skirmish/events.ts'
import { lineOf } from '../../../../engine/systems/skirmish/events.ts'
import type { EventDisplay } from '../../systemUi.ts'
import type { Flash } from '../../types.ts'
import { cardName, count, tableOf } from './names.ts'
import type { PlayerState, SkirmishTypes } from './types.ts'

/** Milliseconds for which each is shown. */
const times: Readonly<Partial<Record<SkirmishEvent['type'], number>>> = {
  shot: 1300,
  initiative: 1500,
  played: 900,
  deployed: 600,
  moved: 360,
  covered: 360,
  assaults: 600,
  stormed: 700,
  boarded: 360,
  left: 360,
  swapped: 360,
  built: 500,
  equipped: 350,
  flew: 900,
  intercepted: 700,
  destroyed: 700,
}

const flash = (hex: Space, text: string, tone: Flash['tone']): readonly Flash[] =>
  hex > 0 ? [{ hex, text, tone }] : []

/** Where a unit stands, or stood before it was destroyed. */
const spaceOfUnit = (state: PlayerState, unit: number): Space => {
  const { first, steps } = state.timeline.value
  return state.position.value.state.space[unit] || (steps.at(-2)?.after ?? first).state.space[unit]
}

/** Cards that come to light, and mines that are found. */
const revealing: ReadonlySet<SkirmishEvent['type']> = new Set(['drew', 'mine', 'dealt'])

export const events: EventDisplay<SkirmishTypes> = {
  line: (scenario, event) => lineOf(tableOf(scenario), event),
  flashes(state, event) {
    const { table } = state.derived
    switch (event.type) {
      case 'wounded':
        return flash(spaceOfUnit(state, event.unit), `−${event.wounds}`, 'harm')
      case 'healed':
        return event.wounds > 0 ? flash(spaceOfUnit(state, event.unit), `+${event.wounds}`, 'none') : []
      case 'destroyed':
        return flash(spaceOfUnit(state, event.unit), 'destroyed', 'loss')
      case 'suppressed':
        return flash(spaceOfUnit(state, event.unit), 'suppressed', 'harm')
      case 'promoted':
        return flash(spaceOfUnit(state, event.unit), event.rank > 1 ? 'elite' : 'veteran', 'none')
      case 'stormed':
        return flash(event.space, event.is, 'none')
      case 'headquarters':
        return flash(table.headquarters[event.team], `−${event.damage}`, 'loss')
      case 'terrain':
        return flash(event.space, event.is === 'replaced' ? 'ruins' : event.is, 'none')
      case 'mine':
        return event.is === 'exploded' ? flash(event.space, 'mine', 'loss') : []
      case 'played':
        return flash(table.headquarters[table.teamOf[event.side]], cardName(table, event.card), 'none')
      case 'income':
        return flash(table.headquarters[table.teamOf[event.side]], `+${count(event.ap, 'point')}`, 'none')
      default:
        return []
    }
  },
  duration: (shown) => Math.max(0, ...shown.map(({ type }) => times[type] ?? 0)),
  reveals: ({ type }) => revealing.has(type),
}
