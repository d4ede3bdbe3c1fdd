/** Battling a unit. command-cards.C10 */
import { startBattle } from '../battle/flow.ts'
import { battleKind, phase } from '../types.ts'
import type { Verb } from './verb.ts'

export const attackVerb: Verb<'attack'> = {
  type: 'attack',
  sign: 'a',
  fields: [
    ['unit', 'unit'],
    ['target', 'unit'],
  ],
  in: [phase.battle, phase.react, phase.overrun, phase.second],
  list() {},
  apply(kit, draft, _side, { unit, target }) {
    startBattle(kit, draft, unit, target, battleKind.normal)
  },
  refusal: () => 'It cannot battle that unit.',
}
