/** The terms behind the hexes of a move. command-cards.C4-C9 */
import type { Explanation } from '../../game.ts'
import { type Hex, makeHexName } from '../../hex.ts'
import type { CommandCardsState } from './types.ts'
import type { Kit } from './verbs/verb.ts'

/** The hexes that a move counts for, or undefined when the unit cannot move there. */
export const explainMovement = (
  { table, reacher }: Kit,
  state: Readonly<CommandCardsState>,
  unit: number,
  to: Hex,
): Explanation | undefined => {
  const reach = reacher.of(state, unit)
  if (!reach.hexes.includes(to)) return undefined
  const value = reach.cost(to) * 1000
  return {
    subject: `${table.scenario.units[unit].name} to ${makeHexName(table.board, to)}`,
    unit: 'hexes',
    value,
    terms: [{ rule: 'command-cards.C4', label: 'Hexes', value }],
  }
}
