/** Laying a minefield, before the first turn. command-cards.T29 */
import { canMine, layMinefield, minableHexes } from '../special/mines.ts'
import { ofSide } from '../table.ts'
import { goOnOpening } from '../turn.ts'
import { phase } from '../types.ts'
import type { Verb } from './verb.ts'

export const mineVerb: Verb<'mine'> = {
  type: 'mine',
  code: 'y',
  fields: { hex: 'hex' },
  in: [phase.mines],
  list({ table }, state, side, add) {
    for (const hex of minableHexes(table, state, side)) add({ type: 'mine', hex })
  },
  apply({ table }, draft, side, { hex }) {
    layMinefield(table, draft, side, hex)
    goOnOpening(table, draft)
  },
  refusal({ table }, state, side, { hex }) {
    const { hexes } = ofSide(table.special.minefields, side) ?? {}
    if (!hexes?.includes(hex)) return 'This side lays no minefield there.'
    return canMine(table, state, side, hex)
      ? 'No minefield is left.'
      : 'A minefield is laid on a free hex that units can enter.'
  },
}
