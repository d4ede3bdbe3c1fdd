/** An attack is planned. echelon.22 */
import { plan, plansOpen } from '../combat/plan.ts'
import { phase } from '../types.ts'
import { verb, type Words } from './verb.ts'

export const planVerb = verb('plan', 'p', { to: 'hex' })({
  in: [phase.declare],
  list(services, state, _side, add) {
    for (const to of plansOpen(services, state)) add({ type: 'plan', to })
  },
  apply(services, draft, _side, { to }) {
    plan(services, draft, to)
  },
  refusal: ({ table }, _state, _side, { to }) =>
    `An attack on ${table.board.nameOf(to)} needs an army headquarters without another plan, and supply for all who stand beside it.`,
})

export const planWords = {
  plan: { order: 'Plan an attack on {to}', button: 'Plan an attack' },
} satisfies Words
