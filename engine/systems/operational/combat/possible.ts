/** Which fights are possible at all. operational.D1, C10, D14, F19-F21, F31 */

import { edgeIfNext, terrainAt } from '../places.ts'
import type { SpecialistRules } from '../rules.ts'
import { hasActive } from '../steps.ts'
import type { Table } from '../table.ts'
import type { CombatKind, ReadonlyState } from '../types.ts'
import { specialistEffectsOf } from './attack.ts'

export const isArtillery = (rules: SpecialistRules): boolean => rules.artilleryShift > 0
export const isSwimmingForce = (rules: SpecialistRules): boolean => rules.specialForces && rules.amphibious

/** True if a unit has anything to attack with. operational.d2 */
const isArmed = (table: Table, state: ReadonlyState, unit: number): boolean =>
  table.types[unit].attack * state.active[unit] > 0 || specialistEffectsOf(table, state, unit).attack > 0

/**
 * The hexside over which a unit could begin a fight with another from where they stand, as an edge, or
 * undefined when it could not, its points and orders aside.
 * @param ways by hexside, the ways open in this turn's weather
 */
export const attackEdge = (
  table: Table,
  state: ReadonlyState,
  ways: Uint8Array,
  attacker: number,
  target: number,
  kind: CombatKind = 'attack',
): number | undefined => {
  const to = state.hex[target]
  if (table.side[attacker] === table.side[target]) return undefined
  const edge = edgeIfNext(table, state.hex[attacker], to)
  if (edge < 0) return undefined
  const { attack, river } = table.hexsides[table.hexside[edge]]
  if (attack === 'way-only' && ways[edge] === 0) return undefined
  switch (kind) {
    case 'attack':
    case 'set-piece': // operational.C10, F21: not over major rivers
      return attack !== 'never' && isArmed(table, state, attacker) ? edge : undefined
    case 'feint': // operational.F19: over no river, except that swimming special forces go over a minor one
      return river === 'none' || (river === 'minor' && hasActive(table, state, attacker, isSwimmingForce))
        ? edge
        : undefined
    case 'suppressive-fire':
    case 'counterattack':
      return edge
    case 'assault-crossing': // operational.F31
      return river === 'major' && terrainAt(table, state, to).landing && isArmed(table, state, attacker)
        ? edge
        : undefined
    default:
      return undefined
  }
}
