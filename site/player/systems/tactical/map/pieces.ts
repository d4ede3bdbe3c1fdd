/** Units on the map, and their counters as panels show them. */
import { type CounterFacts, drawCounter, shared } from '../../../../../compiler/systems/tactical/cartography/counter.ts'
import { drawSymbol } from '../../../../../compiler/systems/tactical/cartography/symbols.ts'
import { carried } from '../../../../../engine/systems/tactical/types.ts'
import { barsOf, effectOf, fuelOf, isAboard, isUp, modelOf } from '../../../../../engine/systems/tactical/units.ts'
import { drawnUnit } from '../../../drawnUnits.ts'
import { unitSubject } from '../../../subject.ts'
import type { Piece } from '../../../types.ts'
import { readinessOf } from '../seen.ts'
import { speakUnit } from '../shellWords.ts'
import type { PlayerState } from '../types.ts'

/** What is seen of a unit: it rides in what carries it. */
const symbolOf = (state: PlayerState, unit: number): string => {
  const { scenario, derived } = state
  const { known, table } = derived
  const { unitTypes } = scenario.rules
  const lift = isAboard(known, unit) ? table.lifts[table.side[unit]][known.carried[unit] - carried.sailing] : undefined
  const type = unitTypes[(lift ?? modelOf(table, known, unit)).id]
  return drawnUnit(state, type.drawing) ?? drawSymbol(type, known.carried[unit] === carried.mounted)
}

const factsOf = (state: PlayerState, unit: number): CounterFacts => {
  const { known, table, own } = state.derived
  const isOwn = table.side[unit] === own
  return {
    symbol: symbolOf(state, unit),
    side: table.side[unit],
    strength: known.strength[unit],
    effect: effectOf(known, unit),
    entrenchment: known.entrenchment[unit],
    ...(isOwn && {
      bars: barsOf(table, known, unit),
      isLed: known.leader[unit] > 0,
      isEmpty: known.ammunition[unit] === 0 || (fuelOf(table, known, unit) > 0 && known.fuel[unit] === 0),
    }),
    readiness: readinessOf(state, unit),
    selected: state.derived.unit === unit,
  }
}

/** A counter by itself, for panels. */
export const counterOf = (state: PlayerState, unit: number): string =>
  drawCounter({ ...factsOf(state, unit), readiness: 'idle', selected: false })

/** Aircraft above all others; where one flies over a unit both are drawn smaller, so that both are seen. */
export const pieces = (state: PlayerState): readonly Piece[] => {
  const { known, table } = state.derived
  const isInAir = (unit: number): boolean => isUp(table, known, unit)
  const present = [...known.hex.keys()].filter((unit) => known.hex[unit] > 0)
  const counts = new Map<number, number>()
  for (const unit of present) counts.set(known.hex[unit], (counts.get(known.hex[unit]) ?? 0) + 1)
  return [...present.filter((unit) => !isInAir(unit)), ...present.filter(isInAir)].map((unit) => {
    const hex = known.hex[unit]
    const counter = drawCounter(factsOf(state, unit))
    const place = isInAir(unit) ? shared.air : shared.surface
    return {
      subject: unitSubject(unit),
      side: table.side[unit],
      hex,
      drawn: (counts.get(hex) ?? 0) > 1 ? `<g transform="${place}">${counter}</g>` : counter,
      label: speakUnit(state, unit),
    }
  })
}
