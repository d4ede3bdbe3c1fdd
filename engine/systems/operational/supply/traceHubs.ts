/** How supply gets from its sources to hubs: by railway, and by truck along roads. operational.E2-E7, E10 */
import { degree } from '../../../hex.ts'
import { otherSide } from '../../../twoSides.ts'
import type { SupplySource } from '../scenario.ts'
import { arrival } from './labels.ts'
import { floodRange } from './rangeFlood.ts'
import { addLabel, all, markFull, type Trace } from './traceState.ts'

/**
 * Supplies sources, and the railways from those of rail and port, least lost first. operational.E2, E3
 * @returns the labels of the sources that work
 */
export const traceRail = (trace: Trace): number[] => {
  const { table, state, side, labels } = trace
  const starts: number[] = []
  for (const source of table.sources[side]) {
    const sent = sentBy(trace, source)
    if (state.owner[source.hex] === otherSide(side) || sent <= 0) continue
    const label = addLabel(trace, source.hex, 0, all - sent, arrival.source)
    markFull(trace, source.hex)
    starts.push(label)
    if (source.kind === 'rail' || source.kind === 'port') offerRail(trace, label)
  }
  for (let spent = 0; spent <= all; spent++)
    for (let label = labels.take(spent); label !== 0; label = labels.take(spent)) followRail(trace, label, spent)
  return starts
}

/** Returns the supply that a source sends, in per cent: a port that was won as a prize adds to that of every source. operational.E10, H3 */
const sentBy = ({ state, side }: Trace, { value }: SupplySource): number =>
  Math.min(all, value + state.portSupply[side])

/** Follows a railway: nothing is lost on it, whatever weather and ground. operational.E3, E10 */
const followRail = (trace: Trace, label: number, spent: number): void => {
  const { table, state, side, labels, network, onRail } = trace
  const hex = labels.hex[label]
  if (onRail[hex] !== label) return
  for (let edge = hex * degree; edge < (hex + 1) * degree; edge++) {
    const next = table.neighbours[edge]
    if (network.rail[edge] === 0 || state.owner[next] !== side) continue
    if (onRail[next] !== 0 && labels.lost[onRail[next]] <= spent) continue
    markFull(trace, next)
    offerRail(trace, addLabel(trace, next, label, spent, arrival.rail))
  }
}

const offerRail = ({ labels, onRail }: Trace, label: number): void => {
  const hex = labels.hex[label]
  if (onRail[hex] !== 0 && labels.lost[onRail[hex]] <= labels.lost[label]) return
  onRail[hex] = label
  labels.queue(labels.lost[label], label)
}

/**
 * Supplies hubs on the railway, at sources, and those that trucks reach from there. operational.E4-E7
 * @param starts labels of the sources
 * @returns the labels of supplied hubs, and the range of each
 */
export const supplyHubs = (trace: Trace, starts: readonly number[]): { hubs: number[]; ranges: number[] } => {
  const { table, state, side, labels, best, value } = trace
  const { hubRange, truckFed } = table.scenario.rules.supply
  const hubs: number[] = []
  const ranges: number[] = []
  const open = (hub: number, from: number, lost: number): void => {
    const hex = state.hubHex[hub]
    hubs.push(addLabel(trace, hex, from, lost, arrival.hub))
    ranges.push(hubRange[Math.min(state.hubTrucks[hub], hubRange.length) - 1])
    markFull(trace, hex)
    trace.hubs[hub] = 1
  }
  const byTruck: number[] = []
  for (let hub = 0; hub < table.hubSlots; hub++) {
    const hex = state.hubHex[hub]
    if (hex === 0 || table.hubSide[hub] !== side || state.owner[hex] !== side) continue
    const from = feederAt(trace, starts, hex)
    if (from !== 0) open(hub, from, labels.lost[from])
    else byTruck.push(hub)
  }
  if (byTruck.length === 0) return { hubs, ranges }
  // Roads bring supply to hubs only: what the flood along them found for other hexes is taken back.
  const before = { best: best.slice(), value: value.slice() }
  traceTruckRoads(trace, starts)
  best.set(before.best)
  value.set(before.value)
  for (const hub of byTruck) {
    const from = trace.flooded[state.hubHex[hub]]
    if (from !== 0) open(hub, from, Math.min(all, labels.lost[from] + truckFed))
  }
  return { hubs, ranges }
}

/** Follows the ways that trucks can take, from supplied railways and truck sources, not from other hubs. operational.E5, d13, d14 */
export const traceTruckRoads = (trace: Trace, starts: readonly number[]): void => {
  const { labels, onRail } = trace
  const { truckReach } = trace.table.scenario.rules.supply
  const roots = new Set(starts.filter((label) => feeds(trace, labels.hex[label], ['truck'])))
  for (const hex of trace.fullHexes) if (onRail[hex] !== 0) roots.add(onRail[hex])
  const ranges = [...roots].map(() => truckReach)
  floodRange(trace, [...roots], ranges, trace.network.waySteps, arrival.truckRoad)
}

/** The label of the railway or the source that a hub in a hex extends, 0 for none. operational.E4 */
export const feederAt = (trace: Trace, starts: readonly number[], hex: number): number =>
  trace.onRail[hex] ||
  (starts.find((label) => trace.labels.hex[label] === hex && feeds(trace, hex, ['rail', 'port', 'truck'])) ?? 0)

/** True if a source of some kinds is in a hex. */
export const feeds = ({ table, side }: Trace, hex: number, kinds: readonly SupplySource['kind'][]): boolean =>
  table.sources[side].some((source) => source.hex === hex && kinds.includes(source.kind))
