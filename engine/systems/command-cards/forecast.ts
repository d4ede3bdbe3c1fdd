/** What a battle promises, exactly and by integers. command-cards.C10-C17 */
import type { Term } from '../../game.ts'
import type { CommandCardsState } from './types.ts'
import type { Kit } from './verbs/verb.ts'

export interface BattleForecast {
  readonly dice: number
  readonly terms: readonly Term[]
  /** Figures that the target loses on average, in thousandths. */
  readonly hits: number
  /** Chance that it is destroyed, per mille. */
  readonly kill: number
  /** Flags beyond those that it can ignore, on average, in thousandths. */
  readonly flags: number
  /** Chance that it survives and gives way, per mille. */
  readonly retreat: number
}

export const forecastOf = (
  _kit: Kit,
  _state: Readonly<CommandCardsState>,
  _attacker: number,
  _target: number,
): BattleForecast | undefined => undefined
