/** A limited attack that pins a part of the defender. operational.F19, F23 */

import type { OperationalDraft } from '../events.ts'
import { gainExperience } from '../experience.ts'
import type { Services } from '../services.ts'
import { activeSlots, type Lost, suppress } from '../steps.ts'
import type { Table } from '../table.ts'
import type { OperationalState } from '../types.ts'
import { hasThawed } from './artillery.ts'
import type { Attack } from './attack.ts'
import { countOf } from './casualties.ts'
import { happens } from './chance.ts'
import { suppressSlots, tellPinning } from './pinning.ts'
import { isSwimmingForce } from './possible.ts'

/** Per cent for a second suppressed step: none for the entrenched and in cover. operational.F19 */
export const secondStepChance = (attack: Attack): number => {
  const { table, terrain, entrenchment } = attack
  if (entrenchment > 0 || (terrain.feintCover && !hasThawed(attack))) return 0
  return table.scenario.rules.specialOrders.feint.secondStep
}

/**
 * Carries out a feint. The only roll is for the second step in open ground. The attacker suppresses the first entry of its loss
 * queue, or over a minor river the special forces that crossed.
 * @param slipsAway the target is a rearguard and will be gone. operational.F23
 */
export const feint = (services: Services, draft: OperationalDraft, sheet: Attack, slipsAway = false): void => {
  const { table, attacker: unit, target, hexside } = sheet
  const { state } = draft
  const steps = happens(secondStepChance(sheet), draft.dice.at(state, 'feint', sheet.hex)) ? 2 : 1
  const pinned = suppress(table, state, target, steps)
  const spent = hexside.river === 'minor' ? suppressSwimmers(table, state, unit) : suppress(table, state, unit, 1)
  state.lossesThisTurn[unit] += countOf(spent)
  state.lossesThisTurn[target] += countOf(pinned)
  tellPinning(draft, sheet, { spent, pinned, entrenchment: 0, slipsAway })
  gainExperience(services, draft, unit, 'attack', countOf(pinned), true)
  gainExperience(services, draft, target, 'defence', countOf(spent), !slipsAway)
}

/** The swimming special forces, or without them the first of the queue. */
const suppressSwimmers = (table: Table, state: OperationalState, unit: number): Lost => {
  const [slot] = activeSlots(table, state, unit, isSwimmingForce)
  return slot === undefined ? suppress(table, state, unit, 1) : suppressSlots(table, state, unit, [slot])
}
