/** Artillery shifts, and what protects a defender from them. operational.D8, D26 */
import { type Attack, isLanding } from './attack.ts'

/** The artillery columns that fire, whether or not they reach the defender: houses are hit either way. operational.D8, D26 */
export const gunsFiring = ({ table, kind, attackers }: Attack): number =>
  isLanding(kind) ? 0 : Math.min(table.scenario.rules.combat.artilleryMaximum, attackers.artillery)

/** True if frost removes the cover of the terrain. operational.D8, F19, F20 */
export const hasThawed = ({ terrain, isFrozen }: Pick<Attack, 'terrain' | 'isFrozen'>): boolean =>
  terrain.coverThaws && isFrozen

/** True if guns reach the defender: not in the best cover, nor entrenched in good cover or behind a cliff. operational.D8 */
const gunsReach = (attack: Attack): boolean => {
  const { terrain, hexside, entrenchment } = attack
  if (entrenchment > 0 && hexside.hidesEntrenched) return false
  if (hasThawed(attack)) return true
  return terrain.artillery === 'full' || (terrain.artillery === 'not-entrenched' && entrenchment === 0)
}

/** The artillery shift in columns. operational.D8 */
export const artilleryShift = (attack: Attack): number => {
  const guns = gunsFiring(attack)
  return guns > 0 && gunsReach(attack) ? guns : 0
}

/**
 * Chance in per cent that the city in the hex falls to ruins; guns that do not reach the defender count too. operational.D26,
 * F20, F21
 */
export const ruinChance = (attack: Attack): number => {
  const { table, kind, terrain, hex, state } = attack
  if (terrain.ruin === undefined || table.cityAt[hex] < 0 || state.ruined[table.cityAt[hex]] === 1) return 0
  const { ruin } = table.scenario.rules.specialOrders
  const each = kind === 'suppressive-fire' ? ruin.suppressiveFire : kind === 'set-piece' ? ruin.setPiece : ruin.attack
  return Math.min(100, each * gunsFiring(attack))
}
