/** A unit attacks one that its side sees. tactical.G1-G21 */
import { otherSide } from '../../../twoSides.ts'
import { hasAttack, mayAttack } from '../combat/eligible.ts'
import { fight } from '../combat/fight.ts'
import { knows } from '../sight.ts'
import { verb, type Words } from './verb.ts'

export const attackVerb = verb('attack', 'a', { unit: 'unit', target: 'unit' })({
  in: 'battle',
  list(services, state, side, add, { units }) {
    const { table } = services
    for (const unit of units)
      if (hasAttack(table, state, unit))
        for (const target of table.unitsOf[otherSide(side)])
          if (knows(services, state, side, target) && mayAttack(table, state, unit, target))
            add({ type: 'attack', unit, target })
  },
  apply(services, draft, _, { unit, target }) {
    fight(services, draft, unit, target)
  },
  refusal(services, state, side, { unit, target }) {
    if (services.table.side[target] === side) return 'A unit attacks the enemy.'
    if (!knows(services, state, side, target)) return 'Nobody sees it.'
    if (state.ammunition[unit] === 0) return 'It has no ammunition left.'
    return hasAttack(services.table, state, unit) ? 'It cannot fire at that.' : 'It cannot attack now.'
  },
})

export const attackWords = {
  attack: { order: '{unit} {attacks|attack} {target}', button: 'Attack', isAttack: true },
} satisfies Words
