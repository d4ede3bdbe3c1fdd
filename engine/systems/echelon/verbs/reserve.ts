/** Declaring reserves, before units move. echelon.44, 47, W3 */
import { withVerb } from '../../../words.ts'
import { mayReserve, reserveCost } from '../reserves.ts'
import { pay } from '../supply/stores.ts'
import { phase, status } from '../types.ts'
import { has } from '../units.ts'
import { verb, type Words } from './verb.ts'

export const reserveVerb = verb('reserve', 'Z', { unit: 'unit' })({
  in: [phase.declare],
  list(services, state, _side, add, among) {
    for (const unit of among.units) if (mayReserve(services, state, unit)) add({ type: 'reserve', unit })
  },
  apply(services, draft, side, { unit }) {
    const { state, emit } = draft
    const { supply, limit } = reserveCost(services, state, unit)
    if (supply > 0) pay(services, draft, side, state.hex[unit], supply)
    state.reserved[side] += limit
    state.status[unit] |= status.inReserve
    emit({ type: 'declared', side, unit, seenBy: [side] })
  },
  refusal({ table }, state, _side, { unit }) {
    const { name } = table.scenario.units[unit]
    if (has(state, unit, status.inReserve)) return `${withVerb(name, 'is', 'are')} in reserve already.`
    return `${withVerb(name, 'has', 'have')} no SP for the stack, or no more REs may go into reserve in this month.`
  },
})

export const reserveWords = {
  reserve: { order: '{unit} {goes|go} into reserve', button: 'Go into reserve' },
} satisfies Words
