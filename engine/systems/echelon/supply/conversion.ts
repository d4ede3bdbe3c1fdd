/** SMPs and units that are made of each other. echelon.50a, d6 */
import type { Hex } from '../../../hex.ts'
import type { Side } from '../../../twoSides.ts'
import { order, replacementPlaces } from '../replacement.ts'
import type { TransportForm } from '../rules.ts'
import type { Services } from '../services.ts'
import type { Table } from '../table.ts'
import type { EchelonState, Position } from '../types.ts'
import { cargoOf } from '../units.ts'
import { store } from './depots.ts'
import { isForm, sparesOf } from './forms.ts'
import { hasLineOfCommunication } from './lines.ts'

/** One way to change a unit: into SMPs, in thirds, or into units of a form. */
export interface Conversion {
  readonly form: TransportForm
  readonly smp: number
  readonly into?: TransportForm
  readonly count: number
  /** Units that make the unit again. */
  readonly back: number
}

/** All conversions, in the order of the table. */
export const conversionsOf = ({ scenario }: Pick<Table, 'scenario'>): readonly Conversion[] => {
  const { forms, conversions, smp } = scenario.rules.transport
  return conversions.flatMap(({ unit, smp: points, into = [] }) => [
    { form: forms[unit], smp: points * smp.re, count: 0, back: 0 },
    ...into.map(({ unit: part, count, back = count }) => ({
      form: forms[unit],
      smp: 0,
      into: forms[part],
      count,
      back,
    })),
  ])
}

/** Whether a unit may be changed where it stands: major powers do so, with columns that carry nothing. */
const isChangeable = (services: Services, state: Position, unit: number): boolean => {
  const { table } = services
  return (
    state.hex[unit] > 0 &&
    state.carrier[unit] === 0 &&
    table.profiles[unit].nation.majorPower &&
    state.cargo[unit] + state.specialCargo[unit] === 0 &&
    cargoOf(table, state, unit).length === 0 &&
    hasLineOfCommunication(services, state, table.side[unit], state.hex[unit])
  )
}

/** The counter of a unit on foot that takes the place of one which gives up its lorries. */
const onFootOf = ({ table }: Services, state: Position, unit: number): number | undefined => {
  const { onFoot } = table.profiles[unit].design
  return sparesOf(table, state, table.side[unit]).find((one) => table.scenario.units[one].design === onFoot)
}

/** The unit in a hex that a conversion would change, with the counters that it becomes. */
const forwardAt = (
  services: Services,
  state: Position,
  side: Side,
  { form, into, count }: Conversion,
  hex: Hex,
): readonly number[] | undefined => {
  const { table, stacks } = services
  const parts =
    into === undefined
      ? []
      : sparesOf(table, state, side)
          .filter((one) => isForm(table, into, one))
          .slice(0, count)
  if (parts.length < count) return undefined
  const unit = stacks
    .at(state, hex)
    .find(
      (one) =>
        isForm(table, form, one) &&
        isChangeable(services, state, one) &&
        (form.gives !== true || onFootOf(services, state, one) !== undefined),
    )
  return unit === undefined ? undefined : [unit, ...parts]
}

/** Counters in a hex that a unit is made of again, with the counter of that unit first. */
const backwardAt = (
  services: Services,
  state: Position,
  side: Side,
  { form, smp, into, back }: Conversion,
  hex: Hex,
): readonly number[] | undefined => {
  const { table, stacks } = services
  const here = stacks.at(state, hex).filter((one) => isChangeable(services, state, one))
  const parts = into === undefined ? [] : here.filter((one) => isForm(table, into, one)).slice(0, back)
  if (parts.length < back || state.smpPool[side] < smp || state.smp[side] < smp) return undefined
  for (const unit of sparesOf(table, state, side)) {
    const { nation, design } = table.profiles[unit]
    if (!nation.majorPower || !isForm(table, form, unit)) continue
    if (form.gives !== true) return [unit, ...parts]
    const onFoot = here.find((one) => table.scenario.units[one].design === design.onFoot)
    if (onFoot !== undefined) return [unit, ...parts, onFoot]
  }
  return undefined
}

/** Calls `add` with the conversions that a side can make, and where: `back` is 1 for those that end in the larger unit. */
export const listConversions = (
  services: Services,
  state: Position,
  side: Side,
  add: (conversion: number, back: number, to: Hex) => void,
): void => {
  const { table, stacks } = services
  const own = stacks.hexes(state).filter((hex) => stacks.held(state, side)[hex] > 0)
  const places = replacementPlaces(services, state, side)
  for (const [index, conversion] of conversionsOf(table).entries()) {
    for (const hex of own) if (forwardAt(services, state, side, conversion, hex) !== undefined) add(index, 0, hex)
    // Made of SMPs alone, a unit can arrive at any place for replacements; else where its parts stand.
    const froms = conversion.into === undefined && conversion.form.gives !== true ? places : own
    for (const hex of froms) if (backwardAt(services, state, side, conversion, hex) !== undefined) add(index, 1, hex)
  }
}

export const convert = (
  services: Services,
  state: EchelonState,
  side: Side,
  index: number,
  back: number,
  hex: Hex,
): void => {
  const { table } = services
  const conversion = conversionsOf(table)[index]
  const all = (back ? backwardAt : forwardAt)(services, state, side, conversion, hex) ?? []
  const [unit, ...parts] = all
  if (unit === undefined) return
  if (back) {
    state.smpPool[side] -= conversion.smp
    state.smp[side] -= conversion.smp
    for (const part of parts) store(services, state, part)
    order(state, unit, hex, state.turn + table.scenario.rules.transport.conversionTurns)
    return
  }
  const onFoot = conversion.form.gives ? onFootOf(services, state, unit) : undefined
  const [level, turns] = [state.supply[unit], state.isolated[unit]]
  store(services, state, unit)
  for (const part of onFoot === undefined ? parts : [...parts, onFoot]) {
    state.hex[part] = hex
    state.supply[part] = level
    state.isolated[part] = turns
  }
  state.smpPool[side] += conversion.smp
  state.smp[side] += conversion.smp
}
