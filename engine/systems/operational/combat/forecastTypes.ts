/** What a forecast of a fight says. */
import type { Term } from '../../../game.ts'
import type { CombatKind } from '../types.ts'

/** Attacker is always the unit that was asked about, also when the target strikes first. Losses are steps and specialists alike. */
export interface Forecast {
  /** How it would be fought: a known rearguard makes a feint of an attack, a known counterattack turns it around. */
  readonly kind: CombatKind
  /** Before rolling, in thousandths of a column; those of the counterattacker in a counterattack; 0 where none are used. */
  readonly odds: number
  /** Lost if the odds come as they are. */
  readonly attackerLoss: number
  readonly defenderLoss: number
  /** Suppressed then; where it is rolled for, the likeliest number. */
  readonly attackerSuppression: number
  /** Suppressed if the defender loses none and stands; where it is rolled for, the mean, rounded. */
  readonly defenderSuppression: number
  /** Means over the rolls, in thousandths; not capped by what is there. */
  readonly meanAttackerLoss: number
  readonly meanDefenderLoss: number
  readonly meanAttackerSuppression: number
  readonly meanDefenderSuppression: number
  /** Chance that the defender must retreat, in per cent, exact over the roll; it needs to survive for that. */
  readonly retreatChance: number
  /** Chance that it must and the attacker keeps its action point, in per cent. */
  readonly overrunChance: number
  /** Per cent that the city falls to ruins; that the defender loses trenches where it stands, in set pieces and suppressive fire by each roll. */
  readonly ruinChance: number
  readonly entrenchmentChance: number
  /** The combat sheet: adds up to `odds`; where there are none, the chances by which the defender is suppressed, in per cent. */
  readonly terms: readonly Term[]
  /** What each roll adds to the odds. */
  readonly attackerLossTerms: readonly Term[]
  readonly defenderLossTerms: readonly Term[]
  readonly retreatTerms: readonly Term[]
}
