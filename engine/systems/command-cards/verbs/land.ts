/** Bringing reserves in. command-cards.A1, A13, A19 */
import { land, landingRefusal, listLandings } from '../special/landing.ts'
import { phase } from '../types.ts'
import type { Verb } from './verb.ts'

export const landVerb: Verb<'land'> = {
  type: 'land',
  code: 'l',
  fields: [
    ['unit', 'unit'],
    ['to', 'hex'],
  ],
  in: [phase.play, phase.order, phase.move],
  list(services, state, side, add) {
    listLandings(services, state, side, (unit, to) => add({ type: 'land', unit, to }))
  },
  apply(services, draft, _side, { unit, to }) {
    land(services, draft, unit, to)
  },
  refusal: (services, state, _side, { unit, to }) => landingRefusal(services, state, unit, to),
}
