/** Where ships take units: from port to port, or to lie off a shore and land at the end of the movement phase. echelon.12, 18, 52b, L2, L4 */
import { degree, type Hex } from '../../../hex.ts'
import { otherSide, type Side } from '../../../twoSides.ts'
import { carryTo, liftReOf, mayBoard } from '../lift.ts'
import { barOf } from '../movement.ts'
import { re } from '../rules.ts'
import type { EchelonDraft, Services } from '../services.ts'
import { fits, sideAt } from '../stacks.ts'
import { isPortOpen } from '../supply/railways.ts'
import type { Table } from '../table.ts'
import { type Position, status } from '../types.ts'
import { can, cargoOf, has, isCombatUnit, withCargo } from '../units.ts'
import { isAtSea, seasAt, shoresOf } from './coast.ts'

/** REs that a port of a side still takes in this player-turn, in 144ths; 0 where ships do not come. */
export const portLeft = (table: Table, state: Position, side: Side, hex: Hex): number =>
  table.port[hex] > 0 && isPortOpen(table, state, side, hex)
    ? Math.max(0, (state.port[hex] - state.portHits[hex]) * re - state.portUsed[table.port[hex] - 1])
    : 0

/** True if a unit may attack from ships: guns and units that do not fight land only where no enemy stands. echelon.L4 */
const attacksFromSea = (table: Table, unit: number): boolean =>
  isCombatUnit(table, unit) && !table.profiles[unit].isArtillery

/** Units that lie off a hex to land on it. */
export const landingsAt = (table: Table, state: Position, side: Side, hex: Hex): readonly number[] =>
  table.unitsOf[side].filter(
    (unit) => state.dueAt[unit] === hex && has(state, unit, status.landed) && isAtSea(table, state, unit),
  )

/** Where a unit can sail: own ports with room, and shores. */
export const sailingsOf = (services: Services, state: Position, unit: number): readonly Hex[] => {
  const { table } = services
  const side = table.side[unit]
  const size = liftReOf(table, state, unit)
  const from = state.hex[unit]
  if (!mayBoard(table, state, unit) || state.navalLeft[side] < size || portLeft(table, state, side, from) < size)
    return []
  const seas = seasAt(table, from)
  const all = withCargo(table, state, [unit])
  const bars = all.map((one) => barOf(services, state, one))
  const enemy = otherSide(side)
  const isFree = (to: Hex): boolean =>
    sideAt(services, state, to) !== enemy && fits(services, state, to, [...landingsAt(table, state, side, to), ...all])
  const ports = table.scenario.map.ports
    .map(({ hex }) => hex)
    .filter((to) => to !== from && portLeft(table, state, side, to) >= size && isFree(to) && touches(table, seas, to))
  const mayFight = all.every((one) => attacksFromSea(table, one) || can(table, state, one, 'lvt'))
  const shores = shoresOf(table, seas)
    .map(({ hex }) => hex)
    .filter(
      (to) => to !== from && !ports.includes(to) && (sideAt(services, state, to) === enemy ? mayFight : isFree(to)),
    )
  return [...ports, ...shores].filter((to) => !bars.some((isBarred) => isBarred(to)))
}

const touches = (table: Table, seas: readonly number[], hex: Hex): boolean =>
  seasAt(table, hex).some((sea) => seas.includes(sea))

/** Takes a unit on board and to its port; or off a shore, where it waits. */
export const sail = (services: Services, draft: EchelonDraft, unit: number, to: Hex): void => {
  const { table } = services
  const { state, emit } = draft
  const side = table.side[unit]
  const size = liftReOf(table, state, unit)
  const from = state.hex[unit]
  const isPort = portLeft(table, state, side, to) >= size && sideAt(services, state, to) !== otherSide(side)
  state.navalLeft[side] -= size
  for (const port of isPort ? [from, to] : [from]) state.portUsed[table.port[port] - 1] += size
  if (isPort) {
    carryTo(services, draft, unit, 'sea', to)
    return
  }
  emit({ type: 'lifted', side, units: [unit], by: 'sea', from, to, seenBy: undefined })
  const shore = shoresOf(table, seasAt(table, from)).find(({ hex }) => hex === to)
  for (const one of [unit, ...cargoOf(table, state, unit)]) {
    state.hex[one] = shore === undefined ? to : Math.floor(shore.edge / degree)
    state.dueAt[one] = to
    state.status[one] |= status.moved | status.lifted | status.landed
  }
}
