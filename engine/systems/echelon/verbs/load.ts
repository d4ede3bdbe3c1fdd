/** Getting on movement counters and off them. echelon.44 */

import { withVerb } from '../../../words.ts'
import { movementCounters } from '../rules.ts'
import { mayLoad, mayUnload } from '../supply/supplyUnits.ts'
import { phase } from '../types.ts'
import { verb, type Words } from './verb.ts'

const phases = [phase.movement, phase.combat, phase.reaction, phase.exploitation]

export const loadVerb = verb('load', 'l', { unit: 'unit', carrier: 'unit' })({
  in: phases,
  list(services, state, side, add, among) {
    const { unitsOf, profiles } = services.table
    const counters = unitsOf[side].filter(
      (one) => state.hex[one] > 0 && movementCounters.some((kind) => profiles[one].abilities.has(kind)),
    )
    for (const unit of among.units)
      for (const carrier of counters) if (mayLoad(services, state, unit, carrier)) add({ type: 'load', unit, carrier })
  },
  apply(_services, { state, emit }, side, { unit, carrier }) {
    state.carrier[unit] = carrier + 1
    emit({ type: 'loaded', side, unit, carrier, seenBy: [side] })
  },
  refusal({ table }, state, _side, { unit, carrier }) {
    const { units } = table.scenario
    if (state.hex[unit] !== state.hex[carrier])
      return `${withVerb(units[unit].name, 'does', 'do')} not stand with ${units[carrier].name}.`
    return `${units[carrier].name} cannot carry ${units[unit].name}: there is no room, it is not made for such units, or one of them has moved.`
  },
})

export const unloadVerb = verb('unload', 'U', { unit: 'unit' })({
  in: phases,
  list(_services, state, _side, add, among) {
    for (const unit of among.units) if (mayUnload(state, unit)) add({ type: 'unload', unit })
  },
  apply(_services, { state, emit }, side, { unit }) {
    const carrier = state.carrier[unit] - 1
    state.carrier[unit] = 0
    emit({ type: 'unloaded', side, unit, carrier, seenBy: [side] })
  },
  refusal: ({ table }, state, _side, { unit }) =>
    state.carrier[unit] === 0
      ? `${withVerb(table.scenario.units[unit].name, 'is', 'are')} not carried.`
      : `${withVerb(table.scenario.units[unit].name, 'has moved with its', 'have moved with their')} counter in this phase.`,
})

export const loadWords = {
  load: { order: '{unit} {gets|get} on {carrier}', button: 'Get on {carrier}' },
  unload: { order: '{unit} {gets|get} off {its|their} carrier', button: 'Get off' },
} satisfies Words
