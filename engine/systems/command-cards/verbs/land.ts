/** Bringing reserves in. command-cards.A1, A13, A19 */
import { land, landingRefusal, listLandings } from '../special/landing.ts'
import { phase } from '../types.ts'
import type { Verb } from './verb.ts'

export const landVerb: Verb<'land'> = {
  type: 'land',
  sign: 'l',
  fields: [
    ['unit', 'unit'],
    ['to', 'hex'],
  ],
  in: [phase.play, phase.order, phase.move],
  list(kit, state, side, add) {
    listLandings(kit, state, side, (unit, to) => add({ type: 'land', unit, to }))
  },
  apply(kit, draft, _side, { unit, to }) {
    land(kit, draft, unit, to)
  },
  refusal: (kit, state, _side, { unit, to }) => landingRefusal(kit, state, unit, to),
}
