/** Killed steps and destroyed units. operational.F5, I3 */
import { otherSide, type Side } from '../../twoSides.ts'
import type { OperationalDraft, OperationalEvent } from './events.ts'
import { levelOf } from './levels.ts'
import { clearUnit, stepsOf } from './steps.ts'
import type { Table } from './table.ts'
import { destroyed, type OperationalState, specialistState } from './types.ts'

/** Takes a unit off the map for good; who destroyed it scores. operational.I3 */
export const destroy = (
  table: Table,
  state: OperationalState,
  unit: number,
  emit: (event: OperationalEvent) => void,
): void => {
  const at = state.hex[unit]
  const owner = table.side[unit] as Side
  state.hex[unit] = destroyed
  clearUnit(table, state, unit)
  state.movementPoints[unit] = 0
  state.score[otherSide(owner)] += levelOf(table, state.experience[unit]).scoreKilled
  emit({ type: 'destroyed', unit, at })
}

/** Takes a unit off the map that has given its last step away: nobody scores, and nothing is lost. operational.F13 */
export const disband = (table: Table, draft: OperationalDraft, unit: number): void => {
  const { state } = draft
  const at = state.hex[unit]
  state.hex[unit] = destroyed
  clearUnit(table, state, unit)
  state.movementPoints[unit] = 0
  draft.emit({ type: 'disbanded', unit, at })
}

/** A headquarters loses part of the experience of a unit that is destroyed. operational.F5 */
export const loseUnit = (table: Table, state: OperationalState, unit: number): void => {
  const hq = table.hqOf[unit]
  if (hq < 0) return
  const { lostExperiencePercent } = table.scenario.rules.headquarters
  const lost = Math.floor((state.experience[unit] * lostExperiencePercent) / 100)
  state.hqExperience[hq] = Math.max(0, state.hqExperience[hq] - lost)
}

/** Counts killed steps against a side. operational.I3 */
export const bookKilled = (table: Table, state: OperationalState, side: Side, steps: number): void => {
  state.killed[side] += steps
  state.score[side] += steps * table.scenario.rules.victory.scoreStepLost
}

/** Counts a lost specialist, an index into `table.specialistIds`, against a side. operational.H2 */
export const bookSpecialist = (table: Table, state: OperationalState, side: Side, specialist: number): void => {
  state.specialistsLost[side]++
  state.lostOfKind[side * table.specialistIds.length + specialist]++
}

/** Destroys a unit: its remaining steps are killed, and its headquarters loses experience. operational.F5, I3 */
export const destroyUnit = (table: Table, draft: OperationalDraft, unit: number): void => {
  const { state } = draft
  const side = table.side[unit] as Side
  bookKilled(table, state, side, stepsOf(state, unit))
  for (let place = unit * table.slots; place < (unit + 1) * table.slots; place++)
    if (state.specialistState[place] !== specialistState.none)
      bookSpecialist(table, state, side, state.specialist[place] - 1)
  loseUnit(table, state, unit)
  destroy(table, state, unit, draft.emit)
}
