/** Bringing reserves in. command-cards.A1, A13, A19 */
import { land, landingRefusal, listLandings } from '../special/landing.ts'
import { phase } from '../types.ts'
import type { Verb } from './verb.ts'

export const landVerb: Verb<'land'> = {
  type: 'land',
  code: 'l',
  fields: { unit: 'unit', to: 'hex' },
  in: [phase.play, phase.order, phase.move],
  list({ table }, state, side, add) {
    listLandings(table, state, side, (unit, to) => add({ type: 'land', unit, to }))
  },
  apply({ table }, draft, _side, { unit, to }) {
    land(table, draft, unit, to)
  },
  refusal: ({ table }, state, _side, { unit, to }) => landingRefusal(table, state, unit, to),
}
