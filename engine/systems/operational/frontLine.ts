/** Ground taken by moving: the route, and what the front line sweeps up beside it. operational.C16, C17 */
import { otherSide, type Side } from '../../game.ts'
import { hubAt, type Table, terrainAt } from './table.ts'
import type { OperationalState } from './types.ts'
import { enemyUnit, enemyZone } from './zones.ts'

/**
 * Gives a route to a side and returns all hexes that changed hands, in the order they did.
 * @param meets the mover's survey from before the move
 * @param sweeping whether the neighbourhood of the route is swept too
 */
export const takeGround = (
  table: Table,
  state: OperationalState,
  side: Side,
  route: readonly number[],
  meets: Uint8Array,
  sweeping: boolean,
): number[] => {
  const taken: number[] = []
  for (const hex of route) {
    if (state.owner[hex] === side) continue
    state.owner[hex] = side
    taken.push(hex)
  }
  if (!sweeping || taken.length === 0) return taken
  // Every hex that falls can tip the balance of its neighbours; they are looked at again. What falls never comes back, so
  // the order does not matter.
  const edge = [...route]
  for (let index = 0; index < edge.length; index++) {
    const hex = edge[index]
    for (let direction = 0; direction < 6; direction++) {
      const next = table.neighbours[hex * 6 + direction]
      if (next === 0 || table.hexsides[table.hexside[hex * 6 + direction]].stopsSweep) continue
      if (!canFall(table, state, side, next, meets)) continue
      state.owner[next] = side
      taken.push(next)
      edge.push(next)
    }
  }
  return taken
}

/** Whether a hex falls to a side without being entered. operational.C16 */
const canFall = (
  table: Table,
  state: Readonly<OperationalState>,
  side: Side,
  hex: number,
  meets: Uint8Array,
): boolean => {
  const enemy = otherSide(side)
  if (state.owner[hex] !== enemy || meets[hex] & (enemyUnit | enemyZone) || terrainAt(table, state, hex).city)
    return false
  const hub = hubAt(table, state, hex)
  if (hub >= 0 && table.hubSide[hub] === enemy) return false
  let balance = 0
  for (let direction = 0; direction < 6; direction++) {
    const next = table.neighbours[hex * 6 + direction]
    if (next === 0) continue
    if (state.owner[next] === side) balance++
    else if (state.owner[next] === enemy) balance--
  }
  return balance > 0
}
