/** Supplying a unit from the air: as if its turn had begun in supply, but the force pool stays closed to it. operational.G8, F12 */
import { assetRefusal, usable, useAsset } from '../assets/uses.ts'
import { resupply } from '../supply/relief.ts'
import { suppliedBy } from '../types.ts'
import { unitName } from '../words.ts'
import type { Verb } from './verb.ts'

export const airSupplyVerb: Verb<'air-supply'> = {
  type: 'air-supply',
  code: 'y',
  fields: { unit: 'unit' },
  when: 'battle',
  list({ table }, state, side, add) {
    if (usable(table, state, side, 'air-supply').length === 0) return
    for (const unit of table.unitsOf[side])
      if (state.hex[unit] > 0 && state.unsupplied[unit] > 0) add({ type: 'air-supply', unit })
  },
  apply({ table }, draft, side, { unit }) {
    const { state } = draft
    useAsset(table, state, side, usable(table, state, side, 'air-supply')[0])
    draft.emit({ type: 'air-supplied', unit, recovered: resupply(table, state, unit, suppliedBy.air) })
  },
  refusal({ table }, state, side, { unit }) {
    const refusal = assetRefusal(table, state, side, 'air-supply')
    if (refusal !== undefined) return refusal
    const name = unitName(table.scenario, unit)
    return state.hex[unit] > 0 ? `${name} is in supply.` : `${name} is not on the map.`
  },
}
