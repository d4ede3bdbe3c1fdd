/** Recon groups look at a stack of the enemy's beside them. echelon.20 */
import { otherSide } from '../../../twoSides.ts'
import { leftOf, mayMove } from '../movement.ts'
import { sideAt, unitsAt } from '../stacks.ts'
import { hexesAround } from '../table.ts'
import { phase, status } from '../types.ts'
import { can } from '../units.ts'
import { verb, type Words } from './verb.ts'

export const inspectVerb = verb('inspect', 'i', { unit: 'unit', to: 'hex' })({
  in: [phase.movement, phase.exploitation],
  list(services, state, side, add, among) {
    const { table } = services
    const bit = 1 << side
    for (const unit of among.units) {
      if (!can(table, state, unit, 'recon') || !mayMove(services, state, unit)) continue
      if (leftOf(table, state, unit) < table.scenario.rules.movement.reconCost) continue
      for (const to of hexesAround(table, state.hex[unit])) {
        // Whether there is anything to see is known: the count of a stack lies open.
        const stack = unitsAt(services, state, to)
        if (stack.length < 2 || sideAt(services, state, to) !== otherSide(side)) continue
        if (stack.some((one) => (state.inspected[one] & bit) === 0)) add({ type: 'inspect', unit, to })
      }
    }
  },
  apply(services, { state, emit }, side, { unit, to }) {
    state.spent[unit] += services.table.scenario.rules.movement.reconCost
    state.status[unit] |= status.moved
    for (const one of unitsAt(services, state, to)) state.inspected[one] |= 1 << side
    emit({ type: 'inspected', side, hex: to, seenBy: [side], rolled: true })
  },
  refusal: ({ table }) =>
    `A recon unit looks at a stack of several units beside it for ${table.scenario.rules.movement.reconCost} movement points.`,
})

export const inspectWords = {
  inspect: { order: '{unit} {scouts|scout} {to}', button: 'Scout the stack' },
} satisfies Words
