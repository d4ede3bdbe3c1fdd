/** Loads of SPs and SRPs that are carried by supply movement points (SMPs). echelon.49a, 49b, 49c, 49d */
import { type Flood, floodFrom, pathTo, unreached } from '../../../flood.ts'
import { degree, type Hex } from '../../../hex.ts'
import { otherSide, type Side } from '../../../twoSides.ts'
import { hasRoad, hasTrack, hexsideAt, offRoadCost, terrainAt } from '../ground.ts'
import { goods, goodsKinds } from '../rules.ts'
import type { Services } from '../services.ts'
import { type Position, phase } from '../types.ts'
import { roomAt } from './depots.ts'
import type { SupplyMap } from './network.ts'

/** REs of a kind in a hex that may still be moved in this phase. echelon.49e */
export const looseAt = (state: Position, hex: Hex, kind: number): number =>
  kind === goods.supply ? state.stock[hex] - state.freshStock[hex] : state.special[hex] - state.freshSpecial[hex]

/** How many times the REs a load carries: more in exploitation. echelon.49c */
const loadTimes = ({ table }: Services, state: Position): number =>
  state.phase === phase.exploitation ? table.scenario.rules.transport.smp.exploitation : 1

/** REs that are carried for what a third of a load costs, and REs of a full load. echelon.49c */
export const loadSizes = (services: Services, state: Position): { readonly least: number; readonly full: number } => {
  const times = loadTimes(services, state)
  return { least: times, full: services.table.scenario.rules.transport.smp.re * times }
}

/** Thirds of an SMP that a load pays for a way of some movement points. echelon.49c, 49d */
export const smpOf = (services: Services, state: Position, points: number, re: number): number =>
  points * Math.ceil(re / loadTimes(services, state))

/** Movement points of a load over ground alone: roads know no weather. echelon.49b */
const groundPoints = ({ table }: Services, state: Position, side: Side, edge: number): number => {
  const to = table.board.neighbours[edge]
  if (to === 0 || table.terrain[to] === 0) return unreached
  const { smp } = table.scenario.rules.transport
  const from = Math.floor(edge / degree)
  if (hasRoad(table, state, edge) && state.owner[to] === side + 1 && state.owner[from] === side + 1) return smp.road
  const water = hexsideAt(table, state, edge)
  if (water !== undefined && water.cost === undefined) return unreached
  const { cost, isSea } = terrainAt(table, state, to)
  if (isSea) return unreached
  const terrain = offRoadCost(table, state, to, cost.motor) + (water?.cost ?? 0)
  return terrain * (hasTrack(table, state, edge) ? smp.track : smp.offRoad)
}

/** Ways of a command's loads from a hex, with their movement points, not beyond the most. echelon.49b, 49c, 49d, 49e */
const haulsFrom = (services: Services, state: Position, command: number, from: Hex): Flood => {
  const { side, area } = services.table.commands[command]
  const map = services.supplies.of(state, side)
  const key = `${command} ${from}`
  const found = map.hauls.get(key) ?? floodHauls(services, state, map, area, from)
  map.hauls.set(key, found)
  return found
}

const floodHauls = (
  services: Services,
  state: Position,
  { connected, full, net }: SupplyMap,
  area: Uint8Array,
  from: Hex,
): Flood => {
  const { table, stacks, zones } = services
  const { side } = net
  const { smp } = table.scenario.rules.transport
  const enemy = otherSide(side)
  const [enemies, friends, ofEnemy] = [stacks.held(state, enemy), stacks.held(state, side), zones.of(state, enemy)]
  const { zone } = table.scenario.rules.movement
  return floodFrom(
    table.board,
    connected[from] ? [from] : [],
    (edge, _, at) => {
      const to = table.board.neighbours[edge]
      // Where a load may go, a line of communication can. echelon.49b, 49d
      if (area[to] === 0 || enemies[to] > 0 || (ofEnemy[to] > 0 && friends[to] === 0)) return unreached
      const ground = groundPoints(services, state, side, edge)
      if (ground === unreached) return unreached
      const inSupply = full[to] === 0 ? ground * smp.unsupplied : ground
      return inSupply + (ofEnemy[to] > 0 ? zone.into : 0) + (ofEnemy[at] > 0 ? zone.outOnFoot : 0)
    },
    smp.mostMp,
  )
}

/** Hexes where a side puts SPs down: where own units can guard them, or where there is a place for them. */
export const dropPlaces = ({ table, stacks }: Services, state: Position, side: Side): readonly Hex[] => {
  const friends = stacks.held(state, side)
  const places: Hex[] = []
  for (const hex of table.board.spaces)
    if (
      friends[hex] > 0 ||
      (state.owner[hex] === side + 1 &&
        (table.settlement[hex] > 0 ||
          table.port[hex] > 0 ||
          state.airbase[hex] > 0 ||
          state.stock[hex] + state.special[hex] > 0))
    )
      places.push(hex)
  return places
}

/** Hexes of a side from which something can be carried away. */
export const storesOf = ({ table, stacks }: Services, state: Position, side: Side): readonly Hex[] => {
  const enemies = stacks.held(state, otherSide(side))
  const stores: Hex[] = []
  for (const hex of table.board.spaces)
    if (
      state.stock[hex] + state.special[hex] > 0 &&
      state.owner[hex] === side + 1 &&
      enemies[hex] === 0 &&
      goodsKinds.some((kind) => looseAt(state, hex, kind) > 0)
    )
      stores.push(hex)
  return stores
}

/** A load that can be moved. */
export interface Haul {
  readonly to: Hex
  readonly kind: number
  readonly re: number
  /** The paying command, and thirds of SMPs. */
  readonly command: number
  readonly cost: number
}

/** True if a command carries to a hex: one of a nation to its units alone. echelon.49e */
const serves = ({ table, stacks }: Services, state: Position, command: number, hex: Hex): boolean => {
  const { side, nation } = table.commands[command]
  return (
    nation === undefined ||
    stacks.at(state, hex).some((unit) => table.side[unit] === side && table.scenario.units[unit].nation === nation)
  )
}

/** A command that can carry from a hex, with its ways. */
interface Carrier {
  readonly command: number
  readonly ways: Flood
}

/** Commands of a side that can carry from a hex, in the order in which they pay. */
const carriersFrom = (services: Services, state: Position, side: Side, from: Hex): readonly Carrier[] =>
  services.table.commandsOf[side]
    .filter((command) => services.table.commands[command].area[from] === 1 && state.smp[command] > 0)
    .map((command) => ({ command, ways: haulsFrom(services, state, command, from) }))

/** Those of them that can carry to another hex. */
const carriersTo = (services: Services, state: Position, carriers: readonly Carrier[], to: Hex): readonly Carrier[] =>
  carriers.filter(({ command, ways }) => ways.cost[to] !== unreached && serves(services, state, command, to))

/** The first of those who can carry to a hex that has the SMPs for a load. */
const payerOf = (
  services: Services,
  state: Position,
  carriers: readonly Carrier[],
  to: Hex,
  re: number,
): Carrier | undefined =>
  carriers.find(({ command, ways }) => smpOf(services, state, ways.cost[to], re) <= state.smp[command])

/** Loads that can go from a hex to places, by thirds of a full one or whatever less lies there. */
export const haulsOf = (
  services: Services,
  state: Position,
  side: Side,
  from: Hex,
  places: readonly Hex[],
): readonly Haul[] => {
  const all = carriersFrom(services, state, side, from)
  const { least, full } = loadSizes(services, state)
  const hauls: Haul[] = []
  for (const to of places) {
    const carriers = carriersTo(services, state, all, to)
    if (to === from || carriers.length === 0) continue
    const room = roomAt(services, state, side, to)
    for (const kind of goodsKinds) {
      const most = Math.min(full, looseAt(state, from, kind), room)
      for (
        let re = Math.min(least, most);
        re > 0 && re <= most;
        re = re === most ? most + 1 : Math.min(re + least, most)
      ) {
        const payer = payerOf(services, state, carriers, to, re)
        if (payer === undefined) continue
        const { command, ways } = payer
        hauls.push({ to, kind, re, command, cost: smpOf(services, state, ways.cost[to], re) })
      }
    }
  }
  return hauls
}

/**
 * Returns the carrier of a load, and the thirds of SMPs that it has paid at each hex of its way: where nobody has so many, the payment of
 * the first. Undefined where none can go.
 */
export const wayOfHaul = (
  services: Services,
  state: Position,
  side: Side,
  from: Hex,
  to: Hex,
  re: number,
): { readonly command: number; readonly paid: readonly (readonly [Hex, number])[] } | undefined => {
  const carriers = carriersTo(services, state, carriersFrom(services, state, side, from), to)
  const found = payerOf(services, state, carriers, to, re) ?? carriers[0]
  if (found === undefined) return undefined
  const { command, ways } = found
  return { command, paid: pathTo(ways, to).map((hex) => [hex, smpOf(services, state, ways.cost[hex], re)]) }
}
