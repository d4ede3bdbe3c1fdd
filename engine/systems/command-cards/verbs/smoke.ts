/** Laying a smoke screen, before a card is played. command-cards.A20 */
import { hasSmoke, laySmoke, screenAt, shapesOf } from '../special/smoke.ts'
import { ofSide } from '../table.ts'
import { phase } from '../types.ts'
import type { Verb } from './verb.ts'

export const smokeVerb: Verb<'smoke'> = {
  type: 'smoke',
  code: 'q',
  fields: { hex: 'hex', shape: 'choice' },
  in: [phase.play],
  list({ table }, state, side, add) {
    if (state.spent > 0 || !hasSmoke(state, side)) return
    const shapes = shapesOf(table.scenario.rules.special.smoke.hexes).length
    for (const hex of table.hexes)
      for (let shape = 0; shape < shapes; shape++)
        if (screenAt(table, hex, shape) !== undefined) add({ type: 'smoke', hex, shape })
  },
  apply({ table }, draft, side, { hex, shape }) {
    laySmoke(table, draft, side, screenAt(table, hex, shape) ?? [])
  },
  refusal({ table }, state, side) {
    if (ofSide(table.special.smoke, side) === undefined) return 'This scenario gives this side no smoke.'
    if (!hasSmoke(state, side)) return 'All smoke is used up.'
    if (state.spent > 0) return 'Smoke is laid before a card is played.'
    return 'A part of the screen would lie off the board.'
  },
}
