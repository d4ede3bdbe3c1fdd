/** Retreat before combat: mobile units try to leave before the attack comes. echelon.20, 29c, 42c, 42l, 51, C3 */
import { otherSide } from '../../../twoSides.ts'
import { weatherAt } from '../ground.ts'
import type { EchelonDraft, Services } from '../services.ts'
import type { Table } from '../table.ts'
import { type Position, status } from '../types.ts'
import { can, has, isMotor } from '../units.ts'
import { defendersOf } from './attack.ts'
import { rollDie, successOf } from './dice.ts'
import { isCarriedAlong, retreatOf } from './retreat.ts'

const isInSnow = (table: Table, state: Position): boolean =>
  table.scenario.rules.weather.kinds[weatherAt(table, state, state.target)].isCold

/** Trains leave by themselves. echelon.51 */
const isTrain = (table: Table, state: Position, unit: number): boolean => can(table, state, unit, 'supply-unit')

/** True if a unit may try to leave. */
export const mayWithdraw = (services: Services, state: Position, unit: number): boolean => {
  const { table } = services
  if (has(state, unit, status.committed | status.retreated | status.disrupted) || isCarriedAlong(state, unit))
    return false
  const isMobile =
    isTrain(table, state, unit) ||
    isMotor(table, unit) ||
    can(table, state, unit, 'cavalry') ||
    can(table, state, unit, 'commando') ||
    (can(table, state, unit, 'ski') && isInSnow(table, state))
  return isMobile && retreatOf(services, state, unit).hexes.length > 0
}

/** Units that have been told to leave. */
export const leavingOf = (services: Services, state: Position): readonly number[] =>
  defendersOf(services, state).filter((unit) => has(state, unit, status.committed))

/** Returns a unit's modifier of the die with which its stack tries to leave. */
const modifierOf = (services: Services, state: Position, unit: number): number => {
  const { table } = services
  const { recon, cavalry, commando, skiInSnow, nordicInSnow, zone } = table.scenario.rules.combat.withdrawal
  let sum = 0
  if (can(table, state, unit, 'recon')) sum += recon
  if (can(table, state, unit, 'cavalry')) sum += cavalry
  if (can(table, state, unit, 'commando')) sum += commando
  if (can(table, state, unit, 'ski') && isInSnow(table, state))
    sum += skiInSnow + (table.profiles[unit].nation.nordic ? nordicInSnow : 0)
  return sum + (retreatOf(services, state, unit).isInZone ? zone : 0)
}

/**
 * The stack tries to leave, all with the worst modifier among them; who fails may be disrupted, and stays. Returns whether those who
 * follow may enter the hex: a great success shakes off the pursuer.
 */
export const rollWithdrawal = (services: Services, draft: EchelonDraft): boolean => {
  const { state, emit } = draft
  const { table } = services
  const side = otherSide(state.active)
  const units = leavingOf(services, state).filter((unit) => !isTrain(table, state, unit))
  if (units.length === 0) return true
  const worst = Math.min(...units.map((unit) => modifierOf(services, state, unit)))
  const code = successOf(table, rollDie(table, draft, side, 'withdrawal') + worst)
  emit({ type: 'withdrew', side, units, code, rolled: true })
  if (code === 'S' || code === 'S*') return code === 'S'
  for (const unit of units) {
    state.status[unit] &= ~status.committed
    if (code === 'F') continue
    state.status[unit] |= status.disrupted
    emit({ type: 'disrupted', side, unit })
  }
  return true
}
