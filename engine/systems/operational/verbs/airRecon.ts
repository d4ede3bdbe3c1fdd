/** Photographing a hex and its neighbours. operational.G9 */
import { isOnMap } from '../../../hex.ts'
import { assetRefusal, usable, useAsset } from '../assets/uses.ts'
import { sees } from '../fog/knowledge.ts'
import { photograph } from '../fog/reports.ts'
import { hexesAround } from '../places.ts'
import type { Verb } from './verb.ts'

export const airReconVerb: Verb<'air-recon'> = {
  type: 'air-recon',
  code: 'w',
  fields: { to: 'hex' },
  when: 'battle',
  list({ table }, state, side, add) {
    if (usable(table, state, side, 'air-recon').length === 0) return
    for (const to of table.board.hexes) {
      const isHidden = (hex: number): boolean => !sees(state, side, hex)
      if (isHidden(to) || hexesAround(table, to).some(isHidden)) add({ type: 'air-recon', to })
    }
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
}
