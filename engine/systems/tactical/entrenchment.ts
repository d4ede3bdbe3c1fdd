/** How units dig in. tactical.M1-M8 */
import type { Space } from '../../board.ts'
import type { Table } from './table.ts'
import { done, type Position, type TacticalState } from './types.ts'
import { barsOf, has, isMounted, modelOf, stands } from './units.ts'

/** Entrenchment that the ground gives. tactical.M1 */
export const baseAt = ({ terrain }: Table, hex: Space): number => terrain[hex]?.entrenchment ?? 0

/** Entrenchment that a unit begins with. tactical.D7, M5-M8, W9 */
export const startingEntrenchment = (table: Table, state: Position, unit: number): number => {
  const { scenario, models } = table
  const { entrenched } = scenario.units[unit]
  const model = models[unit]
  if (!model.isGround || isMounted(state, unit)) return 0
  const bonuses = model.has('fixed') ? 1 : scenario.house.bonusesAdd ? entrenched : Math.min(1, entrenched)
  return baseAt(table, state.hex[unit]) + bonuses * scenario.rules.entrenchment.bonus
}

/** A unit digs in at the beginning of its half-turn. tactical.M1, M2, M8 */
export const digIn = (table: Table, state: TacticalState, unit: number): void => {
  const { above, perLevel, first, from, bonus } = table.scenario.rules.entrenchment
  const model = modelOf(table, state, unit)
  if (!stands(state, unit) || !model.isGround || isMounted(state, unit) || has(state, unit, done.moved)) return
  const base = baseAt(table, state.hex[unit])
  if (model.has('fixed')) {
    state.entrenchment[unit] = Math.max(state.entrenchment[unit], Math.min(base + bonus, state.entrenchment[unit] + 1))
    return
  }
  if (state.entrenchment[unit] < base) {
    state.entrenchment[unit] = base
    return
  }
  if (state.turn < from || state.entrenchment[unit] >= base + above) return
  state.ticks[unit] += barsOf(table, state, unit) + (base + 1) * model.rules.entrenchmentRate
  for (
    let price = perLevel * (state.entrenchment[unit] - base) + first;
    state.ticks[unit] >= price && state.entrenchment[unit] < base + above;
    price += perLevel
  ) {
    state.ticks[unit] -= price
    state.entrenchment[unit]++
  }
}
