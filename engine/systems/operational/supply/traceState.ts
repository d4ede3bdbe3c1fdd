/** The state of one trace of supply; its arrays are used again by the next trace. */
import { degree, reversed } from '../../../hex.ts'
import type { Side } from '../../../twoSides.ts'
import type { Table } from '../table.ts'
import type { ReadonlyState } from '../types.ts'
import { type Arrival, Labels } from './labels.ts'
import type { SupplyNetwork } from './network.ts'

/** Nothing is left of supply that has lost this much, in per cent. */
export const all = 100

/** Everything is by hex unless it says otherwise. */
interface TraceMemory {
  readonly table: Table
  readonly labels: Labels
  /** The label with least lost. */
  readonly best: Int32Array
  /** The label with least lost that came along the railway. */
  readonly onRail: Int32Array
  /** Value left, in per cent. */
  readonly value: Uint8Array
  /** 1 on sources, supplied railways and supplied hubs. */
  readonly full: Uint8Array
  /** The hexes of `full`, in the order in which they were supplied. */
  readonly fullHexes: number[]
  /** By hub slot: 1 for a supplied hub of the side. operational.E7 */
  readonly hubs: Uint8Array
  /** `all` on own ground, where all could be lost; 0 elsewhere and for hex 0: closed, as if nothing less could come. */
  readonly unlost: Uint8Array
  /** Edges into hexes with a full column of stragglers, where the loss of the network is raised while a trace runs. */
  readonly raised: number[]
  /** In the flood that is running: the last label that improved the hex, and the least lost so far. */
  readonly flooded: Int32Array
  readonly leastLost: Uint8Array
  /** In the flood that is running: lost and range left of the last label that was queued. */
  readonly queuedLost: Uint8Array
  readonly queuedRange: Uint8Array
}

export interface Trace extends TraceMemory {
  readonly network: SupplyNetwork
  readonly state: ReadonlyState
  readonly side: Side
}

export const makeTraceMemory = (table: Table): TraceMemory => ({
  table,
  // Buckets are counted by what is lost, or by the range left.
  labels: new Labels(Math.max(all, ...table.scenario.rules.supply.hubRange) + 1),
  best: new Int32Array(table.size),
  onRail: new Int32Array(table.size),
  value: new Uint8Array(table.size),
  full: new Uint8Array(table.size),
  fullHexes: [],
  hubs: new Uint8Array(table.hubSlots),
  unlost: new Uint8Array(table.size),
  raised: [],
  flooded: new Int32Array(table.size),
  leastLost: new Uint8Array(table.size),
  queuedLost: new Uint8Array(table.size),
  queuedRange: new Uint8Array(table.size),
})

/** Begins a trace. `endTrace` must follow before another one begins: the losses of the shared network are raised until then. */
export const beginTrace = (memory: TraceMemory, network: SupplyNetwork, state: ReadonlyState, side: Side): Trace => {
  const { labels, best, value, onRail, full, fullHexes, hubs, unlost } = memory
  labels.clear()
  best.fill(0)
  value.fill(0)
  onRail.fill(0)
  full.fill(0)
  fullHexes.length = 0
  hubs.fill(0)
  for (let hex = 0; hex < unlost.length; hex++) unlost[hex] = state.owner[hex] === side ? all : 0
  unlost[0] = 0
  const trace: Trace = { ...memory, network, state, side }
  raiseLoss(trace)
  return trace
}

export const endTrace = ({ network, raised }: Trace): void => {
  for (const edge of raised) addLoss(network, edge, -network.stragglerLoss)
  raised.length = 0
}

/** A full column of stragglers takes from the supply that comes into its hex. operational.E11 */
const raiseLoss = ({ table, state, network, raised }: Trace): void => {
  const { mostStragglers } = table.scenario.rules.reinforcement
  const { stragglers } = state
  for (let last = mostStragglers - 1, hex = 0; last < stragglers.length; last += mostStragglers, hex++)
    if (stragglers[last] !== 0)
      for (let edge = hex * degree; edge < (hex + 1) * degree; edge++)
        if (table.neighbours[edge] !== 0) raised.push(reversed(table, edge))
  for (const edge of raised) addLoss(network, edge, network.stragglerLoss)
}

const addLoss = ({ loss, steps, waySteps }: SupplyNetwork, edge: number, more: number): void => {
  loss[edge] += more
  if (steps[edge] !== 0) steps[edge] += more
  if (waySteps[edge] !== 0) waySteps[edge] += more
}

/** Adds a label to a hex, which is its best one when it brings more than the others. */
export const addLabel = (trace: Trace, hex: number, from: number, lost: number, arrived: Arrival): number => {
  const { best, value } = trace
  const label = trace.labels.add(hex, from, lost, arrived)
  if (all - lost > value[hex] || best[hex] === 0) {
    best[hex] = label
    value[hex] = all - lost
  }
  return label
}

export const markFull = ({ full, fullHexes }: Trace, hex: number): void => {
  if (full[hex] === 0) fullHexes.push(hex)
  full[hex] = 1
}
