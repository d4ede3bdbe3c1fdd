/** Moving units, and what they meet on the way. skirmish.P4-P6, V1-V4 */
import type { Space } from '../../board.ts'
import { discardMine, endLasting } from './cards/deck.ts'
import { crushTerrain } from './ground.ts'
import { woundUnit } from './losses.ts'
import { boardingPoints, isHarmed, jointWay, wayOf } from './reach.ts'
import type { SkirmishDraft } from './services.ts'
import { infantry } from './table.ts'
import { first, type SkirmishState, status } from './types.ts'
import { lift, markRisk, movementPoints, place, separate } from './units.ts'

/** Notes what a unit has spent, and that it has moved: what hides it until then is gone. skirmish.F6 */
const spend = ({ table, state }: SkirmishDraft, unit: number, left: number): void => {
  state.spent[unit] = Math.max(0, movementPoints(table, state, unit) - left)
  state.status[unit] |= status.moved
  state.firsts[table.team[unit]] |= first.move
  endLasting(table, state, unit, 'action')
}

/** Sets off the mine on a space that a unit enters; true when the unit is destroyed. */
export const meetMine = (draft: SkirmishDraft, unit: number, space: Space): boolean => {
  const { table, state } = draft
  if (!isHarmed(table, state, unit, space)) return false
  const { card, wounds } = discardMine(table, state, space)
  draft.emit({ type: 'mine', space, is: 'exploded', card, rolled: true })
  return woundUnit(draft, unit, wounds, 'mine')
}

/**
 * Moves units along a path; mines stop only what they destroy.
 * @param isPassing whether they go on at once: who stands at the end of the path stays as he is
 */
const follow = (draft: SkirmishDraft, units: readonly number[], path: readonly Space[], isPassing = false): void => {
  const { table, state } = draft
  const to = path[path.length - 1]
  const entered = path.slice(1)
  const risk = markRisk(table, state, units, entered)
  for (const unit of units) {
    lift(table, state, unit)
    draft.emit({ type: 'moved', unit, from: path[0], space: to, path, ...risk })
    for (const space of entered) crushTerrain(draft, unit, space)
  }
  for (const unit of units) {
    if (isPassing) state.space[unit] = to
    else place(table, state, unit, to)
    for (const space of entered) if (state.space[unit] > 0 && meetMine(draft, unit, space)) break
  }
}

/** Opens the chance of an ambush on a unit that has moved. skirmish.F6 */
const noteMover = (state: SkirmishState, unit: number, from: Space): void => {
  if (state.space[unit] === 0 || state.space[unit] === from) return
  state.mover = unit + 1
  state.moverFrom = from
}

export const moveUnit = (draft: SkirmishDraft, unit: number, to: Space): void => {
  const { table, state } = draft
  const from = state.space[unit]
  const { path, left } = wayOf(table, state, unit, to)
  separate(table, state, unit)
  spend(draft, unit, left)
  follow(draft, [unit], path)
  noteMover(state, unit, from)
}

/** One unit enters the space of the other, and both go on together: infantry is covered from then on. skirmish.P6, d22 */
export const accompany = (draft: SkirmishDraft, unit: number, other: number, to: Space): void => {
  const { table, state } = draft
  const at = state.space[other]
  const approach = wayOf(table, state, unit, at).path
  const { path, left } = jointWay(table, state, unit, other, to)
  for (const one of [unit, other]) separate(table, state, one)
  for (const one of [unit, other]) spend(draft, one, left)
  if (approach.length > 1) follow(draft, [unit], approach, true)
  const together = [other, unit].filter((one) => state.space[one] > 0)
  if (together.length > 0) follow(draft, together, path)
  const [foot, vehicle] = table.kind[unit] === infantry ? [unit, other] : [other, unit]
  if (state.space[foot] > 0 && state.space[foot] === state.space[vehicle]) {
    state.cover[foot] = vehicle + 1
    draft.emit({ type: 'covered', unit: foot, other: vehicle })
  }
  noteMover(state, vehicle, at)
}

/** Two neighbours change places. skirmish.P4, d38 */
export const swapUnits = (draft: SkirmishDraft, unit: number, other: number): void => {
  const { table, state } = draft
  const [one, two] = [state.space[unit], state.space[other]]
  const risk = { ...markRisk(table, state, [unit], [two]), ...markRisk(table, state, [other], [one]) }
  lift(table, state, unit)
  lift(table, state, other)
  place(table, state, unit, two)
  place(table, state, other, one)
  for (const each of [unit, other]) spend(draft, each, 0)
  draft.emit({ type: 'swapped', unit, other, ...risk })
  for (const each of [unit, other]) {
    crushTerrain(draft, each, state.space[each])
    meetMine(draft, each, state.space[each])
  }
}

/** A unit comes aboard a vehicle, which moves on only if it has not moved before. skirmish.V1 */
export const boardVehicle = (draft: SkirmishDraft, unit: number, vehicle: number): void => {
  const { table, state } = draft
  const { path, left } = wayOf(table, state, unit, state.space[vehicle])
  const isWalking = left >= 0 && boardingPoints(table, state, unit) > 0
  spend(draft, unit, 0)
  separate(table, state, unit)
  if (isWalking && path.length > 2) follow(draft, [unit], path.slice(0, -1), true)
  if (state.space[unit] === 0) return
  const risk = markRisk(table, state, [unit], [state.space[vehicle]])
  carry(draft, unit, vehicle)
  if (state.spent[vehicle] > 0) state.status[vehicle] |= status.exhausted
  draft.emit({ type: 'boarded', unit, other: vehicle, ...risk })
}

/** Puts a unit aboard a vehicle, or behind it. */
export const carry = ({ table, state }: SkirmishDraft, unit: number, vehicle: number): void => {
  lift(table, state, unit)
  state.carrier[unit] = vehicle + 1
  state.space[unit] = state.space[vehicle]
  state.status[unit] |= status.exhausted
}

/** A unit leaves its vehicle to the left or to the right. skirmish.V4 */
export const leaveVehicle = (draft: SkirmishDraft, unit: number, space: Space): void => {
  const { table, state } = draft
  const risk = markRisk(table, state, [unit], [space])
  state.carrier[unit] = 0
  spend(draft, unit, 0)
  state.status[unit] |= status.exhausted
  place(table, state, unit, space)
  draft.emit({ type: 'left', unit, space, ...risk })
  crushTerrain(draft, unit, space)
  meetMine(draft, unit, space)
}

/** A unit declares an assault; it stands where it returns to until the assault is resolved, behind its vehicle if it was there. skirmish.P5, P6 */
export const declareAssault = (draft: SkirmishDraft, unit: number, space: Space): void => {
  spend(draft, unit, 0)
  draft.state.assault[unit] = space
  draft.emit({ type: 'assaults', unit, space })
}
