/** Forecasts of feints and suppressive fire, which have no odds and kill nobody. operational.F19, F20, F23 */
import type { Term } from '../../../game.ts'
import { countActive } from '../steps.ts'
import type { CombatKind } from '../types.ts'
import { ruinChance } from './artillery.ts'
import type { Attack } from './attack.ts'
import { secondStepChance } from './feint.ts'
import { type Forecast, noLosses } from './forecastTypes.ts'
import { isArtillery } from './possible.ts'
import { diggingOutChance, fireChance, fireRolls } from './suppressiveFire.ts'

/** The values that both kinds share. */
const noCasualties = (kind: CombatKind, isRearguard: boolean) =>
  ({
    kind,
    odds: 0,
    attackerLoss: 0,
    defenderLoss: 0,
    meanAttackerLoss: 0,
    meanDefenderLoss: 0,
    attackerLosses: noLosses,
    defenderLosses: noLosses,
    // operational.F23: a rearguard that is known is expected to slip away, whether or not it can.
    retreatChance: isRearguard ? 100 : 0,
    overrunChance: 0,
    attackerLossTerms: [],
    defenderLossTerms: [],
    retreatTerms: [],
  }) as const

/** operational.F19, F23 */
export const feintForecast = (attack: Attack, isRearguard: boolean): Forecast => {
  const second = secondStepChance(attack)
  return {
    ...noCasualties('feint', isRearguard),
    attackerSuppression: 1,
    defenderSuppression: second >= 50 ? 2 : 1,
    meanAttackerSuppression: 1000,
    meanDefenderSuppression: 1000 + second * 10,
    ruinChance: 0,
    entrenchmentChance: 0,
    terms: [
      { rule: isRearguard ? 'operational.F23' : 'operational.F19', label: 'A step is pinned', value: 100_000 },
      ...(second > 0
        ? [{ rule: 'operational.F19', label: 'A second step in open ground', value: second * 1000 } as const]
        : []),
    ],
  }
}

/** operational.F20 */
export const fireForecast = (attack: Attack, isRearguard: boolean): Forecast => {
  const rolls = fireRolls(attack)
  const chance = fireChance(attack)
  const { table, state, attacker } = attack
  const terms: Term[] = []
  for (let roll = 1; roll <= rolls; roll++)
    terms.push({ rule: 'operational.F20', label: `Chance of a step, roll ${roll} of ${rolls}`, value: chance * 1000 })
  const isFree = state.prepared[table.side[attacker]] === 1
  const guns = isFree ? 0 : countActive(table, state, attacker, isArtillery)
  return {
    ...noCasualties('suppressive-fire', isRearguard),
    attackerSuppression: guns,
    defenderSuppression: Math.round((rolls * chance) / 100),
    meanAttackerSuppression: guns * 1000,
    meanDefenderSuppression: rolls * chance * 10,
    ruinChance: ruinChance(attack),
    entrenchmentChance: diggingOutChance(attack),
    terms,
  }
}
