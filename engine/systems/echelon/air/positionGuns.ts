/** Counters of position anti-aircraft are put together and divided; type and points in the hex stay the same. echelon.11e */
import type { EchelonDraft, Services } from '../services.ts'
import { unitsAt } from '../stacks.ts'
import type { Table } from '../table.ts'
import { away, type Position } from '../types.ts'
import { can } from '../units.ts'

const isGun = (table: Table, state: Position, unit: number): boolean => can(table, state, unit, 'position-aa')

const isSameKind = (table: Table, state: Position, one: number, other: number): boolean =>
  can(table, state, one, 'heavy-aa') === can(table, state, other, 'heavy-aa') &&
  table.profiles[one].nation === table.profiles[other].nation

/** Counters in its hex that a counter can take in. */
export const combinationsOf = (services: Services, state: Position, unit: number): readonly number[] => {
  const { table } = services
  if (state.hex[unit] <= 0 || !isGun(table, state, unit)) return []
  return unitsAt(services, state, state.hex[unit]).filter(
    (other) => other !== unit && isGun(table, state, other) && isSameKind(table, state, unit, other),
  )
}

/** Spare counters are those that were taken in: they are on no hex, have no points and never arrive. The first one serves. */
const spareFor = (table: Table, state: Position, unit: number): number | undefined =>
  table.unitsOf[table.side[unit]].find(
    (other) =>
      state.hex[other] === away &&
      state.aa[other] === 0 &&
      isGun(table, state, other) &&
      isSameKind(table, state, unit, other),
  )

/** Parts that can be taken off a counter, and the spare one that they go to. */
export const divisionsOf = (
  { table }: Services,
  state: Position,
  unit: number,
): readonly { readonly other: number; readonly points: number }[] => {
  if (state.hex[unit] <= 0 || !isGun(table, state, unit) || state.aa[unit] < 2) return []
  const other = spareFor(table, state, unit)
  return other === undefined
    ? []
    : Array.from({ length: state.aa[unit] - 1 }, (_, index) => ({ other, points: index + 1 }))
}

export const combine = ({ state }: EchelonDraft, unit: number, other: number): void => {
  state.aa[unit] += state.aa[other]
  state.aa[other] = 0
  state.hex[other] = away
  state.due[other] = 0
  state.carrier[other] = 0
  state.status[other] = 0
}

export const divide = ({ state }: EchelonDraft, unit: number, other: number, points: number): void => {
  state.aa[unit] -= points
  state.aa[other] = points
  state.hex[other] = state.hex[unit]
  state.status[other] = state.status[unit]
  state.spent[other] = state.spent[unit]
  state.supply[other] = state.supply[unit]
  state.isolated[other] = state.isolated[unit]
}
