/** The changes by a level of difficulty, in words with the numbers of the tables. operational.A8 */
import { type OperationalRules, prestigeEarned } from '../../../../engine/systems/operational/rules.ts'
import { makeSigned } from '../../../rulebook/format.ts'
import { isDifficulty } from '../rulebook/combatTables.ts'

export const changesAt = (rules: OperationalRules, level: string): readonly string[] => {
  if (!isDifficulty(level)) return []
  const { combat, victory } = rules
  const worst = combat.columns.first + combat.attackerLoss[level].findLastIndex((steps) => steps > 0)
  const { score } = victory.difficulty[level]
  const prestige = victory.prestige.map((one) => prestigeEarned({ difficulty: level, rules }, one))
  return [
    `Attackers lose steps up to odds ${makeSigned(worst)}`,
    `objectives pay ${prestige.join(', ')} prestige`,
    ...(score === 100 ? [] : [`a score above nothing counts ${score}%`]),
  ]
}
