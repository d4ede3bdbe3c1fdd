/** How far headquarters command and go, and where they may stand. operational.F6, F7, F9 */
import { type Flood, floodFrom, unreached } from '../../../flood.ts'
import { degree } from '../../../hex.ts'
import { makeKept } from '../../../memory.ts'
import type { Side } from '../../../twoSides.ts'
import { takesAll, terrainCost } from '../cost.ts'
import { watchGround } from '../ground.ts'
import { hqAt, stragglersAt, terrainIndexAt } from '../places.ts'
import type { SupplyNetworks } from '../supply/network.ts'
import type { Table } from '../table.ts'
import type { ReadonlyState } from '../types.ts'

/** The hexes in range of headquarters. operational.F6 */
export interface Ranges {
  /** Has `of` be about a state, which must stay as it is until then. */
  aim(state: ReadonlyState): void
  /** By hex: 1 in range of a headquarters; nothing is in range of one that is not on the map. */
  of(hq: number): Uint8Array
  /** The same for any state. */
  fresh(state: ReadonlyState, hq: number): Uint8Array
  /**
   * The supply movement of a headquarters on the map, as far as it commands; and along the railway, which goes farther.
   * operational.F7
   */
  reach(state: ReadonlyState, hq: number): Flood
  byRail(state: ReadonlyState, hq: number): Flood
}

/** Points of the range of a headquarters: its trucks count as at a hub. operational.F6 */
const rangePoints = (table: Table, state: ReadonlyState, hq: number): number => {
  const { hubRange } = table.scenario.rules.supply
  return hubRange[Math.min(state.hqTrucks[hq], hubRange.length) - 1] ?? 0
}

/** A range that is kept, with the position of the headquarters that it was computed for. */
interface Known {
  readonly hex: number
  readonly trucks: number
  readonly reach: Flood
  readonly inRange: Uint8Array
  byRail: Flood | undefined
}

export const makeRanges = (table: Table, networks: SupplyNetworks): Ranges => {
  const nowhere = new Uint8Array(table.size)
  const known: (Known | undefined)[] = table.scenario.headquarters.map(() => undefined)
  const kept = makeKept(new Uint8Array(table.size))
  const hasChanged = watchGround(table)

  /** Forgets the ranges that hexes lie in or beside which changed hands, and all when the ground has changed. */
  const lookAtGround = (state: ReadonlyState): void => {
    if (hasChanged(state)) known.fill(undefined)
    if (kept.isSame(state, state.owner)) return
    const owner = kept.numbers
    for (let hex = 0; hex < owner.length; hex++) {
      if (owner[hex] === state.owner[hex]) continue
      owner[hex] = state.owner[hex]
      for (let hq = 0; hq < known.length; hq++) {
        const found = known[hq]
        if (found !== undefined && comesNear(table, found, hex)) known[hq] = undefined
      }
    }
  }
  const lookUp = (state: ReadonlyState, hq: number): Known => {
    const hex = state.hqHex[hq]
    const trucks = state.hqTrucks[hq]
    const before = known[hq]
    if (before?.hex === hex && before.trucks === trucks) return before
    const { points } = networks(state)
    const side = table.scenario.headquarters[hq].side
    const reach = reachFrom(table, state, side, hex, rangePoints(table, state, hq), (edge) => points[edge])
    const inRange = new Uint8Array(table.size)
    for (const on of reach.spaces) inRange[on] = 1
    const now: Known = { hex, trucks, reach, inRange, byRail: undefined }
    known[hq] = now
    return now
  }
  const current: (Uint8Array | undefined)[] = known.map(() => undefined)
  let aimedAt: ReadonlyState | undefined
  let isLooking = false
  const rangeOf = (state: ReadonlyState, hq: number): Uint8Array =>
    state.hqHex[hq] > 0 ? lookUp(state, hq).inRange : nowhere
  return {
    aim(state) {
      aimedAt = state
      isLooking = false
      current.fill(undefined)
    },
    of(hq) {
      const found = current[hq]
      if (found !== undefined || aimedAt === undefined) return found ?? nowhere
      if (!isLooking) lookAtGround(aimedAt)
      isLooking = true
      const range = rangeOf(aimedAt, hq)
      current[hq] = range
      return range
    },
    fresh(state, hq) {
      lookAtGround(state)
      isLooking = false
      return rangeOf(state, hq)
    },
    reach(state, hq) {
      lookAtGround(state)
      return lookUp(state, hq).reach
    },
    byRail(state, hq) {
      lookAtGround(state)
      const found = lookUp(state, hq)
      const { rail, wayPoints } = networks(state)
      const { railBonus } = table.scenario.rules.headquarters
      const side = table.scenario.headquarters[hq].side
      found.byRail ??= reachFrom(table, state, side, found.hex, rangePoints(table, state, hq) + railBonus, (edge) =>
        rail[edge] === 1 ? wayPoints[edge] : 0,
      )
      return found.byRail
    },
  }
}

/** True if the owner of a hex affects a range: the hex lies in it or beside it. */
const comesNear = ({ neighbours }: Table, { reach, byRail }: Known, hex: number): boolean => {
  const isIn = (on: number): boolean => reach.cost[on] !== unreached || (byRail ?? reach).cost[on] !== unreached
  if (isIn(hex)) return true
  for (let edge = hex * degree; edge < (hex + 1) * degree; edge++) if (isIn(neighbours[edge])) return true
  return false
}

/**
 * Floods own hexes from a start as supply moves. A step that takes all points is only possible with all of them left.
 * operational.d15
 * @param step points over an edge, 0 where there is no way
 */
const reachFrom = (
  table: Table,
  state: ReadonlyState,
  side: Side,
  start: number,
  points: number,
  step: (edge: number) => number,
): Flood =>
  floodFrom(
    table.board,
    [start],
    (edge, spent) => {
      const paid = step(edge)
      if (paid === 0 || state.owner[table.neighbours[edge]] !== side || (paid === takesAll && spent > 0))
        return unreached
      return paid === takesAll ? points : paid
    },
    points,
  )

/**
 * True if a headquarters may stand in a hex that its side owns. Two of them would be one target, and stragglers never share a hex with one;
 * units and hubs may. operational.D21, F7
 */
export const mayStand = (table: Table, state: ReadonlyState, side: Side, hex: number): boolean =>
  state.owner[hex] === side &&
  terrainCost(table, terrainIndexAt(table, state, hex), 'supply') !== 'X' &&
  hqAt(state, hex) < 0 &&
  stragglersAt(state, hex) === 0
