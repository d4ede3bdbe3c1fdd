/** Battles: naming the targets of a strike, attacking, springing an ambush. */
import { withVerb } from '../../../words.ts'
import { overrunTargets, secondTargets } from '../battle/aftermath.ts'
import { springAmbush, startBattle } from '../battle/flow.ts'
import { kindNow } from '../battle/kind.ts'
import { battlesOpenTo, countDice, eachTarget, openTo } from '../battle/pool.ts'
import { ambushCard } from '../battle/react.ts'
import { targetRefusal } from '../battle/refusal.ts'
import { aimedCount, canAim } from '../battle/strike.ts'
import { strikeOf } from '../cards/effects.ts'
import { battleKind, phase, status } from '../types.ts'
import { isCamouflaged } from '../units.ts'
import { verb, type Words } from './verb.ts'

/** Naming the targets of a strike: enemies beside each other, in the order in which they will be struck. command-cards.A3 */
export const aimVerb = verb('aim', 'i', { unit: 'unit' })({
  in: [phase.aim],
  list({ table }, state, side, add) {
    const aimed = aimedCount(table, state)
    for (const unit of table.unitsOf[side === 0 ? 1 : 0])
      if (canAim(table, state, unit, aimed)) add({ type: 'aim', unit })
  },
  apply({ table }, { state }, _side, { unit }) {
    state.aim[unit] = aimedCount(table, state) + 1
    state.status[unit] |= status.aimed
  },
  refusal({ table }, state, side, { unit }) {
    const { name } = table.scenario.units[unit]
    if (table.side[unit] === side) return `${withVerb(name, 'is', 'are')} no enemy.`
    if (state.hex[unit] <= 0) return `${withVerb(name, 'is', 'are')} not on the board.`
    if (state.aim[unit] > 0) return `${withVerb(name, 'is', 'are')} a target already.`
    if (isCamouflaged(state, unit))
      return `${withVerb(name, 'is', 'are')} camouflaged and can be attacked in close assault only.`
    const most = strikeOf(table, state)?.targets ?? 0
    const aimed = aimedCount(table, state)
    if (aimed >= most) return `No more than ${most} units can be targets.`
    return aimed === 0
      ? `${withVerb(name, 'stands', 'stand')} in none of the card’s sections.`
      : `${withVerb(name, 'is', 'are')} beside no other target.`
  },
})

/** Battling a unit: on orders, in an overrun, as a second close assault, or to strike back. command-cards.C10, C11, C19, N5, N7 */
export const attackVerb = verb('attack', 'a', { unit: 'unit', target: 'unit' })({
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
  apply: (services, draft, _side, { unit, target }) =>
    startBattle(services, draft, unit, target, kindNow(draft.state, unit, target)),
  refusal: (services, state, _side, { unit, target }) => targetRefusal(services, state, unit, target),
})

/** Springing an ambush before the dice of a close assault: the defender battles first. */
export const springVerb = verb(
  'spring',
  'g',
  {},
)({
  in: [phase.react],
  list({ table }, state, side, add) {
    if (state.battle !== battleKind.back && ambushCard(table, state, side) >= 0) add({ type: 'spring' })
  },
  apply: (services, draft, side) => springAmbush(services, draft, ambushCard(services.table, draft.state, side)),
  refusal: (_services, state) =>
    state.battle === battleKind.back ? 'Nobody is ambushed while striking back.' : 'No card for an ambush is in hand.',
})

export const battlingWords = {
  aim: { order: 'Aim at {unit}', button: 'Aim', isAttack: true },
  attack: {
    order: (_, state) =>
      `{unit} ${state.phase === phase.react ? '{strikes|strike} back at' : '{attacks|attack}'} {target}`,
    button: 'Attack',
    isAttack: true,
  },
  spring: { order: 'Spring the ambush' },
} satisfies Words
