/** Which hexes suppliers feed, and whose units in them. echelon.29e, 35b, 51b */
import { type Position, supply } from '../types.ts'
import { farthestOf, type Net, relay, type Supplier } from './headquarters.ts'
import type { LaneServices } from './lineCosts.ts'
import { type Lanes, type Spread, spreadFrom, stop } from './lineLengths.ts'

/** Searches that go on from each other; the last one reaches what costs no more than `most`. */
export interface Search {
  readonly stages: readonly Spread[]
  readonly most: number
}

/** Suppliers that feed the same nations equally well. */
const groupsOf = (suppliers: readonly Supplier[]): readonly (readonly Supplier[])[] => {
  const groups = new Map<string, Supplier[]>()
  for (const supplier of suppliers) {
    const key = `${supplier.level} ${supplier.nations}`
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [supplier])
    else group.push(supplier)
  }
  return [...groups.values()]
}

/** The searches by which suppliers of one kind reach units: without a supply unit between them, and with one. echelon.51b */
export const searchesOf = (
  services: LaneServices,
  state: Position,
  { lanes, supplyUnits }: Net,
  suppliers: readonly Supplier[],
): readonly Search[] => {
  const { board } = services.table
  const range = farthestOf(services)
  const all = range + services.table.scenario.rules.supply.extended
  const open = suppliers.filter(({ isExtended }) => !isExtended).flatMap(({ starts }) => starts)
  const closed = suppliers.filter(({ isExtended }) => isExtended).flatMap(({ starts }) => starts)
  const plain = spreadFrom(board, lanes.overland, open, supplyUnits.length > 0 ? all : range)
  const searches = [{ stages: [plain], most: range }]
  if (closed.length > 0) searches.push({ stages: [spreadFrom(board, lanes.overland, closed, range)], most: range })
  if (supplyUnits.length > 0 && open.length > 0)
    searches.push({ stages: [plain, relay(services, state, lanes.overland, plain, supplyUnits, all)], most: all })
  return searches
}

/** By hex: bits of the nations that suppliers feed, in full and in limited supply. */
export const coverageOf = (
  services: LaneServices,
  state: Position,
  net: Net,
  suppliers: readonly Supplier[],
): { readonly full: Int32Array; readonly limited: Int32Array } => {
  const full = new Int32Array(services.table.size)
  const limited = new Int32Array(services.table.size)
  for (const group of groupsOf(suppliers))
    cover(services, state, net, group, group[0].level === supply.full ? full : limited)
  return { full, limited }
}

const cover = (
  services: LaneServices,
  state: Position,
  net: Net,
  suppliers: readonly Supplier[],
  into: Int32Array,
): void => {
  for (const { stages, most } of searchesOf(services, state, net, suppliers)) {
    const { cost } = stages[stages.length - 1]
    for (let hex = 0; hex < cost.length; hex++) if (cost[hex] <= most) into[hex] |= suppliers[0].nations
  }
}

/** Lines of cavalry that touch arid ground are short; others are as those of all. echelon.29e */
export const coverForHorse = (
  services: LaneServices,
  { lanes }: Net,
  suppliers: readonly Supplier[],
  full: Int32Array,
  arid: Uint8Array,
): Int32Array => {
  if (!arid.includes(1)) return full
  const { board } = services.table
  const range = farthestOf(services)
  const { steps, stops } = lanes.overland
  const elsewhere: Lanes = { steps, stops: stops.map((one, hex) => (arid[hex] ? stop.closed : one)) }
  const into = new Int32Array(full.length)
  for (const [first, ...others] of groupsOf(suppliers.filter(({ level }) => level === supply.full))) {
    const starts = [first, ...others].flatMap((supplier) => supplier.starts)
    const away = spreadFrom(
      board,
      elsewhere,
      starts.filter(({ hex }) => !arid[hex]),
      range,
    )
    const near = spreadFrom(
      board,
      lanes.overland,
      starts.map(({ hex }) => ({ hex, cost: 0 })),
      services.table.scenario.rules.supply.arid,
    )
    for (let hex = 0; hex < into.length; hex++)
      if (away.cost[hex] <= range || near.cost[hex] <= services.table.scenario.rules.supply.arid)
        into[hex] |= first.nations
  }
  return into
}
