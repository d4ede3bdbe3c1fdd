/** Demolition, repair and construction of bridges. operational.C11, F29 */
import { degree } from '../../hex.ts'
import { otherSide, type Side } from '../../twoSides.ts'
import type { OperationalDraft } from './events.ts'
import { isAble, orderCost } from './headquarters/command.ts'
import { bringDownBridge } from './ruins.ts'
import type { Services } from './services.ts'
import type { Table } from './table.ts'
import { crossing, type ReadonlyState } from './types.ts'
import { enemyUnit } from './zones.ts'

/** Kinds of work on a bridge; each is the id of its order too. */
const bridgeWorks = ['destroy-bridge', 'repair-bridge', 'build-bridge'] as const
export type BridgeWork = (typeof bridgeWorks)[number]

/**
 * The state of a crossing before and after each kind of work. Bridges built or repaired open on the enemy's turn.
 * operational.F29
 */
const results: Readonly<Record<BridgeWork, readonly (readonly [before: number, after: number])[]>> = {
  'destroy-bridge': [
    [crossing.bridge, crossing.damaged],
    [crossing.pontoon, crossing.none],
  ],
  'repair-bridge': [[crossing.damaged, crossing.repairSoon]],
  'build-bridge': [[crossing.none, crossing.pontoonSoon]],
}

/** The state of a crossing after a work, or -1 where the work is impossible. */
export const resultOf = (work: BridgeWork, before: number): number => {
  for (const [needed, after] of results[work]) if (needed === before) return after
  return -1
}

/** The two hexes of a crossing, by its edge. */
export const banksOf = (table: Table, edge: number): readonly [number, number] => [
  Math.floor(edge / degree),
  table.neighbours[edge],
]

/**
 * The crossings where a headquarters can have a work done, as edges: an own bank lies in its range, and no enemy stands on either.
 * Encounters and ranges must be those of the side and state. operational.F29
 */
export const sitesOf = (services: Services, state: ReadonlyState, hq: number, work: BridgeWork): number[] => {
  const { table, ranges, encounters } = services
  const sites: number[] = []
  if (!isAble(table, state, hq, work)) return sites
  const { side } = table.scenario.headquarters[hq]
  const inRange = ranges.of(hq)
  const isHeld = (hex: number): boolean => state.owner[hex] === side && inRange[hex] === 1
  for (let at = 0; at < table.crossings.length; at++) {
    if (resultOf(work, state.crossing[at]) < 0) continue
    const edge = table.crossings[at]
    const near = Math.floor(edge / degree)
    const far = table.neighbours[edge]
    if (!isHeld(near) && !isHeld(far)) continue
    if ((encounters.meets[near] | encounters.meets[far]) & enemyUnit) continue
    sites.push(edge)
  }
  return sites
}

/** Carries out a work that `sitesOf` allows. Demolition costs score for nations that spare bridges. operational.F29, I3 */
export const workOnBridge = (
  { table }: Services,
  draft: OperationalDraft,
  hq: number,
  edge: number,
  work: BridgeWork,
): void => {
  const { state } = draft
  state.hqPoints[hq] -= orderCost(table, state, hq, work)
  const { side } = table.scenario.headquarters[hq]
  const at = table.crossingAt[edge]
  if (work === 'destroy-bridge') bringDownBridge(table, draft, at, side)
  else setCrossing(table, draft, edge, resultOf(work, state.crossing[at]), side)
}

const setCrossing = (table: Table, draft: OperationalDraft, edge: number, after: number, by: Side): void => {
  draft.state.crossing[table.crossingAt[edge]] = after
  draft.emit({ type: 'bridge', edge, crossing: after, by })
}

/** Opens the bridges that the other side was working on, as a turn begins. operational.F29 */
export const openBridges = (table: Table, draft: OperationalDraft, side: Side): void => {
  const { state } = draft
  for (const [at, edge] of table.crossings.entries())
    if (state.crossing[at] === crossing.pontoonSoon) setCrossing(table, draft, edge, crossing.pontoon, otherSide(side))
    else if (state.crossing[at] === crossing.repairSoon)
      setCrossing(table, draft, edge, crossing.bridge, otherSide(side))
}
