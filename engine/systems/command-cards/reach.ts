/** Where a unit can move, from the search for its cheapest ways. command-cards.C4-C9 */
import type { Hex } from '../../hex.ts'
import { canLeave, footingAt } from './ground.ts'
import { mobilityOf } from './mobility.ts'
import { makeMoveSearch, searchMoves } from './moveSearch.ts'
import type { Places } from './placesOfMove.ts'
import type { Reach, Reacher } from './services.ts'
import type { Table } from './table.ts'

/** The reach of a unit is kept in arrays that the next query overwrites. */
export const makeReacher = (table: Table): Reacher => {
  const search = makeMoveSearch(table)
  const { places } = search
  // By hex: equal to the number of the query where the unit gets to; the best place of the search there, and what it counts for.
  const reached = new Uint32Array(table.size)
  const best = new Int32Array(table.size)
  const counts = new Uint8Array(table.size)
  const hexes: Hex[] = []
  let query = 0

  const collect = (start: Hex): void => {
    for (const place of places.found) {
      const hex = places.hexOf[place]
      if (hex === start) continue
      if (reached[hex] !== query) {
        reached[hex] = query
        hexes.push(hex)
      } else if (!isBetter(places, place, best[hex])) continue
      best[hex] = place
      counts[hex] = countOf(places, place)
    }
  }

  const reach: Reach = {
    hexes,
    cost: (to) => (reached[to] === query ? counts[to] : 0),
    path(to) {
      const path: Hex[] = []
      if (reached[to] !== query) return path
      for (let place = best[to]; place >= 0; place = places.before[place]) path.push(places.hexOf[place])
      return path.reverse()
    },
  }

  return {
    of(state, unit) {
      query++
      hexes.length = 0
      const start = state.hex[unit]
      const mobility = start > 0 ? mobilityOf(table, state, unit) : 0
      if (mobility > 0 && canLeave(table, unit, footingAt(table, state, start))) {
        searchMoves(search, state, unit, mobility)
        collect(start)
      }
      return reach
    },
  }
}

/** Hexes that arriving at a place counts for: by road all but the extra ones, and at least one. command-cards.T42 */
const countOf = ({ roads, roadOf, walked }: Places, place: number): number => {
  const road = roadOf[place]
  return road === 0 ? walked[place] : Math.max(1, walked[place] - roads[road - 1].extraHexes)
}

const isBetter = (places: Places, place: number, other: number): boolean =>
  (countOf(places, place) - countOf(places, other) ||
    places.dangers[place] - places.dangers[other] ||
    places.walked[place] - places.walked[other]) < 0
