/** The armour shift. operational.D4-D7 */
import { divideRounded } from '../../../arithmetic.ts'
import { type Attack, isLanding } from './attack.ts'

const column = 1000

/** A whole shift of a specialist in hundredths of an armour point. operational.D4 */
const wholeShift = ({ table }: Attack): number => table.scenario.rules.combat.armour.pointsPerShift * 100

/** The attacker's armour in hundredths of a point; over a minor river only tanks that swim. operational.D4-D6 */
export const attackArmour = (attack: Attack): number => {
  const { state, attacker, attackerType, attackers } = attack
  if (onlySwimmers(attack)) return attackers.swimmingArmour * wholeShift(attack)
  const { points, counts } = attackerType.armour
  return (counts === 'always' ? points * state.active[attacker] * 100 : 0) + attackers.armour * wholeShift(attack)
}

/**
 * The defender's armour in hundredths of a point, increased by its entrenchment. The attacker's self-propelled anti-tank guns
 * reduce it, but not below 0, and not over a minor river. operational.D4-D6
 */
export const defenceArmour = (attack: Attack): number => {
  const { table, state, target, targetType, attackers, defenders, entrenchment } = attack
  const { points, counts } = targetType.armour
  const bare =
    (counts === 'never' ? 0 : points * state.active[target] * 100) + defenders.armourInDefence * wholeShift(attack)
  const { entrenchedPercent } = table.scenario.rules.combat.armour
  const worth = divideRounded(bare * entrenchedPercent[entrenchment], 100)
  return onlySwimmers(attack) ? worth : Math.max(0, worth - attackers.antiArmour * wholeShift(attack))
}

/** The armour shift in open country operational.D4 */
export const armourAdvantage = (attack: Attack): number => {
  if (isLanding(attack.kind)) return 0
  const attacking = attackArmour(attack)
  if (attacking === 0) return 0
  const { pointsPerShift, maximum } = attack.table.scenario.rules.combat.armour
  const advantage = divideRounded((attacking - defenceArmour(attack)) * 10, pointsPerShift)
  return Math.max(0, Math.min(maximum * column, advantage))
}

/** Over a minor river only amphibious tanks count. operational.D5 */
const onlySwimmers = ({ hexside, attackers }: Attack): boolean =>
  !hexside.armourShift && hexside.river === 'minor' && attackers.swimmingArmour > 0

/** True if the terrain allows an armour shift. operational.D5 */
export const armourCounts = (attack: Attack): boolean => {
  const { terrain, isFrozen, hexside, fortStands } = attack
  if (fortStands || !(hexside.armourShift || onlySwimmers(attack))) return false
  return terrain.armourShift === 'frozen' ? isFrozen : terrain.armourShift
}

/** The armour shift in thousandths, 0 or more. operational.D4, D5 */
export const armourShift = (attack: Attack): number => (armourCounts(attack) ? armourAdvantage(attack) : 0)

/** The penalty for vehicles fighting in streets, woods, forts and mountains, in thousandths. operational.D7 */
export const armourPenalty = ({ table, kind, attackerType, terrain, fortStands }: Attack): number =>
  !isLanding(kind) && (terrain.armourPenalty || fortStands)
    ? table.scenario.rules.combat.armour.penalty[attackerType.kind] * column
    : 0
