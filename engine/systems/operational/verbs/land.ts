/** Putting a unit ashore on an empty beach. operational.H11, H14 */

import { land, openBeaches } from '../landing/landing.ts'
import { isEmbarked } from '../reinforcement.ts'
import { placeName, unitName } from '../words.ts'
import { unitAt } from '../zones.ts'
import type { Verb } from './verb.ts'

export const landVerb: Verb<'land'> = {
  type: 'land',
  code: 'l',
  fields: { unit: 'unit', to: 'hex' },
  when: 'battle',
  list({ table }, state, side, add) {
    for (const unit of table.unitsOf[side])
      if (isEmbarked(table, state, unit, 'sea'))
        for (const to of openBeaches(table, state, unit)) if (unitAt(state, to) < 0) add({ type: 'land', unit, to })
  },
  apply(services, draft, _side, { unit, to }) {
    land(services, draft, unit, to)
  },
  refusal({ table }, state, _side, { unit, to }) {
    const name = unitName(table.scenario, unit)
    if (!isEmbarked(table, state, unit, 'sea')) return `${name} does not wait in boats off the coast.`
    if (!openBeaches(table, state, unit).includes(to))
      return `${placeName(table.scenario, to)} is no beach for ${name}, or nobody sees it.`
    return `${unitName(table.scenario, unitAt(state, to))} stands at ${placeName(table.scenario, to)}.`
  },
}
