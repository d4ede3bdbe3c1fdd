/** Clearing an obstacle in place of battling. command-cards.T15, T29, T66 */
import { canBattle } from '../battle/pool.ts'
import { canClear, clear } from '../special/clearing.ts'
import { phase } from '../types.ts'
import type { Verb } from './verb.ts'

export const clearVerb: Verb<'clear'> = {
  type: 'clear',
  code: 'c',
  fields: { unit: 'unit' },
  in: [phase.battle],
  list({ table }, state, side, add) {
    for (const unit of table.unitsOf[side])
      if (canClear(table, state, unit) && canBattle(table, state, unit)) add({ type: 'clear', unit })
  },
  apply(_services, draft, _side, { unit }) {
    clear(draft, unit)
  },
  refusal({ table }, state, _side, { unit }) {
    const { name } = table.scenario.units[unit]
    return canClear(table, state, unit)
      ? `${name} cannot battle in this turn, nor do anything in place of it.`
      : `${name} stands on nothing that it can clear away.`
  },
}
