/** Where a side's supply comes from and what is left of it, hex by hex. operational.E1-E7, E10, E11 */
import { makeKept } from '../../../memory.ts'
import type { Side } from '../../../twoSides.ts'
import { watchGround } from '../ground.ts'
import type { Table } from '../table.ts'
import type { ReadonlyState } from '../types.ts'
import { arrival, type SupplyLink } from './labels.ts'
import type { SupplyNetworks } from './network.ts'
import { floodRange } from './rangeFlood.ts'
import { feederAt, supplyHubs, traceRail, traceTruckRoads } from './traceHubs.ts'
import { feedCoast, feedNextHexes } from './traceNearby.ts'
import { addLabel, all, beginTrace, endTrace, makeTraceMemory } from './traceState.ts'

/** A side's supply, by hex. */
export interface SupplyMap {
  /** Supply value in per cent; 0 where there is none. operational.E10 */
  readonly value: Uint8Array
  /** 1 on sources, supplied railways and supplied hubs, whose value is always full. operational.E10 */
  readonly full: Uint8Array
}

/** A supply map that knows its chains. Valid until the next trace: the memory is used again. */
interface SupplyTrace extends SupplyMap {
  /** By hub slot: 1 for a supplied hub of the side. operational.E7 */
  readonly hubs: Uint8Array
  /** From the source to the hex; empty when it has no supply. */
  chain(hex: number): readonly SupplyLink[]
}

export interface SupplyTracer {
  of(state: ReadonlyState, side: Side): SupplyTrace
  /** The hexes where supply for a new hub arrives, whatever stands there. operational.E5 */
  hubPlaces(state: ReadonlyState, side: Side): readonly number[]
  /** By hex: 1 within a range of a hex, over a side's own hexes. operational.E9 */
  within(state: ReadonlyState, side: Side, hex: number, range: number): Uint8Array
}

export const makeSupplyTracer = (table: Table, networks: SupplyNetworks): SupplyTracer => {
  const memory = makeTraceMemory(table)
  const { labels, best, value, full, hubs } = memory
  const traced: SupplyTrace = { value, full, hubs, chain: (hex) => labels.chain(best[hex]) }
  const begin = (state: ReadonlyState, side: Side) => beginTrace(memory, networks(state), state, side)
  return {
    of(state, side) {
      const trace = begin(state, side)
      const starts = traceRail(trace)
      const supplied = supplyHubs(trace, starts)
      floodRange(trace, supplied.hubs, supplied.ranges, trace.network.steps, arrival.range)
      feedNextHexes(trace)
      feedCoast(trace, starts)
      for (const hex of trace.fullHexes) value[hex] = all
      endTrace(trace)
      return traced
    },
    hubPlaces: cachedPlaces(table, (state, side) => {
      const trace = begin(state, side)
      // Stragglers only lessen value, which does not matter here.
      endTrace(trace)
      const starts = traceRail(trace)
      traceTruckRoads(trace, starts)
      const atSources = starts.map((label) => labels.hex[label]).filter((hex) => feederAt(trace, starts, hex) !== 0)
      const places: number[] = []
      for (const hex of table.board.spaces)
        if (
          state.owner[hex] === side &&
          (trace.flooded[hex] !== 0 || trace.onRail[hex] !== 0 || atSources.includes(hex))
        )
          places.push(hex)
      return places
    }),
    within(state, side, hex, range) {
      const trace = begin(state, side)
      const start = addLabel(trace, hex, 0, 0, arrival.hub)
      floodRange(trace, [start], [range], trace.network.steps, arrival.range)
      endTrace(trace)
      const inRange = new Uint8Array(table.size)
      for (const on of table.board.spaces) inRange[on] = trace.flooded[on] === 0 ? 0 : 1
      return inRange
    },
  }
}

type HubPlaces = SupplyTracer['hubPlaces']

/** Remembers the last answer: places for hubs are asked for with every list of legal actions, and seldom change. */
const cachedPlaces = (table: Table, find: HubPlaces): HubPlaces => {
  const hasChanged = watchGround(table)
  const owner = makeKept(new Uint8Array(table.size))
  let known: readonly number[] = []
  let places: readonly number[] = []
  const isKnown = (state: ReadonlyState, side: Side): boolean => {
    const [ofSide, turn, portSupply] = known
    return (
      ofSide === side &&
      turn === state.turn &&
      portSupply === state.portSupply[side] &&
      owner.isSame(state, state.owner)
    )
  }
  return (state, side) => {
    const changed = hasChanged(state)
    if (!changed && isKnown(state, side)) return places
    places = find(state, side)
    owner.keep(state.owner)
    known = [side, state.turn, state.portSupply[side]]
    return places
  }
}
