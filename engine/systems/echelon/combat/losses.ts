/** Losses: whole units by their printed strength, those first that have brought an effect. echelon.1, 38, C9 */
import type { Side } from '../../../twoSides.ts'
import { point } from '../rules.ts'
import type { EchelonDraft, Services } from '../services.ts'
import { hasLineOfCommunication } from '../supply/lines.ts'
import { loseSupplier } from '../supply/loss.ts'
import type { Table } from '../table.ts'
import { type EchelonState, type Position, type Requirement, requirements, status } from '../types.ts'
import { eliminate, has } from '../units.ts'
import { attackersOf, defendersOf, isFar } from './attack.ts'
import type { Owed } from './modifiers.ts'
import { printedOf } from './strength.ts'

/** Units of a side that pay for a combat: guns that fire from afar do not. echelon.27a */
export const participantsOf = (services: Services, state: Position, side: Side): readonly number[] =>
  side === state.active
    ? attackersOf(services.table, state).filter((unit) => !isFar(services.table, state, unit, state.target))
    : defendersOf(services, state)

/** Those of them who pay for what is asked now: cadres that a halved result has left pay for no exchange after it. echelon.46c */
export const payersOf = (services: Services, state: Position, side: Side): readonly number[] =>
  participantsOf(services, state, side).filter((unit) => state.exchange !== 2 || state.spared[unit] === 0)

const isConnected = (services: Services, state: Position, unit: number): boolean =>
  hasLineOfCommunication(services, state, services.table.side[unit], state.hex[unit])

/** True if a unit leaves a cadre: a whole division that is not isolated. echelon.C9 */
const leavesCadre = (services: Services, state: Position, unit: number): boolean =>
  services.table.profiles[unit].hasCadre && state.reversed[unit] === 0 && isConnected(services, state, unit)

/** Takes a unit off the map. Without a line of communication it is harder to rebuild. */
export const loseUnit = (services: Services, draft: EchelonDraft, unit: number): void => {
  const how = isConnected(services, draft.state, unit) ? 'box' : 'isolated'
  loseSupplier(services, draft, unit)
  eliminate(services.table, draft, unit, how)
}

/** A unit that has nowhere to go counts as isolated. echelon.C10 */
export const loseTrapped = (services: Services, draft: EchelonDraft, unit: number): void => {
  loseSupplier(services, draft, unit)
  eliminate(services.table, draft, unit, 'isolated')
}

/** A division becomes a cadre, all others go. */
export const reduceUnit = (services: Services, draft: EchelonDraft, unit: number): void => {
  if (!leavesCadre(services, draft.state, unit)) {
    loseUnit(services, draft, unit)
    return
  }
  makeCadre(services, draft, unit)
}

/** Turns a division over to its cadre. */
export const makeCadre = ({ table }: Services, { state, emit }: EchelonDraft, unit: number): void => {
  state.reversed[unit] = 1
  emit({ type: 'lost', side: table.side[unit], unit, hex: state.hex[unit], to: 'cadre' })
}

/** Strength that a unit gives when it is lost, in 64ths as printed: a division what its cadre does not have. */
export const givenBy = (services: Services, state: Position, unit: number): number => {
  const { table } = services
  const which = table.side[unit] === state.active ? 'attack' : 'defence'
  const whole = printedOf(table, state, unit, which)
  if (!leavesCadre(services, state, unit)) return whole * point
  return Math.max(0, whole - table.profiles[unit].faces[1][which]) * point
}

/** Writes down who has brought what; counts only matter when losses are asked for. echelon.1 */
export const noteOwed = (state: EchelonState, owed: readonly Owed[]): void => {
  for (const { side, requirement, count, units } of owed) {
    const index = requirements.indexOf(requirement)
    state.required[placeOf(side, requirement)] += count
    for (const unit of units) state.used[unit] |= 1 << index
  }
}

const placeOf = (side: Side, requirement: Requirement): number =>
  side * requirements.length + requirements.indexOf(requirement)

export const hasUsed = (state: Position, unit: number, requirement: Requirement): boolean =>
  (state.used[unit] & (1 << requirements.indexOf(requirement))) !== 0

/** True if a unit fights as assault engineers: where these are doubled. echelon.36 */
const isAssaulting = (state: Position, unit: number): boolean => hasUsed(state, unit, 'assaultEngineer')

/** Forgets what a side owed. */
export const forgetOwed = ({ unitsOf }: Table, state: EchelonState, side: Side): void => {
  for (const requirement of requirements) state.required[placeOf(side, requirement)] = 0
  for (const unit of unitsOf[side]) state.used[unit] = 0
}

/** Units of a side that may be lost next: as long as it owes some for an effect, these; small ones before divisions. echelon.1 */
export const lossesOpen = (services: Services, state: Position, side: Side): readonly number[] => {
  const { table } = services
  const all = payersOf(services, state, side)
  const open = requirements.filter((one) => state.required[placeOf(side, one)] > 0)
  const owing = all.filter((unit) => open.some((one) => hasUsed(state, unit, one)))
  if (owing.length === 0) return all.filter((unit) => givenBy(services, state, unit) > 0)
  const small = owing.filter((unit) => table.profiles[unit].size !== 'division')
  return small.length > 0 ? small : owing
}

/** A unit is lost, and pays for all that it has brought. Assault engineers count twice. echelon.36, 38 */
export const takeLoss = (services: Services, draft: EchelonDraft, unit: number): void => {
  const { state } = draft
  const { table } = services
  const side = table.side[unit]
  const { assault, combat } = table.scenario.rules.combat.engineerCounts
  for (const requirement of requirements) {
    if (!hasUsed(state, unit, requirement)) continue
    const place = placeOf(side, requirement)
    const worth = requirement === 'engineers' ? (isAssaulting(state, unit) ? assault : combat) : 1
    state.required[place] = Math.max(0, state.required[place] - worth)
  }
  state.used[unit] = 0
  state.lossLeft[side] = Math.max(0, state.lossLeft[side] - givenBy(services, state, unit))
  reduceUnit(services, draft, unit)
  if (state.exchange === 1 && state.hex[unit] > 0) state.spared[unit] = 1
  // Engineers who pay with losses take up no more disruption than others. echelon.37
  if (state.lossLeft[side] === 0) forgetOwed(table, state, side)
}

/** Units of a side that may be disrupted next: those that are not yet, before those that would be lost by it. echelon.C9 */
export const disruptionOpen = (services: Services, state: Position, side: Side): readonly number[] => {
  const all = participantsOf(services, state, side).filter((unit) => givenBy(services, state, unit) > 0)
  const whole = all.filter((unit) => !has(state, unit, status.disrupted))
  return whole.length > 0 ? whole : all
}

/** A unit is disrupted; a second mark is a loss. Engineers that have opened the way take up more. echelon.36, 37 */
export const takeDisruption = (services: Services, draft: EchelonDraft, unit: number): void => {
  const { state, emit } = draft
  const { table } = services
  const side = table.side[unit]
  const { combat, assault } = table.scenario.rules.combat.engineerAbsorbs
  const times = hasUsed(state, unit, 'engineers') ? (isAssaulting(state, unit) ? assault : combat) : 1
  const strength = printedStrength(services, state, unit) * times
  state.disruptionLeft[side] = Math.max(0, state.disruptionLeft[side] - strength)
  if (has(state, unit, status.disrupted)) {
    reduceUnit(services, draft, unit)
    return
  }
  state.status[unit] |= status.disrupted
  emit({ type: 'disrupted', side, unit })
}

/** Strength of a unit on its side of the combat as printed, in 64ths. */
export const printedStrength = ({ table }: Services, state: Position, unit: number): number =>
  printedOf(table, state, unit, table.side[unit] === state.active ? 'attack' : 'defence') * point

/** Carries out what leaves no choice. Returns whether the side still has to choose. */
export const settleDemands = (services: Services, draft: EchelonDraft, side: Side): boolean => {
  const { state } = draft
  while (state.lossLeft[side] > 0) {
    const open = lossesOpen(services, state, side)
    if (open.length > 1 && !takesAll(services, state, side)) return true
    if (open.length === 0) state.lossLeft[side] = 0
    else takeLoss(services, draft, open[0])
  }
  while (state.disruptionLeft[side] > 0) {
    const open = disruptionOpen(services, state, side)
    if (open.length > 1) return true
    if (open.length === 0) state.disruptionLeft[side] = 0
    else takeDisruption(services, draft, open[0])
  }
  return false
}

/** True if the loss takes all that a side has, cadres too. */
const takesAll = (services: Services, state: Position, side: Side): boolean =>
  payersOf(services, state, side).reduce((sum, unit) => sum + printedStrength(services, state, unit), 0) <=
  state.lossLeft[side]
