/** Attacking a unit in the next hex. operational.A5, D1 */
import { attackEdge } from '../combat/possible.ts'
import { attack } from '../combat/resolve.ts'
import { attackRefusal } from '../refusal.ts'
import { actionPoint } from '../types.ts'
import { unitAt } from '../zones.ts'
import type { Verb } from './verb.ts'

export const attackVerb: Verb<'attack'> = {
  type: 'attack',
  sign: 'a',
  fields: [
    ['unit', 'unit'],
    ['target', 'unit'],
  ],
  when: 'battle',
  list({ table, costs }, state, side, add) {
    const ways = costs.ways(state)
    for (const unit of table.unitsOf[side]) {
      const hex = state.hex[unit]
      if (hex < 0 || state.actionPoint[unit] === actionPoint.expended) continue
      for (let edge = hex * 6; edge < hex * 6 + 6; edge++) {
        const next = table.neighbours[edge]
        if (next === 0 || state.owner[next] === side) continue
        const target = unitAt(state, next)
        if (target >= 0 && attackEdge(table, state, ways, unit, target) !== undefined)
          add({ type: 'attack', unit, target })
      }
    }
  },
  apply({ table, costs, retreater }, draft, _side, { unit, target }) {
    const edge = attackEdge(table, draft.state, costs.ways(draft.state), unit, target)
    if (edge === undefined) throw new Error(`unit ${unit} cannot attack unit ${target}`)
    attack(table, draft, unit, target, edge, retreater)
  },
  refusal: ({ table }, state, side, action) => attackRefusal(table, state, side, action),
}
