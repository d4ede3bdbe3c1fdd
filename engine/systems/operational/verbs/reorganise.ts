/** An active step or specialist goes from a unit back to the force pool; with its last step the unit is disbanded. operational.F13, G3, B14 */

import { disband } from '../destruction.ts'
import { isSecurityUnit, payForService, servedUnits, serviceRefusal } from '../headquarters/replace.ts'
import { isGreen } from '../levels.ts'
import { eachGivable, isLastStep, itemName, poolAfter, poolPlace, putIntoStock, step, takeFromUnit } from '../pool.ts'
import type { Services } from '../services.ts'
import { stepsOf } from '../steps.ts'
import type { ReadonlyState } from '../types.ts'
import type { Verb } from './verb.ts'

/** Green units and security units give no steps; specialists may always go. operational.B14, F15, G3 */
const keepsSteps = (services: Services, state: ReadonlyState, unit: number): boolean =>
  isGreen(services.table, state, unit) || isSecurityUnit(services, unit)

export const reorganiseVerb: Verb<'reorganise'> = {
  type: 'reorganise',
  code: 'r',
  fields: { unit: 'unit', item: 'item' },
  when: 'always',
  list(services, state, side, add) {
    for (const unit of servedUnits(services, state, side, 'reorganise')) {
      if (isLastStep(services.table, state, unit) && !keepsSteps(services, state, unit))
        add({ type: 'reorganise', unit, item: step })
      eachGivable(services.table, state, unit, (item) => {
        if (item !== step || !keepsSteps(services, state, unit)) add({ type: 'reorganise', unit, item })
      })
    }
  },
  apply(services, draft, _side, { unit, item }) {
    const { table } = services
    const { state } = draft
    payForService(services, draft, unit, 'reorganise')
    takeFromUnit(table, state, unit, item)
    const delay = state.turn > 0 ? table.scenario.rules.reinforcement.delayReorganised : 0
    putIntoStock(table, unit, item, poolAfter(state, delay), poolPlace(table, unit))
    draft.emit({ type: 'pool', what: 'reorganise', unit, item })
    if (stepsOf(state, unit) === 0) disband(table, draft, unit)
  },
  refusal(services, state, _side, { unit, item }) {
    const { table } = services
    const refusal = serviceRefusal(services, state, unit, 'reorganise')
    if (refusal !== undefined) return refusal
    const { name } = table.scenario.units[unit]
    if (item === step && isSecurityUnit(services, unit)) return `${name} is a security unit: its steps stay together.`
    if (item === step && keepsSteps(services, state, unit)) return `${name} is green: it gives no steps away.`
    if (item === step && state.active[unit] > 0)
      return `${name} is disbanded with its last step: its specialists go first.`
    if (item === step) return `${name} has no active step.`
    return `${name} has not got ${itemName(table, item)} ready to go.`
  },
}
