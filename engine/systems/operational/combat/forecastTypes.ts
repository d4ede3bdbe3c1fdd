/** The forecast of a fight. */
import type { Term } from '../../../game.ts'
import type { CombatKind } from '../types.ts'

/** Attacker is always the unit that was asked about, also when the target strikes first. Losses are steps and specialists alike. */
export interface Forecast {
  /** How it would be fought: a known rearguard makes a feint of an attack, a known counterattack turns it around. */
  readonly kind: CombatKind
  /** Before rolling, in thousandths of a column; those of the counterattacker in a counterattack; 0 where none are used. */
  readonly odds: number
  /** Losses at the odds before rolling. */
  readonly attackerLoss: number
  readonly defenderLoss: number
  /** Suppression at these odds; the likeliest number where it is rolled for. */
  readonly attackerSuppression: number
  /** Suppression if the defender loses nothing and stays; the mean, rounded, where it is rolled for. */
  readonly defenderSuppression: number
  /** Means over the rolls, in thousandths; not limited by the steps that the unit has. */
  readonly meanAttackerLoss: number
  readonly meanDefenderLoss: number
  readonly meanAttackerSuppression: number
  readonly meanDefenderSuppression: number
  /** Chances in per cent, by steps and specialists lost from 0 on; not limited by what the unit has. Exact over the roll. */
  readonly attackerLosses: readonly number[]
  readonly defenderLosses: readonly number[]
  /** Chance in per cent that the defender must retreat if it survives, exact over the roll. */
  readonly retreatChance: number
  /** Chance in per cent of an overrun: the defender retreats and the attacker keeps its action point. */
  readonly overrunChance: number
  /**
   * Chance in per cent that the city falls to ruins; that the defender loses entrenchment where it stands, per roll in set
   * pieces and suppressive fire.
   */
  readonly ruinChance: number
  readonly entrenchmentChance: number
  /** The combat sheet: adds up to `odds`; where there are none, the chances by which the defender is suppressed, in per cent. */
  readonly terms: readonly Term[]
  /** The terms that each roll adds to the odds. */
  readonly attackerLossTerms: readonly Term[]
  readonly defenderLossTerms: readonly Term[]
  readonly retreatTerms: readonly Term[]
}

/** The chances of losses where nobody is killed. */
export const noLosses: readonly number[] = [100]
