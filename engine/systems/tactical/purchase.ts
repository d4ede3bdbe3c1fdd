/** Units that are bought in battle, and better models for those that are there. tactical.N7, N8 */
import { around, type Space } from '../../board.ts'
import type { TacticalDraft } from './events.ts'
import { holds } from './holders.ts'
import { mayStand } from './movement.ts'
import { priceOf } from './replacement.ts'
import { type Services, unitAt } from './services.ts'
import { knows, lookAround, reveal, witnesses } from './sight.ts'
import { endHalf, isUnused } from './supply.ts'
import type { Model, Table } from './table.ts'
import { fate, type Position } from './types.ts'
import { fuelOf, isMounted, isUp, modelOf } from './units.ts'

/** True if no unit like it is offered before it: of those that are alike the first is bought. */
const isFirstOffered = ({ unitsOf, side, scenario }: Table, state: Position, unit: number): boolean => {
  const isLike = (other: number): boolean =>
    (['type', 'transport', 'purse'] as const).every(
      (part) => scenario.units[other][part] === scenario.units[unit][part],
    )
  return unitsOf[side[unit]].find((other) => state.fate[other] === fate.offered && isLike(other)) === unit
}

/** Spaces where a unit that is bought can appear: free, at or beside a place of its side. Aircraft come to airfields. tactical.N7 */
export const joiningSpaces = (services: Services, state: Position, unit: number): readonly Space[] => {
  const { table } = services
  const { house } = table.scenario
  const side = table.side[unit]
  if (!house.purchase || state.fate[unit] !== fate.offered || !isFirstOffered(table, state, unit)) return []
  if (state.prestige[table.purse[unit]] < priceOf(table, state, unit)) return []
  const model = modelOf(table, state, unit)
  const places = table.places.filter(
    ({ hex }) => holds(table, state, side, hex) && (!model.isAir || table.terrain[hex]?.place === 'airfield'),
  )
  const spaces = new Set(places.flatMap(({ hex }) => [hex, ...around(table.board, hex)]))
  return [...spaces]
    .filter((hex) => {
      const other = unitAt(services, state, hex, model.isAir)
      return mayStand(table, state, model, hex) && (other === undefined || !knows(services, state, side, other))
    })
    .toSorted((one, other) => one - other)
}

/** A unit joins its side, and acts from the next half-turn on; an unseen enemy in its place comes to light and keeps it away. */
export const buy = (services: Services, draft: TacticalDraft, unit: number, to: Space): void => {
  const { table } = services
  const { state, emit } = draft
  const other = unitAt(services, state, to, isUp(table, state, unit))
  if (other !== undefined) {
    reveal(services, state, other)
    emit({ type: 'spotted', units: [other], seenBy: [table.side[unit]], rolled: true })
    return
  }
  state.prestige[table.purse[unit]] -= priceOf(table, state, unit)
  state.fate[unit] = fate.present
  state.hex[unit] = to
  state.ammunition[unit] = modelOf(table, state, unit).ammunition
  state.fuel[unit] = fuelOf(table, state, unit)
  endHalf(draft, unit)
  lookAround(services, state, unit)
  emit({ type: 'bought', unit, to, seenBy: witnesses(services, state, unit) })
}

/** Prestige for a model in the place of the one that a unit has. tactical.N8 */
export const upgradePrice = (table: Table, state: Position, unit: number, { price }: Model): number => {
  const { least, numerator, denominator } = table.scenario.rules.supply.upgrade
  const more = price - modelOf(table, state, unit).price
  return Math.max(least, Math.ceil((more * numerator) / denominator))
}

/** Models, as places in the table, that a unit can be given now. tactical.N8 */
export const upgradesOf = (services: Services, state: Position, unit: number): readonly number[] => {
  const { table } = services
  const { house, date } = table.scenario
  const hex = state.hex[unit]
  if (!house.purchase || !isUnused(state, unit) || isMounted(state, unit)) return []
  if (table.terrain[hex]?.place === undefined || !holds(table, state, table.side[unit], hex)) return []
  const { class: of, upgrades } = modelOf(table, state, unit)
  return [...table.types.keys()].filter((index) => {
    const model = table.types[index]
    return (
      upgrades.includes(model.id) &&
      model.class === of &&
      model.from <= Number(date.slice(0, 4)) &&
      upgradePrice(table, state, unit, model) <= state.prestige[table.purse[unit]]
    )
  })
}

/** A unit gets another model with all rounds and fuel, and keeps its experience. */
export const upgrade = (services: Services, draft: TacticalDraft, unit: number, model: number): void => {
  const { table } = services
  const { state, emit } = draft
  state.prestige[table.purse[unit]] -= upgradePrice(table, state, unit, table.types[model])
  state.upgraded[unit] = model + 1
  state.role[unit] = 0
  state.ammunition[unit] = modelOf(table, state, unit).ammunition
  state.fuel[unit] = fuelOf(table, state, unit)
  endHalf(draft, unit)
  emit({ type: 'upgraded', unit, model, seenBy: witnesses(services, state, unit) })
}
