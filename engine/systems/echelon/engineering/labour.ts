/** Civilian labour of cities: it helps engineers near them. echelon.39, 39b */
import { around } from '../../../board.ts'
import type { Hex } from '../../../hex.ts'
import type { Services } from '../services.ts'
import { linesFrom } from '../supply/lines.ts'
import type { Table } from '../table.ts'
import type { Position } from '../types.ts'

/** A city of one or more hexes that touch each other, in a country whose people work. */
interface LabourCity {
  readonly country: string
  readonly nations: readonly string[]
  readonly hexes: readonly Hex[]
}

const cities = new WeakMap<Table, readonly LabourCity[]>()

const citiesOf = (table: Table): readonly LabourCity[] => {
  const known = cities.get(table)
  if (known !== undefined) return known
  const { board, settlement, features, country, scenario } = table
  const all: LabourCity[] = []
  const seen = new Set<Hex>()
  for (const { country: name, nations, majorOnly } of scenario.rules.engineering.labour.countries) {
    const counts = (hex: Hex): boolean =>
      settlement[hex] > 0 &&
      (majorOnly ? features[settlement[hex] - 1].isMajor : features[settlement[hex] - 1].isCity) &&
      scenario.map.countries[country[hex]] === name
    for (const start of board.spaces) {
      if (seen.has(start) || !counts(start)) continue
      const hexes = [start]
      seen.add(start)
      for (const hex of hexes)
        for (const next of around(board, hex))
          if (!seen.has(next) && counts(next)) {
            seen.add(next)
            hexes.push(next)
          }
      all.push({ country: name, nations, hexes })
    }
  }
  cities.set(table, all)
  return all
}

/** Engineers that a city helps at the same time: one for each full hex, one for two partial ones, rounded up. echelon.39 */
const helpedBy = ({ settlement, features, scenario }: Table, hexes: readonly Hex[]): number => {
  const full = hexes.filter((hex) => features[settlement[hex] - 1].isFull).length
  return full + Math.ceil((hexes.length - full) / scenario.rules.engineering.labour.partialCities)
}

/** The number, from 1, of the city whose people help an engineer where it stands; 0 where nobody does. */
export const labourFor = (services: Services, state: Position, unit: number): number => {
  const { table } = services
  const { sides, units, rules } = table.scenario
  const side = table.side[unit]
  const { reach } = rules.engineering.labour
  const at = citiesOf(table).findIndex(({ country, nations, hexes }, index) => {
    if (!sides[side].home.includes(country)) return false
    if (nations.length > 0 && !nations.includes(units[unit].nation)) return false
    const own = hexes.filter((hex) => state.owner[hex] === side + 1)
    const used = state.labour.reduce((sum, one) => sum + (one === index + 1 ? 1 : 0), 0)
    if (used >= helpedBy(table, own)) return false
    return linesFrom(services, services.supplies.of(state, side), own, reach).cost[state.hex[unit]] <= reach
  })
  return at + 1
}
