/** Units on the map: stacks with the unit on top, or the selected one, in sight; and units as the fan and the panels show them. */

import type { Readiness } from '../../../../../compiler/cartography/pieces.ts'
import {
  type CounterFacts,
  drawCounter,
  drawStack,
  printedOf,
} from '../../../../../compiler/systems/echelon/cartography/counter.ts'
import type { Hex } from '../../../../../engine/hex.ts'
import { phase, status, supply } from '../../../../../engine/systems/echelon/types.ts'
import { drawnUnit } from '../../../drawnUnits.ts'
import { unitSubject } from '../../../subject.ts'
import type { Piece } from '../../../types.ts'
import { inCombat } from '../attack.ts'
import { countIn, seenIn } from '../seen.ts'
import { speakUnit } from '../shellWords.ts'
import type { PlayerState } from '../types.ts'

/** Returns the readiness of a unit in this phase: it can act, could act otherwise, or is done. */
export const readinessOf = ({ derived, orders, mayAct }: PlayerState, unit: number): Readiness => {
  const { known, table } = derived
  if (!mayAct.value || table.side[unit] !== known.side) return 'idle'
  const { takeable, byUnit } = orders.value
  if (takeable.has(unit)) return known.spent[unit] > 0 ? 'partial' : 'ready'
  if (byUnit.has(unit)) return takeable.size > 0 ? 'partial' : 'ready'
  const done = known.phase === phase.combat || inCombat(known.phase) ? status.attacked : status.moved | status.lifted
  return known.status[unit] & done && takeable.size + byUnit.size > 0 ? 'spent' : 'idle'
}

/** Returns the facts for a unit's counter, as the viewer knows it. */
export const factsOf = (state: PlayerState, unit: number): CounterFacts => {
  const { scenario, derived } = state
  const { known, table, own } = derived
  const { design, extra, side } = scenario.units[unit]
  const bits = known.status[unit]
  const isKnown = side === own
  const printed = printedOf(scenario.rules.designs[design], scenario.rules, known.reversed[unit] === 1, extra)
  return {
    ...printed,
    symbol: drawnUnit(state, scenario.rules.designs[design].drawing) ?? printed.symbol,
    ...(table.profiles[unit].abilities.has('position-aa') && isKnown && { aa: known.aa[unit] }),
    side,
    isDisrupted: (bits & (status.disrupted | status.dispersed)) !== 0,
    inReserve: (bits & status.inReserve) !== 0,
    unsupplied: known.supply[unit] >= supply.none ? Math.max(1, known.isolated[unit]) : 0,
    readiness: readinessOf(state, unit),
    selected: derived.unit === unit,
  }
}

const tick = '<g class="ec-tick"><circle cx="-18" cy="-18" r="7.5"/><path d="M-21.4-18l2.4 2.6 4.6-5"/></g>'

/** A tick on units that move along, or take part in the attack. */
export const marksOf = ({ derived: { movers, known } }: PlayerState, unit: number): string => {
  const isTaken = movers.length > 1 && movers.includes(unit)
  return isTaken || (inCombat(known.phase) && known.status[unit] & status.committed) ? tick : ''
}

/** Hexes with units that are seen, each with its units from top to bottom; the selected one lies on top, those above it below the others. */
const stacksOf = (state: PlayerState): readonly (readonly [hex: Hex, units: readonly number[]])[] => {
  const { known, unit: chosen } = state.derived
  return [...new Set(known.hex)].flatMap((hex) => {
    if (hex <= 0) return []
    const units = seenIn(state, hex)
    const at = Math.max(0, units.indexOf(chosen ?? -1))
    return [[hex, [...units.slice(at), ...units.slice(0, at)]] as const]
  })
}

const idOf = (hex: Hex): string => `ec-stack-${hex}`

/** The stacks as definitions that pieces refer to: what is printed on counters would else be text inside of their buttons. */
export const stackDefinitions = (state: PlayerState): string =>
  stacksOf(state)
    .map(([hex, units]) => {
      const marked = units.some((one) => marksOf(state, one) !== '') ? tick : ''
      const stack = drawStack(factsOf(state, units[0]), countIn(state, hex, units.length))
      return `<g id="${idOf(hex)}">${stack}${marked}</g>`
    })
    .join('')

/** From below to above. Only the piece on top of a hex is drawn, with the edges of those below it. */
export const pieces = (state: PlayerState): readonly Piece[] =>
  stacksOf(state).flatMap(([hex, units]) =>
    units.toReversed().map(
      (unit): Piece => ({
        subject: unitSubject(unit),
        side: state.derived.table.side[unit],
        hex,
        drawn: unit === units[0] ? `<use href="#${idOf(hex)}"/>` : '',
        label: speakUnit(state, unit),
      }),
    ),
  )

/** A counter by itself, for panels. */
export const counterOf = (state: PlayerState, unit: number): string =>
  drawCounter({ ...factsOf(state, unit), readiness: 'idle', selected: false })
