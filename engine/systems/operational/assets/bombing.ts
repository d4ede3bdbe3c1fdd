/** Bridges and hubs not far behind the front line that bombs and agents reach. operational.G12 */
import { otherSide, type Side } from '../../../twoSides.ts'
import { banksOf } from '../bridges.ts'
import { frontOf, stepsFrom } from '../fog/front.ts'
import type { Table } from '../table.ts'
import { crossing, type ReadonlyState } from '../types.ts'

/** The bridges that a side can bomb, as edges: near the front line, those in its own country too. */
export const bridgesInReach = (table: Table, state: ReadonlyState, side: Side, asset: number): number[] => {
  const near = nearFront(table, state, side, asset)
  return table.crossings.filter(
    (edge, at) =>
      (state.crossing[at] === crossing.bridge || state.crossing[at] === crossing.pontoon) &&
      banksOf(table, edge).some(near),
  )
}

/** The places of the enemy's hubs that a side can bomb. */
export const hubsInReach = (table: Table, state: ReadonlyState, side: Side, asset: number): number[] => {
  const near = nearFront(table, state, side, asset)
  const hubs: number[] = []
  for (let hub = 0; hub < table.hubSlots; hub++)
    if (table.hubSide[hub] === otherSide(side) && state.hubHex[hub] > 0 && near(state.hubHex[hub])) hubs.push(hub)
  return hubs
}

const nearFront = (table: Table, state: ReadonlyState, side: Side, asset: number): ((hex: number) => boolean) => {
  const reach = table.assets[asset].reach ?? 0
  const steps = stepsFrom(table, frontOf(table, state, side), reach)
  return (hex) => steps[hex] <= reach
}
