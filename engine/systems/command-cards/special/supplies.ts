/** What slows armour down. command-cards.A3, A14 */
import type { Side } from '../../../game.ts'
import type { Table } from '../table.ts'
import type { CommandCardsState } from '../types.ts'
import { depotsLost } from './sabotage.ts'

/** Whether a side's armour moves fewer hexes because its depot is gone. command-cards.A14 */
export const suppliesLost = (table: Table, state: Readonly<CommandCardsState>, side: Side): boolean =>
  depotsLost(table, state, side) > 0

/** Most hexes that a side's armour moves against an enemy who fights a lightning war; undefined: as ever. command-cards.A3 */
export const slowArmour = ({ special, scenario }: Table, side: Side): number | undefined =>
  special.blitz === undefined || special.blitz.side === side ? undefined : scenario.rules.special.slowArmour.hexes
