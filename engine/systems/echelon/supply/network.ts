/** Supply of a whole side, hex by hex, in one go. echelon.S1 */
import type { Flood } from '../../../flood.ts'
import type { Hex } from '../../../hex.ts'
import { otherSide, type Side, sides } from '../../../twoSides.ts'
import type { Position } from '../types.ts'
import { watch } from '../watch.ts'
import {
  isDepot,
  isHeadquarters,
  isSourced,
  isSupplyUnit,
  makeNet,
  type Net,
  type Supplier,
  suppliersOf,
} from './headquarters.ts'
import { fillStops, type LaneServices, makeLanes } from './lineCosts.ts'
import { isReached, reachOfAny, type Spread, spreadFrom, stop } from './lineLengths.ts'
import { coverageOf, coverForHorse, type Search } from './suppliedHexes.ts'

/** Supply of a side. Valid until the next question about another position. */
export interface SupplyMap {
  readonly net: Net
  readonly suppliers: readonly Supplier[]
  /** By hex: bits of the nations whose units are in full supply there, and in limited supply from a depot that moves. */
  readonly full: Int32Array
  readonly limited: Int32Array
  /** The same as `full` for cavalry, whose lines are short in arid ground. echelon.29e */
  readonly fullForHorse: Int32Array
  /** By hex: 1 within a special line of SPs. echelon.51b */
  readonly special: Uint8Array
  /** By hex: 1 where a line of communication leads to. */
  readonly connected: Uint8Array
  /** Hexes from which special lines lead; and the searches of single suppliers and sources, as far as they were asked for. */
  readonly sources: readonly Hex[]
  readonly searches: Map<Supplier, readonly Search[]>
  readonly specials: Map<Hex, Spread>
  /** The payers of SPs, by hex and nations, as far as anyone has asked. */
  readonly payers: Map<string, readonly Payer[]>
  /** Ways of loads by command and hex from which they go, as far as they were asked for. echelon.49b */
  readonly hauls: Map<string, Flood>
}

/** SPs that lie in a hex, or on a supply unit or a command headquarters. */
export type Payer = { readonly hex: Hex } | { readonly unit: number }

export interface SupplyNetwork {
  of(state: Position, side: Side): SupplyMap
  /** By unit: the bit of its nation. */
  readonly nationBits: Int32Array
}

/** The fields of a state that supply depends on, besides the ends of lines and the places of the units that make them. */
const causes = [
  'owner',
  'rail',
  'reversed',
  'weather',
  'bridge',
  'stock',
  'cargo',
  'pipeline',
  'depot',
  'moving',
  'port',
  'portHits',
  'portGone',
  'coalition',
] as const

export const makeSupplyNetwork = (services: LaneServices): SupplyNetwork => {
  const { table } = services
  const nations = [...new Set(table.scenario.units.map(({ nation }) => nation))]
  const nationBits = Int32Array.from(table.scenario.units, ({ nation }) => 1 << nations.indexOf(nation))
  const lanes = makeLanes(services)
  const { aridZones } = table.scenario.rules.movement
  const arid = Uint8Array.from(table.zone, (zone, hex) =>
    table.terrain[hex] > 0 && aridZones.includes(table.zones[zone]?.id) ? 1 : 0,
  )
  const known = sides.map((side) => {
    const makers = table.unitsOf[side].filter(
      (unit) => isDepot(services, unit) || isHeadquarters(services, unit) || isSupplyUnit(services, unit),
    )
    return {
      hasChanged: watch(causes),
      stops: new Uint8Array(table.size),
      zones: new Uint8Array(table.size),
      makers,
      at: new Int16Array(makers.length),
      map: undefined as SupplyMap | undefined,
      words: new Int32Array(0),
    }
  })
  const stops = new Uint8Array(table.size)
  return {
    nationBits,
    of(state, side) {
      const one = known[side]
      // Asked again about the same position, as lists of legal actions do.
      if (one.map !== undefined && isEqual(one.words, state.words)) return one.map
      if (one.words.length === 0) one.words = state.words.slice()
      else one.words.set(state.words)
      fillStops(services, state, side, stops)
      const zones = services.zones.of(state, otherSide(side))
      const isSame =
        !one.hasChanged(state) &&
        isEqual(one.stops, stops) &&
        isEqual(one.zones, zones) &&
        one.makers.every((unit, index) => state.hex[unit] === one.at[index])
      if (isSame && one.map !== undefined) return one.map
      one.stops.set(stops)
      one.zones.set(zones)
      for (const [index, unit] of one.makers.entries()) one.at[index] = state.hex[unit]
      one.map = mapOf(services, state, makeNet(services, state, side, lanes(state, side, one.stops)), nationBits, arid)
      return one.map
    },
  }
}

const isEqual = <N extends Uint8Array | Int32Array>(one: N, other: N): boolean => {
  if (one.length !== other.length) return false
  for (let index = 0; index < one.length; index++) if (one[index] !== other[index]) return false
  return true
}

const mapOf = (services: LaneServices, state: Position, net: Net, bits: Int32Array, arid: Uint8Array): SupplyMap => {
  const { table } = services
  const suppliers = suppliersOf(services, state, net, bits)
  const { full, limited } = coverageOf(services, state, net, suppliers)
  const sources = specialSources(services, state, net)
  const starts = sources.map((hex) => ({ hex, cost: 0 }))
  const reached = spreadFrom(table.board, net.lanes.overland, starts, table.scenario.rules.supply.special)
  const special = new Uint8Array(table.size)
  for (let hex = 0; hex < special.length; hex++) if (isReached(reached, hex)) special[hex] = 1
  const depots = table.unitsOf[net.side].filter(
    (unit) => isDepot(services, unit) && state.hex[unit] > 0 && isSourced(services, state, net, unit),
  )
  return {
    net,
    suppliers,
    full,
    limited,
    fullForHorse: coverForHorse(services, net, suppliers, full, arid),
    sources,
    searches: new Map(),
    specials: new Map(),
    payers: new Map(),
    hauls: new Map(),
    special,
    connected: reachOfAny(table.board, net.lanes.overland, [
      ...new Set([...net.sources, ...depots.map((unit) => state.hex[unit])]),
    ]),
  }
}

/** Hexes with SPs for special lines: minor depots, and supply units that carry some. echelon.33b, 51b */
const specialSources = (services: LaneServices, state: Position, { side, supplyUnits, lanes }: Net): readonly Hex[] => {
  const { table } = services
  const { reOfSp } = table.scenario.rules.supply
  const inDepots = new Set(
    table.unitsOf[side]
      .filter((unit) => isDepot(services, unit) && state.reversed[unit] === 0)
      .map((unit) => state.hex[unit]),
  )
  const sources = supplyUnits.filter((unit) => state.cargo[unit] >= reOfSp).map((unit) => state.hex[unit])
  const { stops } = lanes.overland
  for (const hex of table.board.spaces)
    if (state.stock[hex] >= reOfSp && state.owner[hex] === side + 1 && stops[hex] !== stop.closed && !inDepots.has(hex))
      sources.push(hex)
  return sources
}
