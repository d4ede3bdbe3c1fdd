/** Moving units, and what they meet on the way. skirmish.P4-P6, V1-V4 */
import type { Space } from '../../board.ts'
import { crushTerrain } from './ground.ts'
import { woundUnit } from './losses.ts'
import { boardingPoints, isHarmed, jointReach, reachOf } from './reach.ts'
import type { TeamIndex } from './scenario.ts'
import type { SkirmishDraft } from './services.ts'
import type { Table } from './table.ts'
import { first, type SkirmishState, status } from './types.ts'
import { lift, mayBeMined, movementPoints, place, separate } from './units.ts'

/** A unit has acted: what hides it until then is gone. skirmish.F6 */
export const endConcealment = (table: Table, state: SkirmishState, unit: number): void => {
  if (state.attached[unit] === 0) return
  for (const [at, { card, effect }] of table.lasting.entries())
    if (effect.until === 'action' && state.attached[unit] & (1 << at)) {
      state.attached[unit] &= ~(1 << at)
      state.discard[table.seat[unit] * table.cards.length + card]++
    }
}

/** Notes what a unit has spent, and that it has moved. */
const spend = (table: Table, state: SkirmishState, unit: number, left: number): void => {
  state.spent[unit] = Math.max(0, movementPoints(table, state, unit) - left)
  state.status[unit] |= status.moved
  state.firsts[table.team[unit]] |= first.move
  endConcealment(table, state, unit)
}

/** Sets off the mine on a space that a unit enters; true when the unit is destroyed. */
export const meetMine = (table: Table, draft: SkirmishDraft, unit: number, space: Space): boolean => {
  const { state } = draft
  if (!isHarmed(table, state, unit, space)) return false
  const mine = state.mine[space] - 1
  const { card, wounds } = table.mines[mine % table.mines.length]
  state.mine[space] = 0
  state.discard[Math.floor(mine / table.mines.length) * table.cards.length + card]++
  draft.emit({ type: 'mine', space, is: 'exploded', card, rolled: true })
  return woundUnit(table, draft, unit, wounds, 'mine')
}

/** Moves a unit along a path; mines stop only what they destroy. */
const follow = (table: Table, draft: SkirmishDraft, units: readonly number[], path: readonly Space[]): void => {
  const { state } = draft
  const team = table.team[units[0]] as TeamIndex
  const to = path[path.length - 1]
  const isRisky = path.slice(1).some((space) => mayBeMined(table, state, team, space))
  for (const unit of units) {
    lift(table, state, unit)
    draft.emit({ type: 'moved', unit, from: path[0], space: to, path, ...(isRisky && { rolled: true }) })
    for (const space of path.slice(1)) crushTerrain(table, draft, unit, space)
  }
  for (const unit of units) {
    place(table, state, unit, to)
    for (const space of path.slice(1)) if (state.space[unit] > 0 && meetMine(table, draft, unit, space)) break
  }
}

/** Opens the chance of an ambush on a unit that has moved. skirmish.F6 */
const noteMover = (state: SkirmishState, unit: number, from: Space): void => {
  if (state.space[unit] === 0 || state.space[unit] === from) return
  state.mover = unit + 1
  state.moverFrom = from
}

export const moveUnit = (table: Table, draft: SkirmishDraft, unit: number, to: Space): void => {
  const { state } = draft
  const reach = reachOf(table, state, unit)
  const from = state.space[unit]
  separate(table, state, unit)
  spend(table, state, unit, reach.left(to))
  follow(table, draft, [unit], reach.path(to))
  noteMover(state, unit, from)
}

/** One unit enters the space of the other, and both go on together: infantry is covered from then on. skirmish.P6, d22 */
export const accompany = (table: Table, draft: SkirmishDraft, unit: number, other: number, to: Space): void => {
  const { state } = draft
  const joint = jointReach(table, state, unit, other)
  if (joint === undefined) throw new RangeError('these units cannot move together')
  const from = state.space[unit]
  const at = state.space[other]
  const approach = from === at ? [from] : reachOf(table, state, unit).path(at)
  separate(table, state, unit)
  separate(table, state, other)
  spend(table, state, unit, joint.left(to))
  spend(table, state, other, joint.left(to))
  if (approach.length > 1) follow(table, draft, [unit], approach)
  const together = [other, unit].filter((one) => state.space[one] > 0)
  if (together.length > 0) follow(table, draft, together, joint.path(to))
  const [foot, vehicle] = table.rules[unit].class === 'infantry' ? [unit, other] : [other, unit]
  if (state.space[foot] > 0 && state.space[foot] === state.space[vehicle]) {
    state.cover[foot] = vehicle + 1
    draft.emit({ type: 'covered', unit: foot, other: vehicle })
  }
  noteMover(state, vehicle, at)
}

/** Two units with one movement point change places. skirmish.P4, d38 */
export const swapUnits = (table: Table, draft: SkirmishDraft, unit: number, other: number): void => {
  const { state } = draft
  const [one, two] = [state.space[unit], state.space[other]]
  lift(table, state, unit)
  lift(table, state, other)
  place(table, state, unit, two)
  place(table, state, other, one)
  for (const each of [unit, other]) {
    spend(table, state, each, 0)
    crushTerrain(table, draft, each, state.space[each])
  }
  draft.emit({ type: 'swapped', unit, other })
}

/** A unit comes aboard a vehicle, which moves on only if it has not moved before. skirmish.V1 */
export const boardVehicle = (table: Table, draft: SkirmishDraft, unit: number, vehicle: number): void => {
  const { state } = draft
  const path = boardingPath(table, state, unit, vehicle)
  spend(table, state, unit, 0)
  separate(table, state, unit)
  if (path.length > 2) follow(table, draft, [unit], path.slice(0, -1))
  if (state.space[unit] === 0) return
  carry(table, state, unit, vehicle)
  if (state.spent[vehicle] > 0) state.status[vehicle] |= status.exhausted
  draft.emit({ type: 'boarded', unit, other: vehicle })
}

const boardingPath = (table: Table, state: SkirmishState, unit: number, vehicle: number): readonly Space[] => {
  const reach = reachOf(table, state, unit)
  return reach.left(state.space[vehicle]) >= 0 && boardingPoints(table, state, unit) > 0
    ? reach.path(state.space[vehicle])
    : [state.space[unit], state.space[vehicle]]
}

/** Puts a unit aboard a vehicle, or behind it. */
export const carry = (table: Table, state: SkirmishState, unit: number, vehicle: number): void => {
  lift(table, state, unit)
  state.carrier[unit] = vehicle + 1
  state.space[unit] = state.space[vehicle]
  state.status[unit] |= status.exhausted
}

/** A unit leaves its vehicle to the left or to the right. skirmish.V4 */
export const leaveVehicle = (table: Table, draft: SkirmishDraft, unit: number, space: Space): void => {
  const { state } = draft
  const isRisky = mayBeMined(table, state, table.team[unit] as TeamIndex, space)
  state.carrier[unit] = 0
  spend(table, state, unit, 0)
  state.status[unit] |= status.exhausted
  place(table, state, unit, space)
  draft.emit({ type: 'left', unit, space, ...(isRisky && { rolled: true }) })
  crushTerrain(table, draft, unit, space)
  meetMine(table, draft, unit, space)
}

/** A unit declares an assault; it stands where it returns to until the assault is resolved. skirmish.P5 */
export const declareAssault = (table: Table, draft: SkirmishDraft, unit: number, space: Space): void => {
  const { state } = draft
  separate(table, state, unit)
  spend(table, state, unit, 0)
  state.assault[unit] = space
  draft.emit({ type: 'assaults', unit, space })
}
