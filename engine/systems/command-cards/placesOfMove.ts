/**
 * The places over which a move is searched: a hex together with what the rest of the move depends on. These are the road that has been
 * followed since the start, the limit that ground on the way has set, and whether the unit must stop there. All is kept in arrays
 * that the next search overwrites.
 */
import type { Hex } from '../../hex.ts'
import { unlimited } from './footing.ts'
import type { Table } from './table.ts'

/** A kind of way that gives more hexes to who stays on it. command-cards.T42 */
interface Road {
  /** Its bit among the ways of the table. */
  readonly bit: number
  readonly extraHexes: number
}

export interface Places {
  readonly roads: readonly Road[]
  /** Limits that ground can set to a move, the first one is none. command-cards.T1, T7 */
  readonly limits: readonly number[]
  /** Places of this search, as they were found. */
  readonly found: readonly number[]
  /** By place of this search: hexes walked; mines and ice met; the place before, -1 at the start. */
  readonly walked: Uint8Array
  readonly dangers: Uint8Array
  readonly before: Int32Array
  /** By place: what it is made of. */
  readonly hexOf: Int16Array
  readonly roadOf: Uint8Array
  readonly limitOf: Uint8Array
  /** The place of a hex; `road` is an index into `roads` plus one, 0 is cross country; `limit` one into `limits`. */
  at(hex: Hex, road: number, limit: number, stops: boolean): number
  /** A search begins: nothing is found. */
  begin(): void
  /** A place has been reached; of the ways there the shortest is kept, and of these the one with fewest dangers. */
  arrive(place: number, walked: number, dangers: number, from: number): void
  /** True if a place has been reached by a way that is neither longer nor more dangerous. */
  isReached(place: number, walked: number, dangers: number): boolean
  /** The next place to go on from after so many hexes, or -1. */
  next(walked: number): number
}

export const makePlaces = (table: Table): Places => {
  const roads = table.ways.flatMap(({ extraHexes }, way) => (extraHexes > 0 ? [{ bit: 1 << way, extraHexes }] : []))
  const limits = limitsOf(table)
  const byRoad = limits.length * 2
  const byHex = (roads.length + 1) * byRoad
  const count = table.size * byHex
  const hexOf = Int16Array.from({ length: count }, (_, place) => Math.floor(place / byHex))
  const roadOf = Uint8Array.from({ length: count }, (_, place) => Math.floor((place % byHex) / byRoad))
  const limitOf = Uint8Array.from({ length: count }, (_, place) => (place % byRoad) >> 1)
  const stamp = new Uint32Array(count)
  const walked = new Uint8Array(count)
  const dangers = new Uint8Array(count)
  const before = new Int32Array(count)
  const found: number[] = []
  // By hexes walked: the places to go on from. Of those reached twice the later one is passed over.
  const open: number[][] = []
  const done: number[] = []
  let search = 0

  return {
    roads,
    limits,
    found,
    walked,
    dangers,
    before,
    at: (hex, road, limit, stops) => hex * byHex + road * byRoad + limit * 2 + (stops ? 1 : 0),
    hexOf,
    roadOf,
    limitOf,
    begin() {
      search++
      found.length = 0
      for (let index = 0; index < open.length; index++) {
        open[index].length = 0
        done[index] = 0
      }
    },
    arrive(place, hexes, risks, from) {
      const isKnown = stamp[place] === search
      if (isKnown && (hexes > walked[place] || (hexes === walked[place] && risks >= dangers[place]))) return
      const isShorter = !isKnown || hexes < walked[place]
      stamp[place] = search
      walked[place] = hexes
      dangers[place] = risks
      before[place] = from
      if (!isKnown) found.push(place)
      while (open.length <= hexes) {
        open.push([])
        done.push(0)
      }
      const mustStop = (place & 1) === 1
      if (isShorter && !mustStop) open[hexes].push(place)
    },
    isReached: (place, hexes, risks) => stamp[place] === search && walked[place] <= hexes && dangers[place] <= risks,
    next(hexes) {
      if (hexes >= open.length) return -1
      while (done[hexes] < open[hexes].length) {
        const place = open[hexes][done[hexes]++]
        if (walked[place] === hexes) return place
      }
      return -1
    },
  }
}

const limitsOf = ({ terrains, obstacles }: Table): number[] => {
  const limits = new Set([...terrains, ...obstacles].map(({ mostHexes }) => mostHexes ?? unlimited))
  return [unlimited, ...[...limits].filter((limit) => limit < unlimited)]
}
