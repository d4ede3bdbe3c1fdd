/** Photographing a hex and its neighbours. operational.G9 */
import { isOnMap } from '../../../hex.ts'
import { assetRefusal, usable, useAsset } from '../assets/uses.ts'
import { sees } from '../fog/knowledge.ts'
import { photograph } from '../fog/reports.ts'
import type { Table } from '../table.ts'
import type { Verb } from './verb.ts'

/** A hex and those next to it on the map. */
const around = (table: Table, hex: number): number[] => [
  hex,
  ...table.neighbours.subarray(hex * 6, hex * 6 + 6).filter((next) => next !== 0),
]

export const airReconVerb: Verb<'air-recon'> = {
  type: 'air-recon',
  sign: 'w',
  fields: [['to', 'hex']],
  when: 'battle',
  list({ table }, state, side, add) {
    if (usable(table, state, side, 'air-recon').length === 0) return
    const { neighbours } = table
    for (const to of table.board.hexes) {
      let isHidden = !sees(state, side, to)
      for (let edge = to * 6; edge < to * 6 + 6 && !isHidden; edge++)
        isHidden = neighbours[edge] !== 0 && !sees(state, side, neighbours[edge])
      if (isHidden) add({ type: 'air-recon', to })
    }
  },
  apply(kit, draft, side, { to }) {
    const { table } = kit
    useAsset(table, draft.state, side, usable(table, draft.state, side, 'air-recon')[0])
    photograph(kit, draft, side, around(table, to))
  },
  refusal({ table }, state, side, { to }) {
    if (!isOnMap(table.scenario.map, to)) return 'There is no such hex on the map.'
    return assetRefusal(table, state, side, 'air-recon') ?? 'All of it is in sight already.'
  },
}
