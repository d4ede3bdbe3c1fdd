/** Who sees whom. command-cards.C13 */
import type { Hex } from '../../hex.ts'
import type { Table } from './table.ts'
import type { CommandCardsState } from './types.ts'

export interface Sight {
  /** Whether the line from centre to centre is free of what blocks sight. */
  sees(state: Readonly<CommandCardsState>, from: Hex, to: Hex): boolean
  /** The hexes that block the line, from the first one on; empty when it is free. */
  blockers(state: Readonly<CommandCardsState>, from: Hex, to: Hex): readonly Hex[]
}

export const makeSight = (_table: Table): Sight => ({ sees: () => true, blockers: () => [] })
