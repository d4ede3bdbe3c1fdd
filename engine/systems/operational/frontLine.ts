/** Ground taken by moving: the route, and what the front line sweeps up beside it. operational.C16-C18 */
import { inMapOrder } from '../../board.ts'
import { degree } from '../../hex.ts'
import { otherSide, type Side } from '../../twoSides.ts'
import { hqAt, hubAt, stragglersAt, terrainAt } from './places.ts'
import type { Table } from './table.ts'
import type { OperationalState, ReadonlyState } from './types.ts'
import { enemyUnit, enemyZone } from './zones.ts'

/**
 * How wide a sweep goes: the route alone; beside it what borders more own ground; all beside it that nobody holds, and from
 * there on what borders more own ground. operational.C16-C18
 */
export const sweep = { none: 0, usual: 1, wide: 2 } as const
export type Sweep = (typeof sweep)[keyof typeof sweep]

/**
 * Gives a route to a side and returns all hexes that changed hands, in the order of the map: that in which they fell would tell of
 * enemies in the fog.
 * @param meets what the side truly meets, from before the move
 */
export const takeGround = (
  table: Table,
  state: OperationalState,
  side: Side,
  route: readonly number[],
  meets: Uint8Array,
  width: Sweep,
): number[] => {
  const taken: number[] = []
  for (const hex of route) {
    if (state.owner[hex] === side) continue
    state.owner[hex] = side
    taken.push(hex)
  }
  if (width !== sweep.none && taken.length > 0) sweepBeside(table, state, side, route, meets, width, taken)
  return inMapOrder(taken)
}

/** Takes what falls beside a route, and adds it to the hexes that were taken. */
const sweepBeside = (
  table: Table,
  state: OperationalState,
  side: Side,
  route: readonly number[],
  meets: Uint8Array,
  width: Sweep,
  taken: number[],
): void => {
  // Every hex that falls can tip the balance of its neighbours; they are looked at again. What falls never comes back, so
  // the order does not matter.
  const edge = [...route]
  for (let index = 0; index < edge.length; index++) {
    const hex = edge[index]
    for (let direction = 0; direction < degree; direction++) {
      const next = table.neighbours[hex * degree + direction]
      if (next === 0 || table.hexsides[table.hexside[hex * degree + direction]].stopsSweep) continue
      if (!canFall(table, state, side, next, meets)) continue
      // operational.C18: beside the route itself scouts take what nobody holds.
      const isScouted = width === sweep.wide && index < route.length
      if (!isScouted && !bordersMore(table, state, side, next)) continue
      state.owner[next] = side
      taken.push(next)
      edge.push(next)
    }
  }
}

/** True if nothing in a hex keeps it from falling to a side that does not enter it. operational.C16 */
const canFall = (table: Table, state: ReadonlyState, side: Side, hex: number, meets: Uint8Array): boolean =>
  state.owner[hex] === otherSide(side) &&
  (meets[hex] & (enemyUnit | enemyZone)) === 0 &&
  !terrainAt(table, state, hex).city &&
  stragglersAt(state, hex) === 0 &&
  hubAt(table, state, hex) < 0 &&
  hqAt(state, hex) < 0

/** True if a hex borders more hexes of a side than of its enemy. operational.C16 */
const bordersMore = (table: Table, state: ReadonlyState, side: Side, hex: number): boolean => {
  let balance = 0
  for (let direction = 0; direction < degree; direction++) {
    const next = table.neighbours[hex * degree + direction]
    if (next === 0) continue
    if (state.owner[next] === side) balance++
    else if (state.owner[next] === otherSide(side)) balance--
  }
  return balance > 0
}
