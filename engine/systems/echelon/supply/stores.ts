/** SPs and SRPs that lie on the map or are carried: who pays for what, and who captures them. echelon.33a, 33b, C2, S5 */
import type { Hex } from '../../../hex.ts'
import type { Side } from '../../../twoSides.ts'
import { times } from '../rules.ts'
import type { EchelonDraft, Services } from '../services.ts'
import { type EchelonState, type Position, supply } from '../types.ts'
import { isSupplyUnit } from './headquarters.ts'
import { bestLine, specialsTo, suppliersTo } from './lines.ts'
import type { Payer, SupplyMap } from './network.ts'

/** Returns a payer's stock, in REs. */
export const stockOf = (state: Position, payer: Payer): number =>
  'hex' in payer ? state.stock[payer.hex] : state.cargo[payer.unit]

/** Bits of the nations whose units a side has in a hex; all where it has none. */
const nationsAt = ({ stacks, supplies }: Services, state: Position, hex: Hex): number =>
  stacks.at(state, hex).reduce((bits, unit) => bits | supplies.nationBits[unit], 0) || -1

/**
 * Lists the payers of SPs for units of a side in a hex: the depots of their lines, command headquarters and supply units on them, then the
 * sources of special lines. echelon.35b, 51b, C2
 */
export const payersOf = (services: Services, state: Position, side: Side, hex: Hex): readonly Payer[] => {
  const map = services.supplies.of(state, side)
  const nations = nationsAt(services, state, hex)
  const key = `${hex} ${nations}`
  const known = map.payers.get(key)
  if (known !== undefined) return known
  const found = findPayers(services, state, map, nations, hex)
  map.payers.set(key, found)
  return found
}

const findPayers = (
  services: Services,
  state: Position,
  map: SupplyMap,
  nations: number,
  hex: Hex,
): readonly Payer[] => {
  const { stacks } = services
  const suppliers = suppliersTo(services, state, map, nations, hex)
  const hexes = new Set(suppliers.flatMap(({ stores }) => stores))
  const units = new Set(suppliers.flatMap(({ headquarters }) => headquarters ?? []))
  const addUnits = (on: Hex): void => {
    for (const unit of stacks.at(state, on)) if (isSupplyUnit(services, unit)) units.add(unit)
  }
  bestLine(services, state, map, nations, hex)?.path.forEach(addUnits)
  for (const source of specialsTo(services, map, hex)) {
    hexes.add(source)
    addUnits(source)
  }
  const payers: Payer[] = [...[...hexes].map((one) => ({ hex: one })), ...[...units].map((unit) => ({ unit }))]
  return payers.filter((payer) => stockOf(state, payer) > 0)
}

/** REs of SPs that units of a side in a hex can have. */
export const payable = (services: Services, state: Position, side: Side, hex: Hex): number =>
  payersOf(services, state, side, hex).reduce((sum, payer) => sum + stockOf(state, payer), 0)

/** Takes SPs for units in a hex, the best payers first; false, and nothing is taken, where there are not so many. */
export const pay = (
  services: Services,
  { state }: Pick<EchelonDraft, 'state'>,
  side: Side,
  hex: Hex,
  re: number,
): boolean => {
  const payers = payersOf(services, state, side, hex)
  if (payers.reduce((sum, payer) => sum + stockOf(state, payer), 0) < re) return false
  let left = re
  for (const payer of payers) {
    const part = Math.min(left, stockOf(state, payer))
    if ('hex' in payer) takeStock(state, payer.hex, part)
    else state.cargo[payer.unit] -= part
    left -= part
  }
  return true
}

/** Takes REs of SPs from a hex. */
export const takeStock = (state: EchelonState, hex: Hex, re: number): void => {
  state.stock[hex] -= re
  state.freshStock[hex] = Math.min(state.freshStock[hex], state.stock[hex])
}

/** Takes REs of SRPs from a hex. */
export const takeSpecial = (state: EchelonState, hex: Hex, re: number): void => {
  state.special[hex] -= re
  state.freshSpecial[hex] = Math.min(state.freshSpecial[hex], state.special[hex])
}

/** Takes SRPs for a unit from depots on its regular lines; false where there are not so many. echelon.R2 */
export const specialFor = (services: Services, state: Position, unit: number): readonly Hex[] => {
  const { table, supplies } = services
  const map = supplies.of(state, table.side[unit])
  const suppliers = suppliersTo(services, state, map, supplies.nationBits[unit], state.hex[unit])
  const hexes = suppliers.filter(({ level }) => level === supply.full).flatMap(({ stores }) => stores)
  return [...new Set(hexes)].filter((hex) => state.special[hex] > 0)
}

/** Gives the stores in a hex to a side that takes it: a die decides the share, once for SPs and SRPs. echelon.33a, S5 */
export const capture = (services: Services, { state, dice, emit }: EchelonDraft, hex: Hex, side: Side): void => {
  if (state.stock[hex] === 0 && state.special[hex] === 0) return
  const { capture: shares } = services.table.scenario.rules.supply
  const share = shares[dice.at({ turn: state.turn, side }, 'capture', hex).below(shares.length)]
  state.stock[hex] = times(state.stock[hex], share)
  state.special[hex] = times(state.special[hex], share)
  state.freshStock[hex] = state.freshSpecial[hex] = 0
  emit({ type: 'captured', side, hex, supply: state.stock[hex], special: state.special[hex], rolled: true })
}
