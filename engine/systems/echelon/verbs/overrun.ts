/** Driving over an enemy who is far weaker, in movement and exploitation. echelon.M6 */

import type { Hex } from '../../../hex.ts'
import { otherSide } from '../../../twoSides.ts'
import { eliminateOverrun, overrunOdds } from '../combat/overrun.ts'
import { groupOf, releaseGroup } from '../group.ts'
import { barOf, groundCost, leftOf, markerOf, noStep } from '../movement.ts'
import { settleMove } from '../ownership.ts'
import type { Services } from '../services.ts'
import { seesAll } from '../sight.ts'
import { mayStack, sideAt } from '../stacks.ts'
import { edgeBetween, hexesAround } from '../table.ts'
import { type Position, phase, status } from '../types.ts'
import { can, cargoOf, withCargo } from '../units.ts'
import { verb, type Words } from './verb.ts'

/** Points that a group pays to overrun a hex beside it, each by its dearest unit; undefined where it cannot go or has not so many. */
const costOf = (services: Services, state: Position, units: readonly number[], hex: Hex): number | undefined => {
  const { table } = services
  if (withCargo(table, state, units).some((unit) => barOf(services, state, unit)(hex))) return undefined
  const edge = edgeBetween(table, state.hex[units[0]], hex)
  const dearest = Math.max(...units.map((unit) => groundCost(table, state, unit, edge)))
  const cost = dearest + table.scenario.rules.combat.overrun.cost + markerOf(table, state, units)
  return dearest !== noStep && units.every((unit) => leftOf(table, state, unit) >= cost) ? cost : undefined
}

/** True if units can overrun a hex beside them: never an enemy whom they do not know. */
export const mayOverrun = (services: Services, state: Position, units: readonly number[], hex: Hex): boolean =>
  sideAt(services, state, hex) === otherSide(state.side) &&
  seesAll(services, state, state.side, hex) &&
  costOf(services, state, units, hex) !== undefined &&
  mayStack(services.table, state, hex, withCargo(services.table, state, units)) &&
  overrunOdds(services, state, units, hex) >= services.table.scenario.rules.combat.overrun.odds

export const overrunVerb = verb('overrun', 'o', { to: 'hex' })({
  in: [phase.movement, phase.exploitation],
  list(services, state, _side, add) {
    const { table } = services
    const units = groupOf(table, state)
    // Siege guns drive over nobody. echelon.26b
    if (
      units.length === 0 ||
      withCargo(table, state, units).some(
        (unit) => can(table, state, unit, 'siege') || can(table, state, unit, 'long-siege'),
      )
    )
      return
    for (const to of hexesAround(table, state.hex[units[0]]))
      if (mayOverrun(services, state, units, to)) add({ type: 'overrun', to })
  },
  apply(services, draft, side, { to }) {
    const { table } = services
    const { state, emit } = draft
    const units = groupOf(table, state)
    const cost = costOf(services, state, units, to) ?? 0
    const from = state.hex[units[0]]
    // What the enemy carried, and whether any of it is left, comes to light.
    emit({ type: 'overran', side, units, hex: to, rolled: true })
    eliminateOverrun(services, draft, to)
    for (const unit of units) {
      state.spent[unit] += cost
      // Fortress units are slower after it. echelon.41
      const mark = can(table, state, unit, 'fortress') ? status.marked : 0
      for (const one of [unit, ...cargoOf(table, state, unit)]) {
        state.hex[one] = to
        state.status[one] = (state.status[one] & ~status.marked) | status.moved | mark
      }
    }
    releaseGroup(table, state)
    settleMove(services, draft, side, units, [from, to])
  },
  refusal: ({ table }, state) =>
    groupOf(table, state).length === 0
      ? 'Units are to be taken first.'
      : `An overrun needs an enemy who is known, odds of ${table.scenario.rules.combat.overrun.odds} to 1, the points for it, and room for all who drive over the hex.`,
})

export const overrunWords = {
  overrun: { order: 'Overrun {to}', button: 'Overrun', isAttack: true },
} satisfies Words
