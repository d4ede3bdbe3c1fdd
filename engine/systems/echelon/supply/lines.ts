/** Supply of units, and the lines by which they get it. echelon.S1 */
import type { Hex } from '../../../hex.ts'
import type { Side } from '../../../twoSides.ts'
import type { Services } from '../services.ts'
import { type Position, type Supply, supply } from '../types.ts'
import { isDepot, type Supplier } from './headquarters.ts'
import { isReached, type Spread, spreadFrom } from './lineLengths.ts'
import type { SupplyMap } from './network.ts'
import { trainPath } from './railways.ts'
import { type Search, searchesOf } from './suppliedHexes.ts'

/** True if a side's lines of communication lead to a hex: to a capital, a depot or a national source. */
export const hasLineOfCommunication = ({ supplies }: Services, state: Position, side: Side, hex: Hex): boolean =>
  supplies.of(state, side).connected[hex] === 1

/** True if some unit of a side would be in regular supply in a hex. echelon.49b */
export const isRegular = ({ supplies }: Services, state: Position, side: Side, hex: Hex): boolean =>
  supplies.of(state, side).full[hex] !== 0

/** Cavalry whose lines are short in arid ground, and that keeps out of it beyond them: not camels. echelon.29e */
const isHorse = ({ table }: Services, unit: number): boolean =>
  table.profiles[unit].abilities.has('cavalry') && !table.profiles[unit].abilities.has('camel')

/** Tells which arid hexes a unit keeps out of, those without regular supply; undefined for units that go anywhere. echelon.29e */
export const horseBar = (services: Services, state: Position, unit: number): ((hex: Hex) => boolean) | undefined => {
  const { table, supplies } = services
  const { aridZones } = table.scenario.rules.movement
  if (!isHorse(services, unit) || !table.zones.some(({ id }) => aridZones.includes(id))) return undefined
  const { fullForHorse } = supplies.of(state, table.side[unit])
  const bit = supplies.nationBits[unit]
  return (hex) => aridZones.includes(table.zones[table.zone[hex]].id) && (fullForHorse[hex] & bit) === 0
}

/** True if cavalry keeps out of an arid or arctic hex, and is lost when it must retreat there. echelon.29e */
export const isBarredToHorse = (services: Services, state: Position, unit: number, hex: Hex): boolean => {
  const { profiles, scenario, zone, zones } = services.table
  return (
    (profiles[unit].abilities.has('cavalry') && scenario.rules.movement.arcticZones.includes(zones[zone[hex]].id)) ||
    horseBar(services, state, unit)?.(hex) === true
  )
}

/** Supply that a unit would have in a hex. */
export const supplyAt = (services: Services, state: Position, unit: number, hex: Hex): Supply =>
  supplyIn(services, state, services.supplies.of(state, services.table.side[unit]), unit, hex)

const supplyIn = (services: Services, state: Position, map: SupplyMap, unit: number, hex: Hex): Supply => {
  const { table, supplies } = services
  const bit = supplies.nationBits[unit]
  // Partisans live off the land, depots off what lies in them; who landed brought supplies along. echelon.45a, S3
  if (state.free[unit] > 0 || table.profiles[unit].abilities.has('partisan') || isDepot(services, unit))
    return supply.full
  if ((isHorse(services, unit) ? map.fullForHorse : map.full)[hex] & bit) return supply.full
  if (map.limited[hex] & bit || map.special[hex]) return supply.limited
  return map.connected[hex] ? supply.none : supply.isolated
}

/** Supply of all units of a side, by unit; those that are not on the map have it in full. */
export const supplyNow = (services: Services, state: Position, side: Side): Uint8Array => {
  const found = new Uint8Array(services.table.units)
  const map = services.supplies.of(state, side)
  for (const unit of services.table.unitsOf[side])
    if (state.hex[unit] > 0) found[unit] = supplyIn(services, state, map, unit, state.hex[unit])
  return found
}

/** Where a unit's supply comes from. */
export interface Line {
  readonly supply: Supply
  readonly hq?: number
  readonly depot?: number
  /** From the unit to where the line begins; its hex alone where there is none. */
  readonly path: readonly Hex[]
}

/** The way back through searches that went on from each other, the last of them first. */
const backThrough = (stages: readonly Spread[], hex: Hex): readonly Hex[] => {
  const path = [hex]
  for (const { previous } of stages.toReversed())
    for (let at = previous[path[path.length - 1]]; at !== 0; at = previous[at]) path.push(at)
  return path
}

/** The search by which a supplier reaches a hex, if it does. */
const searchTo = (
  services: Services,
  state: Position,
  map: SupplyMap,
  supplier: Supplier,
  hex: Hex,
): Search | undefined => {
  let searches = map.searches.get(supplier)
  if (searches === undefined) {
    searches = searchesOf(services, state, map.net, [supplier])
    map.searches.set(supplier, searches)
  }
  return searches.find(({ stages, most }) => stages[stages.length - 1].cost[hex] <= most)
}

/** The shortest line of a supplier to a hex. */
const lineFromSupplier = (
  services: Services,
  state: Position,
  map: SupplyMap,
  supplier: Supplier,
  hex: Hex,
): readonly Hex[] => {
  const path = backThrough(searchTo(services, state, map, supplier, hex)?.stages ?? [], hex)
  if (supplier.depot === undefined || supplier.headquarters === undefined) return path
  const depot = state.hex[supplier.depot]
  const toRailhead = backThrough(supplier.stages, state.hex[supplier.headquarters])
  const end = toRailhead[toRailhead.length - 1]
  const byRail = end === depot ? [] : trainPath(services.table, state, map.net.stretch, end, depot)
  return [...path, ...toRailhead.slice(1), ...byRail.slice(1)]
}

/** Suppliers by which units of some nations draw supply in a hex, the better ones first. */
export const suppliersTo = (
  services: Services,
  state: Position,
  map: SupplyMap,
  nations: number,
  hex: Hex,
): readonly Supplier[] =>
  map.suppliers
    .filter(
      (supplier) => (supplier.nations & nations) !== 0 && searchTo(services, state, map, supplier, hex) !== undefined,
    )
    .toSorted((one, other) => one.level - other.level)

/** The shortest of the best lines by which units of some nations draw supply in a hex. */
export const bestLine = (
  services: Services,
  state: Position,
  map: SupplyMap,
  nations: number,
  hex: Hex,
): { readonly supplier: Supplier; readonly path: readonly Hex[] } | undefined =>
  suppliersTo(services, state, map, nations, hex)
    .map((supplier) => ({ supplier, path: lineFromSupplier(services, state, map, supplier, hex) }))
    .toSorted((one, other) => one.supplier.level - other.supplier.level || one.path.length - other.path.length)[0]

export const lineOf = (services: Services, state: Position, unit: number): Line => {
  const { table, supplies } = services
  const side = table.side[unit]
  const hex = state.hex[unit]
  if (hex <= 0) return { supply: supply.full, path: [] }
  const map = supplies.of(state, side)
  const level = supplyIn(services, state, map, unit, hex)
  const best = bestLine(services, state, map, supplies.nationBits[unit], hex)
  if (best === undefined) {
    // The shortest special line, if there is one.
    const search = linesFrom(services, map, map.sources, table.scenario.rules.supply.special)
    return { supply: level, path: backThrough([search], hex) }
  }
  const { headquarters, depot } = best.supplier
  return {
    supply: level,
    ...(headquarters !== undefined && { hq: headquarters }),
    ...(depot !== undefined && { depot }),
    path: best.path,
  }
}

/** Sources of special lines that reach a hex. echelon.51b */
export const specialsTo = (services: Services, map: SupplyMap, hex: Hex): readonly Hex[] =>
  map.sources.filter((source) => {
    const search =
      map.specials.get(source) ?? linesFrom(services, map, [source], services.table.scenario.rules.supply.special)
    map.specials.set(source, search)
    return isReached(search, hex)
  })

/** Lines of a side from some hexes, counted as all lines are: also those by which labour reaches its work. echelon.39 */
export const linesFrom = (services: Services, map: SupplyMap, starts: readonly Hex[], most: number): Spread =>
  spreadFrom(
    services.table.board,
    map.net.lanes.overland,
    starts.map((hex) => ({ hex, cost: 0 })),
    most,
  )
