import { medalsOf } from '../../../../../engine/systems/command-cards/medals.ts'
import { sideRule } from '../rule.ts'

export const rule = sideRule({
  summary: 'A side has the medals that win before the first card is played.',
  severity: 'error',
  find({ game, start }, { name, medals }, side) {
    const has = medalsOf(game.table, start, side)
    if (has < medals) return undefined
    return {
      at: ['medals'],
      message: `${name} needs ${medals} ${medals === 1 ? 'medal' : 'medals'} and begins with ${has}.`,
      hint: 'It stands on places that are worth medals: say in their "side" who may win them.',
    }
  },
})
