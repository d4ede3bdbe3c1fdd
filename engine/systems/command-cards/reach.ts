/**
 * Where a unit can move: the shortest ways over free hexes. Everything is kept in arrays that the next question overwrites.
 * command-cards.C4-C9
 */

import type { Hex } from '../../hex.ts'
import { ignoresTerrainOf } from './cards/effects.ts'
import { admits, canLeave, footingAt } from './ground.ts'
import { mobilityOf } from './mobility.ts'
import { makePlaces } from './placesOfMove.ts'
import { kinds } from './rules.ts'
import type { Reach, Reacher } from './services.ts'
import { effortOf, hasRails, isPassable, makesStop } from './steps.ts'
import type { Table } from './table.ts'
import type { Position } from './types.ts'

export const makeReacher = (table: Table): Reacher => {
  const { neighbours, size } = table
  const places = makePlaces(table)
  const { roads, limits, hexOf, roadOf, limitOf } = places
  const railStops = railStopsOf(table)
  const tunnels = table.hexes.filter((hex) => table.terrains[table.terrain[hex]].tunnels === true)
  // By hex, true where it holds the number of this question: a unit is there; it is beside the start; the unit gets there.
  const occupied = new Uint32Array(size)
  const beside = new Uint32Array(size)
  const reached = new Uint32Array(size)
  // By hex that the unit gets to: the best place of the search, and what the move there counts for.
  const best = new Int32Array(size)
  const counts = new Uint8Array(size)
  const hexes: Hex[] = []
  let question = 0

  const lookAround = (state: Position, start: Hex): void => {
    for (let unit = 0; unit < table.units; unit++) if (state.hex[unit] > 0) occupied[state.hex[unit]] = question
    for (let direction = 0; direction < 6; direction++) beside[neighbours[start * 6 + direction]] = question
  }

  /** Goes on from a place to all hexes beside it. */
  const spread = (state: Position, unit: number, mobility: number, isFree: boolean, place: number): void => {
    const { ship, train } = table.types[unit]
    const bit = 1 << table.kind[unit]
    const from = hexOf[place]
    const road = roadOf[place]
    const most = road === 0 ? mobility : mobility + roads[road - 1].extraHexes
    const next = places.walked[place] + 1
    const dangers = places.dangers[place]
    const leaving = footingAt(table, state, from)
    const isPlain = leaving.isPlain && !ship
    for (let direction = 0; direction < 6; direction++) {
      const at = from * 6 + direction
      const to = neighbours[at]
      if (to === 0 || occupied[to] === question) continue
      let limit = limitOf[place]
      // A way on from there that is as good in every respect is known already.
      if (places.isReached(places.at(to, road, limit, false), next, dangers)) continue
      if (road > 0 && (table.way[at] & roads[road - 1].bit) === 0) continue
      if (train && !hasRails(table, from, direction)) continue
      const entering = footingAt(table, state, to)
      if (isPlain && entering.isPlain) {
        const stops = (railStops[to] & bit) !== 0 && !isFree
        if (next <= most && next <= limits[limit])
          places.arrive(places.at(to, road, limit, stops), next, dangers, place)
        continue
      }
      if (!admits(table, state, unit, entering) || !isPassable(table, from, to, direction, leaving, entering)) continue
      if (!isFree && (entering.fromBeside & bit) !== 0 && beside[to] !== question) continue
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

  const search = (state: Position, unit: number, mobility: number): void => {
    const start = state.hex[unit]
    const isFree = table.types[unit].train || ignoresTerrainOf(table, state)
    lookAround(state, start)
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
        if (occupied[hex] !== question && footingAt(table, state, hex).tunnels)
          places.arrive(places.at(hex, 0, 0, true), 1, 0, first)
    for (let walked = 0; walked < most; walked++)
      for (let place = places.next(walked); place >= 0; place = places.next(walked))
        spread(state, unit, mobility, isFree, place)
  }

  /** Hexes that arriving at a place counts for: by road all but the extra ones, and at least one. command-cards.T42 */
  const countOf = (place: number): number => {
    const road = roadOf[place]
    return road === 0 ? places.walked[place] : Math.max(1, places.walked[place] - roads[road - 1].extraHexes)
  }

  const isBetter = (place: number, other: number): boolean =>
    (countOf(place) - countOf(other) ||
      places.dangers[place] - places.dangers[other] ||
      places.walked[place] - places.walked[other]) < 0

  const settle = (start: Hex): void => {
    for (let index = 0; index < places.found.length; index++) {
      const place = places.found[index]
      const hex = hexOf[place]
      if (hex === start) continue
      if (reached[hex] !== question) {
        reached[hex] = question
        hexes.push(hex)
      } else if (!isBetter(place, best[hex])) continue
      best[hex] = place
      counts[hex] = countOf(place)
    }
  }

  const reach: Reach = {
    hexes,
    cost: (to) => (reached[to] === question ? counts[to] : 0),
    path(to) {
      const path: Hex[] = []
      if (reached[to] !== question) return path
      for (let place = best[to]; place >= 0; place = places.before[place]) path.push(hexOf[place])
      return path.reverse()
    },
  }

  return {
    of(state, unit) {
      question++
      hexes.length = 0
      const start = state.hex[unit]
      const mobility = start > 0 ? mobilityOf(table, state, unit) : 0
      if (mobility > 0 && canLeave(table, unit, footingAt(table, state, start))) {
        search(state, unit, mobility)
        settle(start)
      }
      return reach
    },
  }
}

/** By hex: kinds that its railways stop, as bits; none where another way crosses that does not. command-cards.T38 */
const railStopsOf = (table: Table): Uint8Array => {
  const stopping = table.ways.map(({ stops }) => stops.reduce((bits, kind) => bits | (1 << kinds.indexOf(kind)), 0))
  const stops = new Uint8Array(table.size)
  for (const hex of table.hexes) {
    const here = stopping.filter((_, way) => (table.wayOn[hex] & (1 << way)) !== 0)
    if (here.length > 0) stops[hex] = here.reduce((bits, more) => bits & more)
  }
  return stops
}

/** Whether a unit begins its move in a cave of its own people. command-cards.T52 */
const usesTunnels = (table: Table, state: Position, unit: number): boolean => {
  const hex = state.hex[unit]
  if (!footingAt(table, state, hex).tunnels) return false
  return table.terrains[table.terrain[hex]].stubborn?.includes(table.scenario.units[unit].nation) === true
}
