/** How many dice a unit battles with, and why. command-cards.C10-C13 */
import type { Term } from '../../../game.ts'
import type { BattleKind, CommandCardsState } from '../types.ts'
import type { Kit } from '../verbs/verb.ts'

/** The dice of a battle and the chain of terms behind them. */
export interface Pool {
  readonly dice: number
  readonly terms: readonly Term[]
}

/** Dice with which one unit battles another from where they stand; undefined when it cannot at all, 0 when everything is deducted. */
export const poolOf = (
  _kit: Kit,
  _state: Readonly<CommandCardsState>,
  _attacker: number,
  _target: number,
  _kind: BattleKind,
): Pool | undefined => undefined

/** Whether an ordered unit may still battle in this turn, whomever. */
export const canBattle = (_kit: Kit, _state: Readonly<CommandCardsState>, _unit: number): boolean => false
