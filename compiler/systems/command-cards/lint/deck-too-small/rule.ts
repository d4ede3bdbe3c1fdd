import { below } from '../../../../diagnostics/diagnostic.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  code: 'deck-too-small',
  summary: 'The deck has too few cards for the hands of both sides.',
  severity: 'error',
  *check({ scenario, origins, game }) {
    const { copies, mostDrawn } = game.table
    const cards = copies.reduce((sum, count) => sum + count, 0)
    const held = scenario.sides[0].hand + scenario.sides[1].hand
    if (cards >= held + mostDrawn) return
    yield {
      place: below(origins.scenario, 'sides'),
      about: 'deck',
      message: `The deck “${scenario.deck}” has ${cards} cards; the sides hold ${held} of them.`,
      hint: `At least ${mostDrawn} must be left to draw.`,
    }
  },
})
