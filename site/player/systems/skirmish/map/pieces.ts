/** Units on the board: what stands in the open, who moves behind it, and aircraft beside the headquarters. */

import { liesBeside } from '../../../../../compiler/cartography/geometry.ts'
import type { Readiness } from '../../../../../compiler/cartography/pieces.ts'
import { type CounterFacts, drawCounter } from '../../../../../compiler/systems/skirmish/cartography/counter.ts'
import { placedOnHeadquarters } from '../../../../../compiler/systems/skirmish/cartography/headquarters.ts'
import { armourOf, cargoOf, generalOf } from '../../../../../engine/systems/skirmish/units.ts'
import { unitSubject } from '../../../subject.ts'
import type { Piece } from '../../../types.ts'
import { unitsSeenAt } from '../seen.ts'
import { speakUnit } from '../shellWords.ts'
import type { PlayerState } from '../types.ts'

/** Returns the readiness of a unit in this phase. */
const readinessOf = ({ derived, orders, mayAct }: PlayerState, unit: number): Readiness => {
  const { known, table } = derived
  if (!mayAct.value || table.team[unit] !== derived.team) return 'idle'
  const hasActed = known.spent[unit] > 0 || known.shots[unit] > 0
  if (orders.value.byUnit.has(unit)) return hasActed ? 'partial' : 'ready'
  return hasActed && orders.value.byUnit.size > 0 ? 'spent' : 'idle'
}

/** Returns the facts for a unit's counter, as the viewer knows it. */
const factsOf = (state: PlayerState, unit: number): CounterFacts => {
  const { known, table, unit: selected } = state.derived
  return {
    unit: table.rules[unit],
    side: table.seat[unit],
    wounds: known.wounds[unit],
    armour: armourOf(table, known, unit),
    rank: known.rank[unit],
    isSuppressed: known.suppressed[unit] > 0,
    upgrades: table.cards[table.card[unit]].options.flatMap((_, option) => {
      const bit = 1 << option
      return known.has[unit] & bit ? [((known.grey[unit] | known.tilted[unit]) & bit) === 0] : []
    }),
    readiness: readinessOf(state, unit),
    selected: selected === unit,
  }
}

/** Several on one space stand aside of its middle. */
const placedAt = (at: number, count: number): string => {
  if (count === 1) return 'scale(1)'
  return at === 0 ? 'translate(6 -5) scale(.84)' : 'translate(-7 8) scale(.84)'
}

const cargoSign = (count: number): string =>
  count === 0
    ? ''
    : `<circle class="stack-disc" cx="23" cy="-4" r="7"/><text class="stack-count" x="23" y="-.6">+${count}</text>`

/** From below to above. */
export const pieces = (state: PlayerState): readonly Piece[] => {
  const { table, known } = state.derived
  return [...table.board.spaces].flatMap((space) => {
    const units = unitsSeenAt(table, known, space)
    const place = (at: number): string =>
      space > table.field
        ? placedOnHeadquarters(
            at,
            units.length,
            generalOf(table, known, table.headquarters[0] === space ? 0 : 1) !== undefined,
            liesBeside(state.scenario.map),
          )
        : placedAt(at, units.length)
    return units.map((unit, at): Piece => {
      const cargo = cargoOf(table, known, unit).length
      return {
        subject: unitSubject(unit),
        side: table.seat[unit],
        hex: space,
        drawn: `<g transform="${place(at)}">${drawCounter(factsOf(state, unit))}${cargoSign(cargo)}</g>`,
        label: `${speakUnit(state, unit)}${cargo > 0 ? ` Carries ${cargo}.` : ''}`,
      }
    })
  })
}
