/** The services of an opened game: what all rules ask about a state, each computed by one module that reuses its memory. */
import { type Costs, makeCosts } from './cost.ts'
import { makeRanges, type Ranges } from './headquarters/ranges.ts'
import { makeReacher, type Reacher } from './reach.ts'
import { makeSupplyNetworks, type SupplyNetworks, withoutLoss } from './supply/network.ts'
import { makeSupplyTracer, type SupplyTracer } from './supply/trace.ts'
import type { Table } from './table.ts'
import { type Encounters, makeEncounters } from './zones.ts'

export interface Services {
  readonly table: Table
  readonly costs: Costs
  readonly encounters: Encounters
  readonly reacher: Reacher
  readonly networks: SupplyNetworks
  readonly tracer: SupplyTracer
  /** Supply as headquarters receive it: nothing is lost on the way. operational.F8 */
  readonly undisrupted: SupplyTracer
  readonly ranges: Ranges
}

export const makeServices = (table: Table): Services => {
  const costs = makeCosts(table)
  const encounters = makeEncounters(table)
  const networks = makeSupplyNetworks(table)
  return {
    table,
    costs,
    encounters,
    reacher: makeReacher(table, costs, encounters),
    networks,
    tracer: makeSupplyTracer(table, networks),
    undisrupted: makeSupplyTracer(table, withoutLoss(table, networks)),
    ranges: makeRanges(table, networks),
  }
}
