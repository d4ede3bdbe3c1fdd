/**
 * The first position as far as supply, ranges, owners and strengths go. Where nobody is in want, the first turn changes none of
 * them: then the pieces are put on the map and traced by the engine's own parts, and no game is opened.
 */
import { type Side, sides } from '../../../../engine/game.ts'
import { makeRanges } from '../../../../engine/systems/operational/headquarters/ranges.ts'
import type { OperationalGame } from '../../../../engine/systems/operational/index.ts'
import { place } from '../../../../engine/systems/operational/setup.ts'
import { makeSupplyNetworks } from '../../../../engine/systems/operational/supply/network.ts'
import { makeSupplyTracer, type SupplyMap } from '../../../../engine/systems/operational/supply/trace.ts'
import type { Table } from '../../../../engine/systems/operational/table.ts'
import type { OperationalState } from '../../../../engine/systems/operational/types.ts'
import { once } from '../../../lint/once.ts'

export interface Opening {
  /** Owners, strengths and places of the first position. Not to be changed; what a turn begins with besides may be missing. */
  readonly state: Readonly<OperationalState>
  /** What each side's supply brings where. operational.E1-E11 */
  readonly supply: readonly [SupplyMap, SupplyMap]
  /** By hex: 1 in range of a headquarters. operational.F6 */
  rangeOf(hq: number): Uint8Array
}

/** `begun` is the game with its first turn begun. */
export const makeOpening = (
  table: Table,
  begun: () => { readonly game: OperationalGame; readonly state: Readonly<OperationalState> },
): Opening => {
  const state = place(table)
  const networks = makeSupplyNetworks(table)
  const tracer = makeSupplyTracer(table, networks)
  const supplyOf = (side: Side): SupplyMap => {
    const { value, full } = tracer.of(state, side)
    return { value: value.slice(), full: full.slice() }
  }
  const supply = [supplyOf(0), supplyOf(1)] as const
  if (!isQuiet(table, supply)) {
    const { game, state: real } = begun()
    return {
      state: real,
      supply: [game.supply(real, 0), game.supply(real, 1)],
      rangeOf: (hq) => game.services.ranges.fresh(real, hq),
    }
  }
  const ranges = once(() => makeRanges(table, networks))
  return { state, supply, rangeOf: (hq) => ranges().fresh(state, hq) }
}

/** Whether the first turn finds everybody in supply, nothing to prepare and no port won already. operational.E13, F8, H3, H10 */
const isQuiet = ({ scenario }: Table, supply: Opening['supply']): boolean => {
  const { units, headquarters, bonuses } = scenario
  const isFed = (side: Side, hex: number | undefined): boolean => hex === undefined || supply[side].value[hex] > 0
  return (
    sides.every((side) => !scenario.sides[side].prepares) &&
    bonuses.every(({ reward }) => reward.type !== 'port') &&
    units.every(({ side, hex, unsupplied }) => unsupplied === 0 && isFed(side, hex)) &&
    headquarters.every(({ side, hex }) => isFed(side, hex))
  )
}
