/** The actions after a successful close assault: taking ground, an overrun, a second close assault. command-cards.C18, C19, N7, A9 */

import { degree, type Hex } from '../../../hex.ts'
import { groundsAt } from '../ground.ts'
import type { Services } from '../services.ts'
import type { Table } from '../table.ts'
import { battleKind, type Position, status } from '../types.ts'
import { distanceOf, hasStatus } from '../units.ts'
import { canAdvance, hexesToFollow } from './entry.ts'
import { eachTarget, openByCard, openTo } from './pool.ts'

/** True if the attacker can move into the hex that it has cleared: only beside it, and only by its own close assault. */
export const mayTakeGround = (table: Table, state: Position): boolean => {
  const { attacker, battle, contested, cleared } = state
  if (!cleared || battle === battleKind.back || battle === battleKind.ambush || battle === battleKind.strike)
    return false
  if (state.hex[attacker] <= 0 || table.distance[state.hex[attacker] * table.size + contested] !== 1) return false
  return canAdvance(table, state, attacker, contested)
}

/** True if a unit that has just taken ground can battle again, or go on in the desert before it does. */
export const mayOverrun = (services: Services, state: Position): boolean =>
  overrunTargets(services, state).length > 0 || followHexes(services.table, state).length > 0

/** True if the unit that took ground is entitled to an overrun. command-cards.C19 */
const isOverrunning = (table: Table, state: Position): boolean => {
  const { attacker, contested, battle } = state
  if (battle !== battleKind.normal || state.hex[attacker] <= 0 || !table.types[attacker].overruns) return false
  if (hasStatus(state, attacker, status.overrun | status.barred)) return false
  return groundsAt(table, state, contested).every(({ overrun }) => overrun)
}

/** Enemies that the unit may battle in its overrun. */
export const overrunTargets = (services: Services, state: Position): readonly number[] => {
  const targets: number[] = []
  if (!isOverrunning(services.table, state)) return targets
  const open = openByCard(services.table, state)
  eachTarget(services, state, state.attacker, battleKind.overrun, open, (target) => targets.push(target))
  return targets
}

/** Hexes to which the unit may go on in its overrun. command-cards.A9 */
export const followHexes = (table: Table, state: Position): readonly Hex[] => {
  if (state.mayGoOn === 0 || !isOverrunning(table, state)) return []
  const hexes: Hex[] = []
  for (let direction = 0; direction < degree; direction++) {
    const to = table.neighbours[state.hex[state.attacker] * degree + direction]
    if (hexesToFollow(table, state, state.attacker, to) > 0) hexes.push(to)
  }
  return hexes
}

/** Targets of a second close assault: adjacent enemies other than the one just driven off. command-cards.N7 */
export const secondTargets = (services: Services, state: Position): readonly number[] => {
  const { table } = services
  const { attacker, target, battle, contested } = state
  const targets: number[] = []
  if (battle !== battleKind.normal || state.hex[attacker] <= 0 || !state.cleared) return targets
  if (table.nations[attacker].secondAssaultDice === 0 || !table.types[attacker].secondAssault) return targets
  if (table.distance[state.hex[attacker] * table.size + contested] !== 1) return targets
  eachTarget(services, state, attacker, battleKind.second, openTo.close, (enemy) => {
    if (enemy !== target && distanceOf(table, state, attacker, enemy) === 1) targets.push(enemy)
  })
  return targets
}
