/** SMPs and units that are made of each other. echelon.50a */
import type { Hex } from '../../../hex.ts'
import type { Side } from '../../../twoSides.ts'
import { commandAt } from '../commands.ts'
import { order, replacementPlaces } from '../replacement.ts'
import type { TransportForm } from '../rules.ts'
import type { Services } from '../services.ts'
import type { Table } from '../table.ts'
import type { EchelonState, Position } from '../types.ts'
import { cargoOf } from '../units.ts'
import { type Conversion, conversionsOf, isForm, sparesOf } from './conversionTable.ts'
import { store } from './depots.ts'

/** True if a unit may be converted where it stands: major powers convert, with columns that carry nothing. */
const isChangeable = (table: Table, state: Position, connected: Uint8Array, unit: number): boolean => {
  return (
    state.hex[unit] > 0 &&
    state.carrier[unit] === 0 &&
    table.profiles[unit].nation.majorPower &&
    state.cargo[unit] + state.specialCargo[unit] === 0 &&
    cargoOf(table, state, unit).length === 0 &&
    connected[state.hex[unit]] === 1
  )
}

/** The inputs of conversions: units on the map that may be converted, and counters in the box. */
interface Stock {
  readonly units: readonly number[]
  readonly spares: readonly number[]
}

const stockOf = ({ table, supplies }: Services, state: Position, side: Side): Stock => {
  const { connected } = supplies.of(state, side)
  return {
    units: table.unitsOf[side].filter((unit) => isChangeable(table, state, connected, unit)),
    spares: sparesOf(table, state, side),
  }
}

const ofForm = (table: Table, units: readonly number[], form: TransportForm | undefined): readonly number[] =>
  form === undefined ? [] : units.filter((unit) => isForm(table, form, unit))

/** The counter on foot that takes the place of a unit which gives up its lorries. */
const onFootOf = ({ profiles, scenario }: Table, unit: number, among: readonly number[]): number | undefined =>
  among.find((one) => scenario.units[one].design === profiles[unit].design.onFoot)

/** The unit in a hex that a conversion would change, with the counters that it becomes. */
const forwardAt = (
  table: Table,
  state: Position,
  { units, spares }: Stock,
  conversion: Conversion,
  hex: Hex,
): readonly number[] | undefined => {
  const { form, into, count } = conversion
  const parts = ofForm(table, spares, into).slice(0, count)
  if (parts.length < count) return undefined
  for (const unit of ofForm(table, units, form)) {
    if (state.hex[unit] !== hex) continue
    if (form.gives !== true) return [unit, ...parts]
    const onFoot = onFootOf(table, unit, spares)
    if (onFoot !== undefined) return [unit, ...parts, onFoot]
  }
  return undefined
}

/** The counter that is made again of units in a hex, and these. */
const backwardAt = (
  table: Table,
  state: Position,
  { units, spares }: Stock,
  conversion: Conversion,
  hex: Hex,
): readonly number[] | undefined => {
  const { form, into, back } = conversion
  const here = units.filter((unit) => state.hex[unit] === hex)
  const parts = ofForm(table, here, into).slice(0, back)
  if (parts.length < back) return undefined
  for (const unit of ofForm(table, spares, form)) {
    if (!table.profiles[unit].nation.majorPower) continue
    if (form.gives !== true) return [unit, ...parts]
    const onFoot = onFootOf(table, unit, here)
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
  const { table } = services
  const stock = stockOf(services, state, side)
  const own = [...new Set(stock.units.map((unit) => state.hex[unit]))].sort((one, other) => one - other)
  const places = stock.spares.length === 0 ? [] : replacementPlaces(services, state, side)
  for (const [index, conversion] of conversionsOf(table).entries()) {
    const { form, into, smp } = conversion
    for (const hex of own) if (forwardAt(table, state, stock, conversion, hex) !== undefined) add(index, 0, hex)
    // Made of SMPs alone, a unit can arrive at any place for replacements; else where its parts stand.
    for (const hex of into === undefined && form.gives !== true ? places : own) {
      const [unit] = backwardAt(table, state, stock, conversion, hex) ?? []
      if (unit !== undefined && state.smp[commandOf(table, unit, hex)] >= smp) add(index, 1, hex)
    }
  }
}

/** The command whose SMPs a unit in a hex is made of, or becomes. */
const commandOf = (table: Table, unit: number, hex: Hex): number =>
  commandAt(table, table.side[unit], hex, table.scenario.units[unit].nation)

/** Changes a unit at once, or sends a larger one on its way. */
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
  const stock = stockOf(services, state, side)
  const [unit, ...parts] = (back ? backwardAt : forwardAt)(table, state, stock, conversion, hex) ?? []
  if (unit === undefined) return
  const points = back ? -conversion.smp : conversion.smp
  const command = commandOf(table, unit, hex)
  state.smpPool[command] += points
  state.smp[command] += points
  if (back) {
    for (const part of parts) store(services, state, part)
    order(state, unit, hex, state.turn + table.scenario.rules.transport.conversionTurns)
    return
  }
  const [level, turns] = [state.supply[unit], state.isolated[unit]]
  store(services, state, unit)
  for (const part of parts) {
    state.hex[part] = hex
    state.supply[part] = level
    state.isolated[part] = turns
  }
}
