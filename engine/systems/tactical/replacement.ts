/** Replacements, bought of the purse of a unit's nation. tactical.N1-N5 */
import type { TacticalDraft } from './events.ts'
import type { Services } from './services.ts'
import { witnesses } from './sight.ts'
import { endHalf, isUnused, lacksSupply, pressing, refill, supplyLevel } from './supply.ts'
import type { Table } from './table.ts'
import type { Position } from './types.ts'
import { fullStrength, isFoul, modelOf } from './units.ts'

export type Grade = 'regular' | 'elite'

/** The price of a unit with its transport. tactical.N2 */
export const priceOf = (table: Table, state: Position, unit: number): number =>
  modelOf(table, state, unit).price + (table.transports[unit]?.price ?? 0)

/** Prestige that points of strength cost, rounded up. tactical.N2, N3 */
export const costOfPoints = (table: Table, state: Position, unit: number, grade: Grade, points: number): number =>
  Math.ceil((points * priceOf(table, state, unit)) / table.scenario.rules.supply.replacement[grade])

/** The points that can come up now. tactical.N2 */
export const replaceable = (services: Services, state: Position, unit: number, isAll: boolean): number => {
  const { table } = services
  const model = modelOf(table, state, unit)
  const { crowd, sand, foul } = table.scenario.rules.supply.replacement
  const room = fullStrength(model) - state.strength[unit]
  if (room <= 0 || model.isShip || supplyLevel(services, state, unit, isAll) === 0) return 0
  const enemies = Math.min(crowd, pressing(services, state, unit, isAll))
  const near = Math.floor((room * (crowd - enemies)) / crowd)
  const through = (points: number, divisor: number): number =>
    points === 0 ? 0 : Math.max(1, Math.floor(points / divisor))
  const landed = table.terrain[state.hex[unit]]?.sand && !model.isAir ? through(near, sand) : near
  return isFoul(state) ? through(landed, foul) : landed
}

/** The most points that a unit can get, as far as its side knows: they are there, and can be paid. */
export const mostPoints = (services: Services, state: Position, unit: number, grade: Grade): number => {
  const { table } = services
  if (!isUnused(state, unit)) return 0
  const most = replaceable(services, state, unit, false)
  const purse = state.prestige[table.purse[unit]]
  let points = most
  while (points > 0 && costOfPoints(table, state, unit, grade, points) > purse) points--
  return points
}

/** tactical.N2, N3, K7 */
export const replace = (services: Services, draft: TacticalDraft, unit: number, grade: Grade, wanted: number): void => {
  const { table } = services
  const { state, emit } = draft
  const points = Math.min(wanted, replaceable(services, state, unit, true))
  state.prestige[table.purse[unit]] -= costOfPoints(table, state, unit, grade, points)
  if (grade === 'regular') state.experience[unit] -= Math.floor((state.experience[unit] * points) / 10)
  state.strength[unit] += points
  emit({
    type: 'replaced',
    unit,
    points,
    seenBy: witnesses(services, state, unit),
    rolled: true,
  })
  if (lacksSupply(table, state, unit)) refill(services, draft, unit)
  else endHalf(draft, unit)
}
