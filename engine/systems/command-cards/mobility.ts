/** How far a unit may move at most, before ground and roads. command-cards.C7-C9, A3, A14 */
import { hexesOf } from './cards/effects.ts'
import { kinds } from './rules.ts'
import { depotsLost } from './special/sabotage.ts'
import type { Table } from './table.ts'
import type { Position } from './types.ts'

const armour = kinds.indexOf('armour')

/** Hexes that a unit may move now: by its type or the card; armour fewer where it is slow or short of supplies. */
export const mobilityOf = (table: Table, state: Position, unit: number): number => {
  const hexes = hexesOf(table, state, unit)
  if (table.kind[unit] !== armour) return hexes
  const slow = isSlow(table, unit) ? Math.min(hexes, table.scenario.rules.special.slowArmour.hexes) : hexes
  return Math.max(0, slow - shortageOf(table, state, unit))
}

/** True if a unit is armour of the side that suffers the blitz. command-cards.A3 */
const isSlow = ({ special: { blitz }, kind, side }: Table, unit: number): boolean =>
  blitz !== undefined && blitz.side !== side[unit] && kind[unit] === armour

/** Hexes that a unit lacks for depots that the enemy demolished. command-cards.A14 */
const shortageOf = (table: Table, state: Position, unit: number): number =>
  table.kind[unit] !== armour || table.special.sabotage.length === 0
    ? 0
    : depotsLost(table, state, table.side[unit] === 0 ? 0 : 1) * table.scenario.rules.special.supplies.hexes
