/** The supply of headquarters: depots, and the ways from them. echelon.30-35, S1, S2 */
import type { Hex } from '../../../hex.ts'
import type { Side } from '../../../twoSides.ts'
import { isCity } from '../ground.ts'
import { type Position, supply } from '../types.ts'
import { can } from '../units.ts'
import type { LaneServices, SideLanes } from './lineCosts.ts'
import { isReached, type Spread, type Start, spreadFrom, stop } from './lineLengths.ts'
import { isPortOpen, isRailhead, stretchesOf } from './railways.ts'

/** The nodes of a side's supply lines in a position. */
export interface Net {
  readonly side: Side
  readonly lanes: SideLanes
  /** By hex: stretch of railway. */
  readonly stretch: Uint16Array
  /** By stretch: 1 when it leads to a source or to a port that takes in ships. */
  readonly fed: Uint8Array
  /** Own hexes that lead home, and ports that take in ships. */
  readonly sources: readonly Hex[]
  readonly railheads: readonly Hex[]
  /** Supply units of both kinds, and trucks. echelon.51b */
  readonly supplyUnits: readonly number[]
  readonly trucks: readonly number[]
}

/** A place from which units draw supply: a headquarters with its depot, or what stands for it where a scenario needs none. */
export interface Supplier {
  readonly headquarters?: number
  readonly depot?: number
  readonly level: typeof supply.full | typeof supply.limited
  /** Nations whose units it feeds: a bit for each. */
  readonly nations: number
  /** Where lines to units begin. */
  readonly starts: readonly Start[]
  /** A supply unit lengthens its own line already. */
  readonly isExtended: boolean
  /** From the depot to the headquarters: one search, or two with a supply unit between them. */
  readonly stages: readonly Spread[]
  /** Hexes whose SPs can be used. */
  readonly stores: readonly Hex[]
}

export const isDepot = ({ table }: Pick<LaneServices, 'table'>, unit: number): boolean =>
  table.profiles[unit].abilities.has('major-depot') || table.profiles[unit].abilities.has('command-depot')

export const isHeadquarters = ({ table }: Pick<LaneServices, 'table'>, unit: number): boolean =>
  table.profiles[unit].abilities.has('army-hq') || table.profiles[unit].abilities.has('command-hq')

export const isSupplyUnit = ({ table }: Pick<LaneServices, 'table'>, unit: number): boolean =>
  table.profiles[unit].abilities.has('supply-unit') || table.profiles[unit].abilities.has('wagon')

export const makeNet = (services: LaneServices, state: Position, side: Side, lanes: SideLanes): Net => {
  const { table } = services
  const { stops } = lanes.overland
  const stretch = stretchesOf(services, state, side)
  const fed = new Uint8Array(table.size)
  const isOwn = (hex: Hex): boolean => state.owner[hex] === side + 1 && stops[hex] !== stop.closed
  const ports = table.scenario.map.ports.map(({ hex }) => hex).filter((hex) => isPortOpen(table, state, side, hex))
  const sources = [...table.scenario.sides[side].sources, ...ports].filter(isOwn)
  for (const hex of sources) if (stretch[hex] > 0) fed[stretch[hex]] = 1
  const railheads: Hex[] = []
  for (const hex of table.board.spaces) if (stretch[hex] > 0 && isRailhead(table, state, hex)) railheads.push(hex)
  const onMap = table.unitsOf[side].filter((unit) => state.hex[unit] > 0 && isSupplyUnit(services, unit))
  const trucks = onMap.filter((unit) => !table.profiles[unit].abilities.has('wagon'))
  return { side, lanes, stretch, fed, sources, railheads, supplyUnits: onMap, trucks }
}

/** True if a depot has supply to give: it is a capital, it is linked to a source of its nation, or SPs lie in it. echelon.30 */
export const isSourced = (services: LaneServices, state: Position, net: Net, depot: number): boolean => {
  const hex = state.hex[depot]
  return (
    services.table.profiles[depot].abilities.has('capital') ||
    net.sources.includes(hex) ||
    net.fed[net.stretch[hex]] === 1 ||
    state.stock[hex] >= services.table.scenario.rules.supply.reOfSp
  )
}

/** Headquarters that belong to a depot. */
export const attachedTo = ({ table }: Pick<LaneServices, 'table'>, state: Position, depot: number): readonly number[] =>
  table.unitsOf[table.side[depot]].filter((unit) => state.depot[unit] === depot + 1 && state.hex[unit] > 0)

/** True if a depot that has opened, or a headquarters that has come to it, has the SPs required for each army headquarters. echelon.32 */
export const isReady = (
  services: Pick<LaneServices, 'table'>,
  state: Position,
  unit: number,
  depot: number,
): boolean => {
  const { depotMove, reOfSp } = services.table.scenario.rules.supply
  if (state.moving[unit] === 0) return true
  const armies = attachedTo(services, state, depot).filter((one) => can(services.table, state, one, 'army-hq'))
  return state.stock[state.hex[depot]] >= armies.length * depotMove.supply * reOfSp
}

/**
 * Returns the supply level of units fed by a depot: full supply only when it is open, in a city; limited supply while it moves. echelon.30,
 * 32
 */
export const levelOf = (
  services: LaneServices,
  state: Position,
  net: Net,
  depot: number,
): Supplier['level'] | undefined => {
  if (state.hex[depot] <= 0 || !isSourced(services, state, net, depot)) return undefined
  if (state.reversed[depot] || !isReady(services, state, depot, depot)) return supply.limited
  return isCity(services.table, state.hex[depot]) ? supply.full : undefined
}

/** The depot itself, and the railheads of its stretch of railway. */
const startsOf = ({ stretch, railheads }: Net, hex: Hex): readonly Start[] =>
  [hex, ...railheads.filter((one) => stretch[hex] > 0 && stretch[one] === stretch[hex])].map((one) => ({
    hex: one,
    cost: 0,
  }))

/** Searches on from units that an earlier search has reached. */
export const relay = (
  { table }: LaneServices,
  state: Position,
  { steps, stops }: SideLanes['overland'],
  from: Spread,
  units: readonly number[],
  most: number,
): Spread =>
  spreadFrom(
    table.board,
    { steps, stops },
    units
      .map((unit) => state.hex[unit])
      .filter((hex) => isReached(from, hex))
      .map((hex) => ({ hex, cost: from.cost[hex] })),
    most,
  )

/** A way from a depot to hexes: the searches that lead there, and whether a supply unit lengthens it. */
interface Way {
  readonly stages: readonly Spread[]
  readonly most: number
  readonly isExtended: boolean
}

/** Ways from a depot, best first: overland, by trucks along a road, overland and lengthened. echelon.51b, S2 */
const waysFrom = (services: LaneServices, state: Position, net: Net, hex: Hex): readonly Way[] => {
  const { board } = services.table
  const { overland, road, extended } = services.table.scenario.rules.supply
  const { lanes, supplyUnits, trucks } = net
  const starts = startsOf(net, hex)
  const plain = spreadFrom(board, lanes.overland, starts, supplyUnits.length > 0 ? overland + extended : overland)
  const ways: Way[] = [{ stages: [plain], most: overland, isExtended: false }]
  if (trucks.length > 0) {
    const along = spreadFrom(board, lanes.roads, starts, road)
    ways.push({
      stages: [along, relay(services, state, lanes.roads, along, trucks, road)],
      most: road,
      isExtended: false,
    })
  }
  if (supplyUnits.length > 0) {
    const most = overland + extended
    ways.push({
      stages: [plain, relay(services, state, lanes.overland, plain, supplyUnits, most)],
      most,
      isExtended: true,
    })
  }
  return ways
}

/** Tells whether a headquarters in a hex would get what lies in its depot. echelon.30, 34, 51b */
export const leadsFrom = (
  services: LaneServices,
  state: Position,
  net: Net,
  depot: number,
): ((hex: Hex) => boolean) => {
  const ways = waysFrom(services, state, net, state.hex[depot])
  return (hex) => ways.some(({ stages, most }) => stages[stages.length - 1].cost[hex] <= most)
}

/** Bits of the nations that a headquarters feeds: its own, or all when it leads a coalition. echelon.35a */
const nationsOf = (state: Position, side: Side, headquarters: number, bits: Int32Array): number =>
  state.coalition[side] === headquarters + 1 ? -1 : bits[headquarters]

/** How far the longest lines to units lead. All lines are counted to there: shorter ones begin with what they lack. */
export const farthestOf = ({ table }: LaneServices): number => {
  const { hqRange, overland } = table.scenario.rules.supply
  return Math.max(hqRange.army, hqRange.command, overland)
}

/**
 * The suppliers of a side.
 * @param bits by unit: the bit of its nation
 */
export const suppliersOf = (
  services: LaneServices,
  state: Position,
  net: Net,
  bits: Int32Array,
): readonly Supplier[] => {
  const { table } = services
  const suppliers: Supplier[] = []
  const { army, command } = table.scenario.rules.supply.hqRange
  const farthest = farthestOf(services)
  for (const depot of table.unitsOf[net.side]) {
    if (!isDepot(services, depot)) continue
    const level = levelOf(services, state, net, depot)
    if (level === undefined) continue
    const attached = attachedTo(services, state, depot).filter(
      (unit) => state.reversed[unit] === 0 && isReady(services, state, unit, depot),
    )
    const hex = state.hex[depot]
    // A capital is the depot of its own nation alone. echelon.32
    const allowed = table.profiles[depot].abilities.has('capital') ? bits[depot] : -1
    if (table.scenario.sides[net.side].withoutHeadquarters)
      suppliers.push({
        depot,
        level,
        nations: allowed,
        starts: [{ hex, cost: farthest - table.scenario.rules.supply.overland }],
        isExtended: false,
        stages: [],
        stores: [hex],
      })
    if (attached.length === 0) continue
    const ways = waysFrom(services, state, net, hex)
    for (const headquarters of attached) {
      const at = state.hex[headquarters]
      const found = ways.find(({ stages, most }) => stages[stages.length - 1].cost[at] <= most)
      if (found === undefined) continue
      const range = can(table, state, headquarters, 'command-hq') ? command : army
      suppliers.push({
        headquarters,
        depot,
        level,
        nations: nationsOf(state, net.side, headquarters, bits) & allowed,
        starts: [{ hex: at, cost: farthest - range }],
        isExtended: found.isExtended,
        stages: found.stages,
        stores: [hex],
      })
    }
  }
  if (table.scenario.sides[net.side].withoutHeadquarters)
    suppliers.push(...directSuppliers(services, state, net, farthest))
  return suppliers
}

/** Where units trace straight to railheads and ports: a supplier for each stretch that is fed, and one for the ports. echelon.S2 */
const directSuppliers = ({ table }: LaneServices, state: Position, net: Net, farthest: number): readonly Supplier[] => {
  const cost = farthest - table.scenario.rules.supply.overland
  const supplierOf = (starts: readonly Hex[], stores: readonly Hex[]): Supplier => ({
    level: supply.full,
    nations: -1,
    starts: starts.map((hex) => ({ hex, cost })),
    isExtended: false,
    stages: [],
    stores: stores.filter((hex) => state.stock[hex] > 0),
  })
  const { stretch, fed, railheads, sources } = net
  const stretches = [...new Set(railheads.map((hex) => stretch[hex]))].filter((one) => fed[one] === 1)
  return [
    ...stretches.map((one) =>
      supplierOf(
        railheads.filter((hex) => stretch[hex] === one),
        [...table.board.spaces].filter((hex) => stretch[hex] === one),
      ),
    ),
    supplierOf(sources, sources),
  ]
}
