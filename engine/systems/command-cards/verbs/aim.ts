/** Naming the targets of a strike: enemies beside each other, in the order in which they will be struck. command-cards.A3 */
import { aimedCount, canAim } from '../battle/strike.ts'
import { strikeOf } from '../cards/effects.ts'
import { phase, status } from '../types.ts'
import { isCamouflaged } from '../units.ts'
import type { Verb } from './verb.ts'

export const aimVerb: Verb<'aim'> = {
  type: 'aim',
  code: 'i',
  fields: { unit: 'unit' },
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
    if (table.side[unit] === side) return `${name} is no enemy.`
    if (state.hex[unit] <= 0) return `${name} is not on the board.`
    if (state.aim[unit] > 0) return `${name} is a target already.`
    if (isCamouflaged(state, unit)) return `${name} is camouflaged: it can be attacked in close assault only.`
    const most = strikeOf(table, state)?.targets ?? 0
    const aimed = aimedCount(table, state)
    if (aimed >= most) return `No more than ${most} units can be targets.`
    return aimed === 0 ? `${name} stands in none of the card’s sections.` : `${name} is beside no other target.`
  },
}
