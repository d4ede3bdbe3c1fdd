/** Units of one hex move together: each is taken into a group, which then moves. echelon.M2 */

import { otherSide } from '../../../twoSides.ts'
import { withVerb } from '../../../words.ts'
import { coastGuard } from '../ground.ts'
import { groupOf, releaseGroup } from '../group.ts'
import { leftOf, mayMove, reachOf } from '../movement.ts'
import { settleMove } from '../ownership.ts'
import { seenOf, tellTravel } from '../sight.ts'
import { phase, status } from '../types.ts'
import { cargoOf, has } from '../units.ts'
import { verb, type Words } from './verb.ts'

const moving = [phase.movement, phase.reaction, phase.exploitation]

export const takeVerb = verb('take', 'P', { unit: 'unit' })({
  in: moving,
  list(services, state, _side, add, among) {
    const [first] = groupOf(services.table, state)
    for (const unit of among.units) {
      if (has(state, unit, status.grouped) || !mayMove(services, state, unit)) continue
      if (first !== undefined && state.hex[first] !== state.hex[unit]) continue
      if (leftOf(services.table, state, unit) > 0) add({ type: 'take', unit })
    }
  },
  apply(_services, { state }, _side, { unit }) {
    state.status[unit] |= status.grouped
  },
  refusal({ table }, state, _side, { unit }) {
    const [first] = groupOf(table, state)
    const { name } = table.scenario.units[unit]
    if (state.hex[unit] <= 0) return `${withVerb(name, 'is', 'are')} not on the map.`
    if (first !== undefined && state.hex[first] !== state.hex[unit])
      return `${withVerb(name, 'does', 'do')} not stand with the others.`
    if (state.carrier[unit] > 0) return `${withVerb(name, 'is', 'are')} carried.`
    return `${name} cannot move now.`
  },
})

export const releaseVerb = verb(
  'release',
  'u',
  {},
)({
  in: moving,
  list({ table }, state, _side, add) {
    if (groupOf(table, state).length > 0) add({ type: 'release' })
  },
  apply({ table }, { state }) {
    releaseGroup(table, state)
  },
  refusal: () => 'No units have been taken.',
})

export const moveVerb = verb('move', 'm', { to: 'hex' })({
  in: moving,
  list(services, state, _side, add) {
    const units = groupOf(services.table, state)
    if (units.length > 0) for (const to of reachOf(services, state, units).hexes) add({ type: 'move', to })
  },
  apply(services, draft, side, { to }) {
    const { table } = services
    const { state } = draft
    const units = groupOf(table, state)
    const reach = reachOf(services, state, units)
    const [path, cost] = [reach.path(to), reach.cost(to)]
    const seen = seenOf(services, state, units)
    for (const unit of units) {
      state.spent[unit] += cost
      state.status[unit] &= ~status.marked
      for (const one of [unit, ...cargoOf(table, state, unit)]) {
        state.hex[one] = to
        state.status[one] |= status.moved
      }
    }
    releaseGroup(table, state)
    tellTravel(services, draft, { type: 'moved', side, units, path }, seen)
    settleMove(services, draft, side, units, path)
  },
  refusal({ table }, state, side, { to }) {
    if (groupOf(table, state).length === 0) return 'Units are to be taken first.'
    return coastGuard(table, state, to) === otherSide(side)
      ? `The coast defences of ${table.board.nameOf(to)} are in the way: they are to be attacked or overrun.`
      : 'They have not the points to get there, or there is no room for them.'
  },
})

export const groupWords = {
  take: { order: '{unit} {joins|join} the group', button: 'Take along' },
  release: { order: 'Let the group go', button: 'Let the group go' },
  move: { order: 'Move to {to}', button: 'Move' },
} satisfies Words
