/** Battling a unit: on orders, in an overrun, as a second close assault, or back. command-cards.C10, C11, C19, N5, N7 */
import { overrunTargets, secondTargets } from '../battle/aftermath.ts'
import { startBattle } from '../battle/flow.ts'
import { kindNow } from '../battle/kind.ts'
import { battlesOpenTo, countDice, eachTarget, openTo } from '../battle/pool.ts'
import { targetRefusal } from '../battle/refusal.ts'
import { battleKind, phase } from '../types.ts'
import type { Verb } from './verb.ts'

export const attackVerb: Verb<'attack'> = {
  type: 'attack',
  code: 'a',
  fields: { unit: 'unit', target: 'unit' },
  in: [phase.battle, phase.react, phase.overrun, phase.second],
  list(services, state, _side, add, among) {
    const { attacker: unit } = state
    switch (state.phase) {
      case phase.battle:
        for (const one of among.units) {
          const open = battlesOpenTo(services.table, state, one)
          if (open !== openTo.none)
            eachTarget(services, state, one, battleKind.normal, open, (target) =>
              add({ type: 'attack', unit: one, target }),
            )
        }
        return
      case phase.react:
        if (state.battle === battleKind.back && countDice(services, state, unit, state.target, battleKind.back) > 0)
          add({ type: 'attack', unit, target: state.target })
        return
      case phase.overrun:
        for (const target of overrunTargets(services, state)) add({ type: 'attack', unit, target })
        return
      case phase.second:
        for (const target of secondTargets(services, state)) add({ type: 'attack', unit, target })
        return
    }
  },
  apply(services, draft, _side, { unit, target }) {
    startBattle(services, draft, unit, target, kindNow(draft.state, unit, target))
  },
  refusal: (services, state, _side, { unit, target }) => targetRefusal(services, state, unit, target),
}
