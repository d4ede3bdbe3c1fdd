import { medalsOf } from '../../../../../engine/systems/command-cards/medals.ts'
import { sides } from '../../../../../engine/twoSides.ts'
import { below } from '../../../../diagnostics/diagnostic.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  code: 'won-at-start',
  summary: 'A side has the medals that win before the first card is played.',
  severity: 'error',
  *check({ scenario, origins, game, start }) {
    for (const side of sides) {
      const { id, name, medals } = scenario.sides[side]
      const has = medalsOf(game.table, start, side)
      if (has < medals) continue
      yield {
        place: below(origins.sides[side], 'medals'),
        about: id,
        message: `${name} needs ${medals} ${medals === 1 ? 'medal' : 'medals'} and begins with ${has}.`,
        hint: 'It stands on places that are worth medals: say in their "side" who may win them.',
      }
    }
  },
})
