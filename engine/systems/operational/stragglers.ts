/** Stragglers: steps that scattered, where they gather, and who takes them. operational.D21 */
import { otherSide, type Side } from '../../twoSides.ts'
import type { OperationalDraft } from './events.ts'
import { hqAt, hubAt, stragglersAt, terrainAt } from './places.ts'
import type { Table } from './table.ts'
import type { OperationalState, ReadonlyState } from './types.ts'

/** Whose stragglers are in a hex; undefined when there are none. */
export const stragglersOf = (table: Table, state: ReadonlyState, hex: number): Side | undefined => {
  const first = state.stragglers[hex * table.scenario.rules.reinforcement.mostStragglers]
  return first === 0 ? undefined : (table.side[first - 1] as Side)
}

/** How many more stragglers of a side find room in a hex: on own ground that is not too steep, without headquarters or hub. operational.D21 */
export const roomFor = (table: Table, state: ReadonlyState, side: Side, hex: number): number => {
  if (hex <= 0 || state.owner[hex] !== side || !terrainAt(table, state, hex).stragglers) return 0
  if (hqAt(state, hex) >= 0 || hubAt(table, state, hex) >= 0) return 0
  if (stragglersOf(table, state, hex) === otherSide(side)) return 0
  return table.scenario.rules.reinforcement.mostStragglers - stragglersAt(state, hex)
}

/** Adds a step to those in a hex; the caller has seen that there is room. */
export const addStraggler = (table: Table, state: OperationalState, unit: number, hex: number): void => {
  const { mostStragglers } = table.scenario.rules.reinforcement
  state.stragglers[hex * mostStragglers + stragglersAt(state, hex)] = unit + 1
}

/** Takes the first straggler of a hex away; returns the unit that it came from. */
export const takeStraggler = (table: Table, state: OperationalState, hex: number): number => {
  const { mostStragglers } = table.scenario.rules.reinforcement
  const first = hex * mostStragglers
  const unit = state.stragglers[first] - 1
  state.stragglers.copyWithin(first, first + 1, first + mostStragglers)
  state.stragglers[first + mostStragglers - 1] = 0
  return unit
}

/** Tells how many stragglers are in a hex now. */
export const emitStragglers = (draft: OperationalDraft, side: Side, hex: number): void => {
  draft.emit({ type: 'stragglers', side, at: hex, steps: stragglersAt(draft.state, hex) })
}

/**
 * Puts scattered steps of a unit into a hex and books them: those that find room as scattered, the rest as killed.
 * @returns how many found room. operational.D20, D21
 */
export const scatter = (table: Table, draft: OperationalDraft, unit: number, hex: number, steps: number): number => {
  const { state } = draft
  const side = table.side[unit] as Side
  const placed = Math.min(steps, roomFor(table, state, side, hex))
  for (let step = 0; step < placed; step++) addStraggler(table, state, unit, hex)
  state.scattered[side] += placed
  state.killed[side] += steps - placed
  state.score[side] += (steps - placed) * table.scenario.rules.victory.scoreStepLost
  if (placed > 0) emitStragglers(draft, side, hex)
  return placed
}
