/** Trucks: a side's reserve, hubs that they found and serve, and the time until they are back. operational.E4-E9 */
import type { Side } from '../../../twoSides.ts'
import { hubAt, stragglersAt, terrainAt } from '../places.ts'
import type { Services } from '../services.ts'
import type { Table } from '../table.ts'
import type { OperationalState, ReadonlyState } from '../types.ts'

/** Trucks in reserve that are free now. */
export const freeTrucks = (table: Table, state: ReadonlyState, side: Side): number =>
  state.trucks[side * table.truckTurns]

/** Trucks that are on their way back to the reserve. */
export const trucksUnderWay = (table: Table, state: ReadonlyState, side: Side): number => {
  const first = side * table.truckTurns
  return state.trucks.subarray(first + 1, first + table.truckTurns).reduce((sum, trucks) => sum + trucks, 0)
}

/** Trucks go back to the reserve, and are free after some turns of their side. operational.E8 */
export const returnTrucks = (
  table: Table,
  state: OperationalState,
  side: Side,
  trucks: number,
  turns: number,
): void => {
  state.trucks[side * table.truckTurns + turns] += trucks
}

/** Brings trucks under way one turn nearer, at the start of their side's turn. operational.E8 */
export const bringTrucks = (table: Table, state: OperationalState, side: Side): void => {
  const { trucks } = state
  const first = side * table.truckTurns
  const last = first + table.truckTurns - 1
  trucks[first] += trucks[first + 1]
  for (let turn = first + 1; turn < last; turn++) trucks[turn] = trucks[turn + 1]
  trucks[last] = 0
}

/** True if a hex could hold a hub, wherever supply reaches. operational.E5 */
const suitsHub = (table: Table, state: ReadonlyState, hex: number): boolean =>
  terrainAt(table, state, hex).hub && stragglersAt(state, hex) === 0 && hubAt(table, state, hex) < 0

/** The hexes where a side's truck can go now: its hubs, and where it can found one. operational.E5, E6 */
export const placesForTrucks = ({ table, tracer }: Services, state: ReadonlyState, side: Side): number[] => {
  const places: number[] = []
  if (freeTrucks(table, state, side) === 0) return places
  const { mostTrucks } = table.scenario.rules.supply
  let free = false
  for (let hub = 0; hub < table.hubSlots; hub++) {
    if (table.hubSide[hub] !== side) continue
    if (state.hubHex[hub] === 0) free = true
    else if (state.hubTrucks[hub] < mostTrucks) places.push(state.hubHex[hub])
  }
  if (free) for (const hex of tracer.hubPlaces(state, side)) if (suitsHub(table, state, hex)) places.push(hex)
  return places
}

/** One truck from the reserve goes to a hex of `placesForTrucks`. Returns the trucks that the hub has then. */
export const addTruck = (table: Table, state: OperationalState, side: Side, hex: number): number => {
  let hub = hubAt(table, state, hex)
  if (hub < 0) {
    hub = table.hubSide.findIndex((owner, place) => owner === side && state.hubHex[place] === 0)
    state.hubHex[hub] = hex
    state.hubTrucks[hub] = 0
    state.hubSupplied[hub] = 1
  }
  state.trucks[side * table.truckTurns]--
  state.hubTrucks[hub]++
  return state.hubTrucks[hub]
}

/** Turns of its side until a truck that leaves a hub now is free: none in the time of preparation. operational.E8, H10 */
export const turnsOnTheWay = (table: Table, state: ReadonlyState, hub: number): number => {
  const { truckDelay } = table.scenario.rules.supply
  if (state.turn === 0) return 0
  return state.hubSupplied[hub] === 1 ? truckDelay.supplied : truckDelay.unsupplied
}

/** One truck leaves a hub, which closes with its last one. Returns the trucks that are left. operational.E8 */
export const withdrawTruck = (table: Table, state: OperationalState, side: Side, hex: number): number => {
  const hub = hubAt(table, state, hex)
  returnTrucks(table, state, side, 1, turnsOnTheWay(table, state, hub))
  state.hubTrucks[hub]--
  if (state.hubTrucks[hub] === 0) {
    state.hubHex[hub] = 0
    state.hubSupplied[hub] = 0
  }
  return state.hubTrucks[hub]
}
