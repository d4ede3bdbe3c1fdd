/** Which hexes links feed, and whose units in them. echelon.29e, 35b, 51b */
import { type Position, supply } from '../types.ts'
import { farthestOf, type Link, type Net, relay } from './feeds.ts'
import type { LaneServices } from './lanes.ts'
import { type Lanes, type Spread, spreadFrom, stop } from './spread.ts'

/** Searches that go on from each other; the last one reaches what costs no more than `most`. */
export interface Search {
  readonly stages: readonly Spread[]
  readonly most: number
}

/** Links that feed the same nations equally well. */
const groupsOf = (links: readonly Link[]): readonly (readonly Link[])[] => {
  const groups = new Map<string, Link[]>()
  for (const link of links) {
    const key = `${link.level} ${link.nations}`
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [link])
    else group.push(link)
  }
  return [...groups.values()]
}

/** The searches by which links of one kind reach units: without a supply unit between them, and with one. echelon.51b */
export const searchesOf = (
  services: LaneServices,
  state: Position,
  { lanes, supplyUnits }: Net,
  links: readonly Link[],
): readonly Search[] => {
  const { board } = services.table
  const range = farthestOf(services)
  const all = range + services.table.scenario.rules.supply.extended
  const open = links.filter(({ isExtended }) => !isExtended).flatMap(({ starts }) => starts)
  const closed = links.filter(({ isExtended }) => isExtended).flatMap(({ starts }) => starts)
  const plain = spreadFrom(board, lanes.overland, open, supplyUnits.length > 0 ? all : range)
  const searches = [{ stages: [plain], most: range }]
  if (closed.length > 0) searches.push({ stages: [spreadFrom(board, lanes.overland, closed, range)], most: range })
  if (supplyUnits.length > 0 && open.length > 0)
    searches.push({ stages: [plain, relay(services, state, lanes.overland, plain, supplyUnits, all)], most: all })
  return searches
}

/** By hex: bits of the nations that links feed, in full and in limited supply. */
export const coverageOf = (
  services: LaneServices,
  state: Position,
  net: Net,
  links: readonly Link[],
): { readonly full: Int32Array; readonly limited: Int32Array } => {
  const full = new Int32Array(services.table.size)
  const limited = new Int32Array(services.table.size)
  for (const group of groupsOf(links))
    cover(services, state, net, group, group[0].level === supply.full ? full : limited)
  return { full, limited }
}

const cover = (services: LaneServices, state: Position, net: Net, links: readonly Link[], into: Int32Array): void => {
  for (const { stages, most } of searchesOf(services, state, net, links)) {
    const { cost } = stages[stages.length - 1]
    for (let hex = 0; hex < cost.length; hex++) if (cost[hex] <= most) into[hex] |= links[0].nations
  }
}

/** Lines of cavalry that touch arid ground are short; others are as those of all. echelon.29e */
export const coverForHorse = (
  services: LaneServices,
  { lanes }: Net,
  links: readonly Link[],
  full: Int32Array,
  arid: Uint8Array,
): Int32Array => {
  if (!arid.includes(1)) return full
  const { board } = services.table
  const range = farthestOf(services)
  const { steps, stops } = lanes.overland
  const elsewhere: Lanes = { steps, stops: stops.map((one, hex) => (arid[hex] ? stop.closed : one)) }
  const into = new Int32Array(full.length)
  for (const [first, ...others] of groupsOf(links.filter(({ level }) => level === supply.full))) {
    const starts = [first, ...others].flatMap((link) => link.starts)
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
