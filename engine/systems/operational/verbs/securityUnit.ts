/**
 * Infantry of the force pool forms a unit of its own; battle groups take stragglers in. When the battle is over it goes back to the
 * pool, which nothing in the battle tells. operational.F15
 */

import { withVerb } from '../../../words.ts'
import type { OperationalDraft } from '../events.ts'
import { activeLevel, isAble, orderCost, orderLevel } from '../headquarters/command.ts'
import { count, hexName } from '../names.ts'
import { stragglersAt } from '../places.ts'
import { branches } from '../rules.ts'
import type { Services } from '../services.ts'
import { addStep, clearUnit } from '../steps.ts'
import { emitStragglers, stragglersOf, takeStraggler } from '../stragglers.ts'
import type { Table } from '../table.ts'
import { actionPoint, inReserve, type ReadonlyState, suppliedBy } from '../types.ts'
import { ownUnit } from '../zones.ts'
import { verb, type Words } from './verb.ts'

/** The unit that a headquarters can form next, or -1. A unit once destroyed is not formed again. */
const placeOf = (table: Table, state: ReadonlyState, hq: number): number =>
  table.scenario.units.findIndex(
    (unit, index) => unit.reserve === 'security' && table.hqOf[index] === hq && state.hex[index] === inReserve,
  )

/** Infantry of its nation in the pool. */
const menFor = (table: Table, state: ReadonlyState, hq: number, unit: number): number => {
  const { item } = table.components[unit][0]
  return state.pool[hq * table.items.length + item]
}

/** Command points for a unit of some steps. operational.F15 */
const securityUnitCost = (table: Table, state: ReadonlyState, hq: number, steps: number): number =>
  orderCost(table, state, hq, 'security-unit') + steps

/** Most steps that a headquarters can form into its next unit now. */
const mostFor = (table: Table, state: ReadonlyState, hq: number, unit: number): number => {
  const points = state.hqPoints[hq] - securityUnitCost(table, state, hq, 0)
  return Math.min(table.scenario.rules.specialOrders.securityUnit.mostSteps, menFor(table, state, hq, unit), points)
}

export const securityUnitVerb = verb('security-unit', 'S', { hq: 'headquarters', to: 'hex', steps: 'choice' })({
  when: 'always',
  list(services, state, side, add, among) {
    const { table, ranges, encounters, costs } = services
    for (const hq of among.hqs) {
      if (!isAble(table, state, hq, 'security-unit', 1)) continue
      const unit = placeOf(table, state, hq)
      if (unit < 0) continue
      const most = mostFor(table, state, hq, unit)
      if (most <= 0) continue
      const { stops } = costs.of(state, table.movementClass[unit])
      const inRange = ranges.of(hq)
      for (const to of table.board.spaces) {
        if (inRange[to] === 0 || state.owner[to] !== side || stops[to] === 0 || encounters.meets[to] & ownUnit) continue
        for (let steps = 1; steps <= most; steps++) add({ type: 'security-unit', hq, to, steps })
      }
    }
  },
  apply(services, draft, side, { hq, to, steps }) {
    const { table } = services
    const { state } = draft
    const unit = placeOf(table, state, hq)
    const cost = securityUnitCost(table, state, hq, steps)
    state.hqPoints[hq] -= cost
    draft.emit({ type: 'order', order: 'security-unit', hq, unit, cost })
    state.pool[hq * table.items.length + table.components[unit][0].item] -= steps
    clearUnit(table, state, unit)
    for (let one = 0; one < steps; one++) addStep(table, state, unit, true)
    state.experience[unit] = table.scenario.rules.specialOrders.securityUnit.experience
    state.hex[unit] = to
    state.movementPoints[unit] = 0
    state.actionPoint[unit] = actionPoint.expended
    state.unsupplied[unit] = 0
    state.supplied[unit] = suppliedBy.network
    const joined = table.profiles[hq].battleGroups && stragglersOf(table, state, to) === side
    if (joined) takeIn(services, draft, unit, to)
    draft.emit({ type: 'formed', unit, hq, at: to, steps: state.active[unit] })
    if (joined) emitStragglers(draft, side, to)
  },
  refusal(services, state, side, { hq, to, steps }) {
    const { table, ranges, costs } = services
    const { headquarters, rules } = table.scenario
    const staff = headquarters[hq].name
    if (state.hqHex[hq] <= 0) return `${withVerb(staff, 'is', 'are')} not on the map.`
    const level = orderLevel(table, hq, 'security-unit')
    if (level === 0 || activeLevel(state, hq, branches.indexOf('pool')) < level)
      return `${staff} cannot form units: ${rules.headquarters.branches.pool.name} below level ${level}.`
    const unit = placeOf(table, state, hq)
    if (unit < 0) return `${withVerb(staff, 'has', 'have')} formed all the units that it can.`
    const { mostSteps } = rules.specialOrders.securityUnit
    if (steps < 1 || steps > mostSteps) return `Such a unit has 1 to ${count(mostSteps, 'step')}.`
    const cost = securityUnitCost(table, state, hq, steps)
    if (cost > state.hqPoints[hq])
      return `This costs ${count(cost, 'command point')}; ${staff} has ${state.hqPoints[hq]}.`
    const men = menFor(table, state, hq, unit)
    if (men < steps) return `The force pool holds ${men} of ${count(steps, 'infantry step')}.`
    const place = hexName(table.scenario, to)
    if (state.owner[to] !== side) return `${place} is not in own hands.`
    if (ranges.fresh(state, hq)[to] !== 1) return `${place} is out of range of ${staff}.`
    if (costs.of(state, table.movementClass[unit]).stops[to] === 0) return `No unit can stand in ${place}.`
    return `There is a unit in ${place} already.`
  },
})

/** Stragglers in the hex join a battle group as active steps; what they have of equipment goes to their own force pool. operational.F15 */
const takeIn = ({ table }: Services, { state }: OperationalDraft, unit: number, hex: number): void => {
  for (let left = stragglersAt(state, hex); left > 0; left--) {
    const from = takeStraggler(table, state, hex)
    addStep(table, state, unit, true)
    const hq = table.hqOf[from]
    if (hq < 0) continue
    const [, ...equipment] = table.components[from]
    for (const { item, count: many } of equipment) state.pool[hq * table.items.length + item] += many
  }
}

export const securityWords = {
  'security-unit': { order: '{hq} {forms|form} a security unit of {steps} at {to}' },
} satisfies Words
