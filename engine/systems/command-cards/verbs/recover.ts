/** Recovering in place of moving and battling. command-cards.A10, A17 */
import { recover, recoveryBar } from '../special/recovery.ts'
import { phase } from '../types.ts'
import type { Verb } from './verb.ts'

export const recoverVerb: Verb<'recover'> = {
  type: 'recover',
  code: 'h',
  fields: { unit: 'unit' },
  in: [phase.move],
  list({ table }, state, side, add) {
    if (!table.special.oasisRecovery && table.special.hospitals.length === 0) return
    for (const unit of table.unitsOf[side])
      if (recoveryBar(table, state, unit) === undefined) add({ type: 'recover', unit })
  },
  apply({ table }, draft, _side, { unit }) {
    recover(table, draft, unit)
  },
  refusal({ table }, state, _side, { unit }) {
    const { name } = table.scenario.units[unit]
    switch (recoveryBar(table, state, unit)) {
      case 'not-ordered':
        return `${name} is not ordered.`
      case 'acted':
        return `${name} has moved or battled already.`
      case 'kind':
        return 'Only infantry recovers.'
      case 'whole':
        return `${name} has all its figures.`
      case 'enemy':
        return `An enemy stands beside ${name}.`
      default:
        return `${name} is at no place of recovery.`
    }
  },
}
