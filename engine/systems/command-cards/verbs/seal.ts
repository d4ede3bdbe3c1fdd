/** Sealing a cave in place of battling. command-cards.T52, T53 */
import { canBattle } from '../battle/pool.ts'
import { sealBar, sealCave } from '../special/caves.ts'
import { phase } from '../types.ts'
import type { Verb } from './verb.ts'

export const sealVerb: Verb<'seal'> = {
  type: 'seal',
  code: 's',
  fields: { unit: 'unit' },
  in: [phase.battle],
  list({ table }, state, side, add) {
    for (const unit of table.unitsOf[side])
      if (sealBar(table, state, unit) === undefined && canBattle(table, state, unit)) add({ type: 'seal', unit })
  },
  apply({ table }, draft, _side, { unit }) {
    sealCave(table, draft, unit)
  },
  refusal({ table }, state, _side, { unit }) {
    const { name } = table.scenario.units[unit]
    switch (sealBar(table, state, unit)) {
      case 'no-cave':
        return `${name} is in no open cave.`
      case 'kind':
        return 'Only infantry seals caves.'
      case 'own':
        return `${name} does not seal the caves of its own army.`
      case 'enemy':
        return `An enemy stands beside ${name}.`
      default:
        return `${name} cannot battle in this turn, nor do anything in place of it.`
    }
  },
}
