/** Units on the map: counters with a pip for each figure, and marks of their orders and of what they have with them. */
import type { Readiness } from '../../../../../compiler/cartography/pieces.ts'
import { drawCounter } from '../../../../../compiler/systems/command-cards/cartography/counter.ts'
import { gear, type Position, phase, status } from '../../../../../engine/systems/command-cards/types.ts'
import { drawnUnit } from '../../../drawnUnits.ts'
import { unitSubject } from '../../../subject.ts'
import type { Piece } from '../../../types.ts'
import { speakUnit } from '../shellWords.ts'
import type { PlayerState } from '../types.ts'

/** Returns the readiness of a unit in this phase: it can act, could still do less, or is done. */
export const readinessOf = (state: PlayerState, unit: number): Readiness => {
  const { known, table } = state.derived
  const { anyhow, byUnit } = state.orders.value
  if (table.side[unit] !== known.active) return 'idle'
  if (known.phase === phase.order) return anyhow.has(known.hex[unit]) ? 'ready' : 'idle'
  const isOrdered = (known.status[unit] & status.ordered) !== 0
  if (!isOrdered || (known.phase !== phase.move && known.phase !== phase.battle)) return 'idle'
  const orders = byUnit.get(unit)
  if (orders && orders.moves.size + orders.attacks.size > 0) return 'ready'
  return known.phase === phase.move && (known.status[unit] & status.barred) === 0 ? 'partial' : 'spent'
}

/** A ring, and a tab with a tick at the top left: ordered. */
const orderedMark =
  '<g class="cc-ordered"><rect class="cc-ordered-ring" x="-22.2" y="-22.2" width="44.4" height="44.4" rx="8"/><path class="cc-ordered-tab" d="M-20-6v-8q0-6 6-6h8z"/><path class="cc-ordered-tick" d="M-17-14.6l2 2.2 4-4.4"/></g>'

const badge = (name: string, x: number, text: string): string =>
  `<g class="cc-badge ${name}" transform="translate(${x} 19)"><circle r="7"/><text y="3.6">${text}</text></g>`

const marksOf = (state: Position, unit: number): string => {
  const bits = state.gear[unit]
  return [
    state.status[unit] & status.ordered ? orderedMark : '',
    bits & gear.prisoners ? badge('is-prisoners', -18, 'P') : '',
    bits & gear.equipment ? badge('is-equipment', -18, 'E') : '',
    state.zeroed[unit] > 0 ? badge('is-zeroed', 18, `${state.zeroed[unit]}`) : '',
    state.aim[unit] > 0
      ? `<g class="cc-aimed"><circle r="24"/><path d="M0-30v10M0 20v10M-30 0h10M20 0h10"/><g transform="translate(20 -20)"><circle class="cc-aim-disc" r="8.5"/><text y="4">${state.aim[unit]}</text></g></g>`
      : '',
  ].join('')
}

/** From below to above: none stands on another. */
export const pieces = (state: PlayerState): readonly Piece[] => {
  const { scenario, picture } = state.bundle
  const { table, known, unit: chosen } = state.derived
  return scenario.units.flatMap(({ type, side, nation }, unit): Piece[] => {
    const hex = known.hex[unit]
    if (hex <= 0) return []
    const bits = known.gear[unit]
    const { drawing, drawings } = scenario.rules.unitTypes[type]
    const counter = drawCounter({
      symbol: drawnUnit(state, drawings[nation] ?? drawing) ?? picture.symbols[type] ?? '',
      side,
      figures: known.figures[unit],
      lost: Math.max(0, table.figures[unit] - known.figures[unit]),
      leader: (bits & gear.leader) !== 0,
      camouflaged: (bits & gear.camouflage) !== 0,
      boat: (bits & gear.boat) !== 0,
      readiness: readinessOf(state, unit),
      selected: chosen === unit,
    })
    return [
      { subject: unitSubject(unit), side, hex, drawn: counter + marksOf(known, unit), label: speakUnit(state, unit) },
    ]
  })
}
