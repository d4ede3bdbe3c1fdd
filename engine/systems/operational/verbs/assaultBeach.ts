/** Attacking a held beach from the boats. operational.H12 */

import { assaultBeach, beachTargets, isFitToLand } from '../landing/landing.ts'
import { isEmbarked } from '../reinforcement.ts'
import { unitName } from '../words.ts'
import type { Verb } from './verb.ts'

export const assaultBeachVerb: Verb<'assault-beach'> = {
  type: 'assault-beach',
  code: 'o',
  fields: { unit: 'unit', target: 'unit' },
  when: 'battle',
  list({ table }, state, side, add) {
    for (const unit of table.unitsOf[side])
      if (isEmbarked(table, state, unit, 'sea'))
        for (const target of beachTargets(table, state, unit)) add({ type: 'assault-beach', unit, target })
  },
  apply(services, draft, _side, { unit, target }) {
    assaultBeach(services, draft, unit, target)
  },
  refusal({ table }, state, _side, { unit }) {
    const name = unitName(table.scenario, unit)
    if (!isEmbarked(table, state, unit, 'sea')) return `${name} does not wait in boats off the coast.`
    if (table.types[unit].kind !== 'infantry') return `${name} is not infantry: it lands only where nobody stands.`
    if (!isFitToLand(table, state, unit)) return `${name} is too green or too weak to storm a beach.`
    return `That unit is on no beach of ${name}, or nobody sees it there.`
  },
}
