/** Retreats, step by step. command-cards.C16 */
import type { Hex } from '../../../hex.ts'
import type { CommandCardsState } from '../types.ts'
import type { Kit } from '../verbs/verb.ts'

/** Hexes that the target of the battle may fall back to by one step. */
export const fallBackHexes = (_kit: Kit, _state: Readonly<CommandCardsState>, _unit: number): readonly Hex[] => []
