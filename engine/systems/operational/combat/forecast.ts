/** What an attack promises, for players before they commit. operational.A6 */
import type { Term } from '../../../game.ts'
import { parts } from '../../../normal.ts'
import type { Table } from '../table.ts'
import type { OperationalState } from '../types.ts'
import { attackEdge } from './possible.ts'
import { attackerLossTerms, defenderLossTerms, entryAt, meanOver, retreatTerms, roundOdds, total } from './rolls.ts'
import { makeAttack, oddsOf, termsOf } from './shifts.ts'

export interface Forecast {
  /** Before rolling, in thousandths of a column. */
  readonly odds: number
  /** Steps lost if the odds come as they are. */
  readonly attackerLoss: number
  readonly defenderLoss: number
  /** Steps suppressed if the defender loses none and stands. */
  readonly defenderSuppression: number
  /** Mean steps lost over the roll, in thousandths; not capped by the steps that are there. */
  readonly meanAttackerLoss: number
  readonly meanDefenderLoss: number
  /** Chance that the defender must retreat, in per cent, exact over the roll; it needs to survive for that. */
  readonly retreatChance: number
  /** Chance that it must and the attacker keeps its action point, in per cent. */
  readonly overrunChance: number
  /** The combat sheet: adds up to `odds`. */
  readonly terms: readonly Term[]
  /** What each roll adds to the odds. */
  readonly attackerLossTerms: readonly Term[]
  readonly defenderLossTerms: readonly Term[]
  readonly retreatTerms: readonly Term[]
}

/**
 * The forecast of an attack from where the attacker stands, whether or not it has an action point; undefined when the two
 * are not next to each other or it could not attack across.
 */
export const forecastOf = (
  table: Table,
  state: Readonly<OperationalState>,
  ways: Uint8Array,
  attacker: number,
  target: number,
): Forecast | undefined => {
  const edge = attackEdge(table, state, ways, attacker, target)
  if (edge === undefined) return undefined
  const { combat } = table.scenario.rules
  const attackerLosses = combat.attackerLoss[table.scenario.difficulty]
  const attack = makeAttack(table, state, attacker, target, edge)
  const odds = oddsOf(attack)
  const forAttacker = attackerLossTerms(attack)
  const forDefender = defenderLossTerms(attack)
  const forRetreat = retreatTerms(attack)
  const attackerOdds = odds + total(forAttacker)
  const defenderOdds = odds + total(forDefender)
  const retreatChance = meanOver(table, combat.retreat, odds + total(forRetreat)) / parts
  const thousandth = parts / 1000
  let terms: Term[] | undefined
  return {
    odds,
    attackerLoss: entryAt(table, attackerLosses, roundOdds(attackerOdds)),
    defenderLoss: entryAt(table, combat.defenderLoss, roundOdds(defenderOdds)),
    defenderSuppression: entryAt(table, combat.defenderSuppression, roundOdds(odds)),
    meanAttackerLoss: Math.round(meanOver(table, attackerLosses, attackerOdds) / thousandth),
    meanDefenderLoss: Math.round(meanOver(table, combat.defenderLoss, defenderOdds) / thousandth),
    retreatChance,
    overrunChance: (retreatChance * entryAt(table, combat.overrun, roundOdds(odds))) / 100,
    get terms() {
      terms ??= termsOf(attack)
      return terms
    },
    attackerLossTerms: forAttacker,
    defenderLossTerms: forDefender,
    retreatTerms: forRetreat,
  }
}
