/** All that a side may do: the only source of legality. operational.A3, A5 */
import type { Side } from '../../game.ts'
import { attackEdge } from './combat/possible.ts'
import type { Costs } from './cost.ts'
import type { Reacher } from './reach.ts'
import { entriesOf } from './reinforcement.ts'
import { type Table, weatherIn } from './table.ts'
import { actionPoint, type OperationalAction, type OperationalState } from './types.ts'
import { canClaim } from './victory.ts'
import { type Survey, unitAt } from './zones.ts'

/** By unit its attacks, then its moves; then claiming, then ending the turn, which is always possible. */
export const legalActions = (
  table: Table,
  state: Readonly<OperationalState>,
  side: Side,
  costs: Costs,
  survey: Survey,
  reacher: Reacher,
): OperationalAction[] => {
  if (state.ended || side !== state.side) return []
  const actions: OperationalAction[] = []
  const ways = costs.ways(weatherIn(table, state.turn))
  survey.of(state, side)
  for (const unit of table.unitsOf[side]) {
    if (state.hex[unit] < 0) {
      for (const to of entriesOf(table, state, unit)) actions.push({ type: 'enter', unit, to })
      continue
    }
    for (const target of targetsOf(table, state, ways, unit)) actions.push({ type: 'attack', unit, target })
    for (const to of reacher.afterSurvey(state, unit).hexes) actions.push({ type: 'move', unit, to })
  }
  if (canClaim(table, state, side)) actions.push({ type: 'claim' })
  actions.push({ type: 'end-turn' })
  return actions
}

/** The units that a unit may attack now. operational.D1 */
const targetsOf = (table: Table, state: Readonly<OperationalState>, ways: Uint8Array, unit: number): number[] => {
  if (state.actionPoint[unit] === actionPoint.expended) return []
  const targets: number[] = []
  const hex = state.hex[unit]
  for (let edge = hex * 6; edge < hex * 6 + 6; edge++) {
    const next = table.neighbours[edge]
    if (next === 0 || state.owner[next] === table.side[unit]) continue
    const target = unitAt(state, next)
    if (target >= 0 && attackEdge(table, state, ways, unit, target) !== undefined) targets.push(target)
  }
  return targets
}
