/** Verbs in place of battling: clearing, sealing, recovering. */
import { withVerb } from '../../../words.ts'
import { canBattle } from '../battle/pool.ts'
import { type SealBar, sealBar, sealCave } from '../special/caves.ts'
import { canClear, clear } from '../special/clearing.ts'
import { type RecoveryBar, recover, recoveryBar } from '../special/recovery.ts'
import { phase } from '../types.ts'
import { verb, type Words } from './verb.ts'

/** Clearing an obstacle in place of battling. command-cards.T15, T29, T66 */
export const clearVerb = verb('clear', 'c', { unit: 'unit' })({
  in: [phase.battle],
  list({ table }, state, _side, add, among) {
    for (const unit of among.units)
      if (canClear(table, state, unit) && canBattle(table, state, unit)) add({ type: 'clear', unit })
  },
  apply: (_services, draft, _side, { unit }) => clear(draft, unit),
  refusal({ table }, state, _side, { unit }) {
    const { name } = table.scenario.units[unit]
    return canClear(table, state, unit)
      ? `${name} cannot battle in this turn, nor do anything in place of it.`
      : `${withVerb(name, 'stands', 'stand')} on nothing that can be cleared away.`
  },
})

/** Sealing a cave in place of battling. command-cards.T52, T53 */
export const sealVerb = verb('seal', 's', { unit: 'unit' })({
  in: [phase.battle],
  list({ table }, state, _side, add, among) {
    for (const unit of among.units)
      if (sealBar(table, state, unit) === undefined && canBattle(table, state, unit)) add({ type: 'seal', unit })
  },
  apply: ({ table }, draft, _side, { unit }) => sealCave(table, draft, unit),
  refusal({ table }, state, _side, { unit }) {
    const { name } = table.scenario.units[unit]
    const bar = sealBar(table, state, unit)
    return bar === undefined
      ? `${name} cannot battle in this turn, nor do anything in place of it.`
      : whyNotSealed[bar](name)
  },
})

const whyNotSealed: Readonly<Record<SealBar, (name: string) => string>> = {
  'no-cave': (name) => `${withVerb(name, 'is', 'are')} in no open cave.`,
  kind: () => 'Only infantry seals caves.',
  own: (name) => `${withVerb(name, 'does', 'do')} not seal caves of the own army.`,
  enemy: (name) => `An enemy stands beside ${name}.`,
}

/** Recovering in place of moving and battling. command-cards.A10, A17 */
export const recoverVerb = verb('recover', 'h', { unit: 'unit' })({
  in: [phase.move],
  list({ table }, state, _side, add, among) {
    if (!table.special.oasisRecovery && table.special.hospitals.length === 0) return
    for (const unit of among.units) if (recoveryBar(table, state, unit) === undefined) add({ type: 'recover', unit })
  },
  apply: ({ table }, draft, _side, { unit }) => recover(table, draft, unit),
  refusal({ table }, state, _side, { unit }) {
    const { name } = table.scenario.units[unit]
    return whyNotRecovered[recoveryBar(table, state, unit) ?? 'place'](name)
  },
})

const whyNotRecovered: Readonly<Record<RecoveryBar, (name: string) => string>> = {
  'not-ordered': (name) => `${withVerb(name, 'is', 'are')} not ordered.`,
  acted: (name) => `${withVerb(name, 'has', 'have')} moved or battled already.`,
  kind: () => 'Only infantry recovers.',
  place: (name) => `${withVerb(name, 'is', 'are')} at no place of recovery.`,
  whole: (name) => `${withVerb(name, 'has', 'have')} all figures.`,
  enemy: (name) => `An enemy stands beside ${name}.`,
}

export const insteadOfBattleWords = {
  clear: { order: '{unit} {clears|clear} {its|their} ground', button: 'Clear the ground' },
  seal: { order: '{unit} {tries|try} to seal the cave', button: 'Seal the cave' },
  recover: { order: '{unit} {tries|try} to recover', button: 'Recover' },
} satisfies Words
