/** Suppressive fire at one enemy unit. operational.F20, I8 */

import type { Side } from '../../../twoSides.ts'
import type { OperationalDraft } from '../events.ts'
import { gainExperience } from '../experience.ts'
import { ruinCity } from '../ruins.ts'
import type { Services } from '../services.ts'
import { activeSlots, type Lost, suppress } from '../steps.ts'
import type { Table } from '../table.ts'
import type { OperationalState } from '../types.ts'
import { artilleryShift, hasThawed, ruinChance } from './artillery.ts'
import type { Attack } from './attack.ts'
import { countOf, noneLost } from './casualties.ts'
import { happens } from './chance.ts'
import { takeTrenches } from './entrenchment.ts'
import { suppressSlots, tellPinning } from './pinning.ts'
import { isArtillery } from './possible.ts'

/** How often the guns roll. operational.F20 */
export const fireRolls = (attack: Attack): number =>
  attack.table.scenario.rules.specialOrders.suppressiveFire.rolls + artilleryShift(attack)

/**
 * Chance in per cent of one roll to suppress: less against entrenched units in cover, least in the best cover. operational.F20
 */
export const fireChance = (attack: Attack): number => {
  const { table, terrain, entrenchment } = attack
  const { chance } = table.scenario.rules.specialOrders.suppressiveFire
  if (terrain.fireCover === 'best') return chance.best
  return terrain.fireCover === 'entrenched' && entrenchment > 0 && !hasThawed(attack) ? chance.entrenched : chance.open
}

/** Chance in per cent to remove a level of entrenchment. operational.F20 */
export const diggingOutChance = ({ table, entrenchment }: Attack): number =>
  entrenchment > 0 ? table.scenario.rules.specialOrders.suppressiveFire.entrenchment : 0

/**
 * Carries out suppressive fire. The rolls, in this order: one for each step that may be suppressed; whether a level of
 * entrenchment is lost; whether the city falls to ruins.
 * @param slipsAway the target is a rearguard and will be gone. operational.F23
 */
export const suppressiveFire = (
  services: Services,
  draft: OperationalDraft,
  sheet: Attack,
  slipsAway = false,
): void => {
  const { table, attacker: unit, target } = sheet
  const { state } = draft
  const dice = draft.dice.at(state, 'suppressive fire', sheet.hex)
  const side = table.side[unit] as Side
  const [rolls, chance, ruin] = [fireRolls(sheet), fireChance(sheet), ruinChance(sheet)]
  let hits = 0
  for (let roll = 0; roll < rolls; roll++) if (happens(chance, dice)) hits++
  const levels = happens(diggingOutChance(sheet), dice) ? takeTrenches(state, target, 1) : 0
  const cityFalls = happens(ruin, dice)
  const pinned = suppress(table, state, target, hits)
  const spent = state.prepared[side] === 1 ? noneLost : suppressGuns(table, state, unit)
  state.lossesThisTurn[target] += countOf(pinned)
  tellPinning(draft, sheet, { spent, pinned, entrenchment: levels, slipsAway })
  if (cityFalls) ruinCity(table, draft, sheet.hex, side)
  gainExperience(services, draft, unit, 'attack', countOf(pinned), true)
  gainExperience(services, draft, target, 'defence', 0, !slipsAway)
}

/** All guns that fired are suppressed. operational.F20 */
const suppressGuns = (table: Table, state: OperationalState, unit: number): Lost =>
  suppressSlots(table, state, unit, activeSlots(table, state, unit, isArtillery))
