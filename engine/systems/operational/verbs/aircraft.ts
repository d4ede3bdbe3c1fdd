/** The verbs of aircraft besides striking: they photograph and supply. */

import { degree, isOnMap } from '../../../hex.ts'
import type { Side } from '../../../twoSides.ts'
import { withVerb } from '../../../words.ts'
import { assetRefusal, usable, useAsset } from '../assets/uses.ts'
import { sees } from '../fog/knowledge.ts'
import { photograph } from '../fog/reports.ts'
import { unitName } from '../names.ts'
import { hexesAround } from '../places.ts'
import { resupply } from '../supply/relief.ts'
import type { Table } from '../table.ts'
import { type ReadonlyState, suppliedBy } from '../types.ts'
import { verb, type Words } from './verb.ts'

/** True if a side does not see a hex or one beside it. */
const isDark = ({ neighbours }: Table, state: ReadonlyState, side: Side, hex: number): boolean => {
  if (!sees(state, side, hex)) return true
  for (let edge = hex * degree; edge < (hex + 1) * degree; edge++)
    if (neighbours[edge] !== 0 && !sees(state, side, neighbours[edge])) return true
  return false
}

/** Photographing a hex and its neighbours. operational.G9 */
export const airReconVerb = verb('air-recon', 'w', { to: 'hex' })({
  when: 'battle',
  list({ table }, state, side, add) {
    if (usable(table, state, side, 'air-recon').length === 0) return
    for (const to of table.board.spaces) if (isDark(table, state, side, to)) add({ type: 'air-recon', to })
  },
  apply(services, draft, side, { to }) {
    const { table } = services
    useAsset(table, draft.state, side, usable(table, draft.state, side, 'air-recon')[0])
    photograph(services, draft, side, [to, ...hexesAround(table, to)])
  },
  refusal({ table }, state, side, { to }) {
    if (!isOnMap(table.scenario.map, to)) return 'There is no such hex on the map.'
    return assetRefusal(table, state, side, 'air-recon') ?? 'All of it is in sight already.'
  },
})

/**
 * Supplying a unit from the air: as if its turn had begun in supply, but the force pool stays closed to it. operational.G8, F12
 */
export const airSupplyVerb = verb('air-supply', 'y', { unit: 'unit' })({
  when: 'battle',
  list({ table }, state, side, add, among) {
    if (usable(table, state, side, 'air-supply').length === 0) return
    for (const unit of among.units)
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
    return state.hex[unit] > 0
      ? `${withVerb(name, 'is', 'are')} in supply.`
      : `${withVerb(name, 'is', 'are')} not on the map.`
  },
})

export const aircraftWords = {
  'air-recon': { order: 'Aircraft photograph {to}', button: 'Photograph it' },
  'air-supply': { order: '{unit} {is|are} supplied from the air', button: 'Air supply' },
} satisfies Words
