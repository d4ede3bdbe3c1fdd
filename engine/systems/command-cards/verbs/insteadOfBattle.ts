/** What a unit does in place of battling. */
import { canBattle } from '../battle/pool.ts'
import { sealBar, sealCave } from '../special/caves.ts'
import { canClear, clear } from '../special/clearing.ts'
import { recover, recoveryBar } from '../special/recovery.ts'
import { phase } from '../types.ts'
import type { Verb } from './verb.ts'

/** Clearing an obstacle in place of battling. command-cards.T15, T29, T66 */
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

/** Sealing a cave in place of battling. command-cards.T52, T53 */
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

/** Recovering in place of moving and battling. command-cards.A10, A17 */
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
