/** The search for the cheapest ways of a unit over free hexes. All arrays are used again by the next search. command-cards.C4-C9 */
import { degree, type Hex } from '../../hex.ts'
import { ignoresTerrainOf } from './cards/effects.ts'
import { admits, footingAt } from './ground.ts'
import { makePlaces, type Places } from './placesOfMove.ts'
import { kinds } from './rules.ts'
import { effortOf, hasRails, isPassable, makesStop } from './steps.ts'
import type { Table } from './table.ts'
import type { Position } from './types.ts'

export interface MoveSearch {
  readonly table: Table
  readonly places: Places
  /** By hex: kinds that its railways stop, as bits. */
  readonly railStops: Uint8Array
  /** Hexes with tunnels at the start of the game. */
  readonly tunnels: readonly Hex[]
  /** By hex: equal to `number` where a unit stands, and where the hex is adjacent to the start. */
  readonly occupied: Uint32Array
  readonly beside: Uint32Array
  /** The number of the current search. */
  number: number
}

/** The context of the current search. */
interface Move {
  readonly state: Position
  readonly unit: number
  /** Hexes that it may move, before roads. */
  readonly mobility: number
  /** True if it ignores the effects of terrain on entering and leaving. */
  readonly isFree: boolean
}

export const makeMoveSearch = (table: Table): MoveSearch => ({
  table,
  places: makePlaces(table),
  railStops: railStopsOf(table),
  tunnels: table.hexes.filter((hex) => table.terrains[table.terrain[hex]].tunnels === true),
  occupied: new Uint32Array(table.size),
  beside: new Uint32Array(table.size),
  number: 0,
})

/** Finds all places that a unit on the board reaches with so much mobility. They are in `places.found`. */
export const searchMoves = (search: MoveSearch, state: Position, unit: number, mobility: number): void => {
  const { table, places, tunnels, occupied } = search
  const { roads } = places
  const start = state.hex[unit]
  const move: Move = { state, unit, mobility, isFree: table.types[unit].train || ignoresTerrainOf(table, state) }
  markHexes(search, state, start)
  places.begin()
  const first = places.at(start, 0, 0, false)
  places.arrive(first, 0, 0, -1)
  let most = mobility
  for (let road = 0; road < roads.length; road++)
    if ((table.wayOn[start] & roads[road].bit) !== 0) {
      places.arrive(places.at(start, road + 1, 0, false), 0, 0, -1)
      most = Math.max(most, mobility + roads[road].extraHexes)
    }
  if (usesTunnels(table, state, unit))
    for (const hex of tunnels)
      if (occupied[hex] !== search.number && footingAt(table, state, hex).tunnels)
        places.arrive(places.at(hex, 0, 0, true), 1, 0, first)
  for (let walked = 0; walked < most; walked++)
    for (let place = places.next(walked); place >= 0; place = places.next(walked)) spread(search, move, place)
}

const markHexes = (search: MoveSearch, state: Position, start: Hex): void => {
  const { table, occupied, beside } = search
  search.number++
  for (let unit = 0; unit < table.units; unit++) if (state.hex[unit] > 0) occupied[state.hex[unit]] = search.number
  for (let direction = 0; direction < degree; direction++)
    beside[table.neighbours[start * degree + direction]] = search.number
}

/** Goes on from a place to all adjacent hexes. */
const spread = (
  { table, places, railStops, occupied, beside, number }: MoveSearch,
  move: Move,
  place: number,
): void => {
  const { state, unit, mobility, isFree } = move
  const { roads, limits } = places
  const { ship, train } = table.types[unit]
  const bit = 1 << table.kind[unit]
  const from = places.hexOf[place]
  const road = places.roadOf[place]
  const most = road === 0 ? mobility : mobility + roads[road - 1].extraHexes
  const next = places.walked[place] + 1
  const dangers = places.dangers[place]
  const leaving = footingAt(table, state, from)
  const isPlain = leaving.isPlain && !ship
  for (let direction = 0; direction < degree; direction++) {
    const at = from * degree + direction
    const to = table.neighbours[at]
    if (to === 0 || occupied[to] === number) continue
    let limit = places.limitOf[place]
    // A way on from there that is as good in every respect is known already.
    if (places.isReached(places.at(to, road, limit, false), next, dangers)) continue
    if (road > 0 && (table.way[at] & roads[road - 1].bit) === 0) continue
    if (train && !hasRails(table, from, direction)) continue
    const entering = footingAt(table, state, to)
    if (isPlain && entering.isPlain) {
      const stops = (railStops[to] & bit) !== 0 && !isFree
      if (next <= most && next <= limits[limit]) places.arrive(places.at(to, road, limit, stops), next, dangers, place)
      continue
    }
    if (!admits(table, state, unit, entering) || !isPassable(table, from, to, direction, leaving, entering)) continue
    if (!isFree && (entering.fromBeside & bit) !== 0 && beside[to] !== number) continue
    const effort = effortOf(leaving, entering, bit)
    const walked = isFree ? next : next - 1 + effort
    if (effort === 0 || walked > most) continue
    if (!isFree && !ship && entering.mostHexes < limits[limit]) limit = limits.indexOf(entering.mostHexes)
    if (walked > limits[limit]) continue
    const stops = entering.boats || (!isFree && (makesStop(leaving, entering, bit) || (railStops[to] & bit) !== 0))
    const isDangerous = !isFree && (entering.mined || entering.risk !== undefined)
    places.arrive(places.at(to, road, limit, stops), walked, dangers + (isDangerous ? 1 : 0), place)
  }
}

/** By hex: kinds that its railways stop, as bits; none where another way crosses that does not stop them. command-cards.T38 */
const railStopsOf = (table: Table): Uint8Array => {
  const stopping = table.ways.map(({ stops }) => stops.reduce((bits, kind) => bits | (1 << kinds.indexOf(kind)), 0))
  const stops = new Uint8Array(table.size)
  for (const hex of table.hexes) {
    const here = stopping.filter((_, way) => (table.wayOn[hex] & (1 << way)) !== 0)
    if (here.length > 0) stops[hex] = here.reduce((bits, more) => bits & more)
  }
  return stops
}

/** True if a unit begins its move in a cave of its own nation. command-cards.T52 */
const usesTunnels = (table: Table, state: Position, unit: number): boolean => {
  const hex = state.hex[unit]
  if (!footingAt(table, state, hex).tunnels) return false
  return table.terrains[table.terrain[hex]].stubborn?.includes(table.scenario.units[unit].nation) === true
}
