import { type Side, sides } from '../../../../../engine/game.ts'
import { medalsOf } from '../../../../../engine/systems/command-cards/medals.ts'
import type { CommandCardsScenario } from '../../../../../engine/systems/command-cards/scenario.ts'
import { below } from '../../../../diagnostics/diagnostic.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  code: 'won-at-start',
  summary: 'A side has the medals that win before the first card is played.',
  severity: 'error',
  *check(context) {
    const { scenario, origins } = context
    if (sides.every((side) => mostAtStart(scenario, side) < scenario.sides[side].medals)) return
    const state = context.start()
    for (const side of sides) {
      const { id, name, medals } = scenario.sides[side]
      const has = medalsOf(context.game.table, state, side)
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

/** More medals than a side can begin with: for places on which it stands; no end of them where deeds may be done at once. command-cards.C15, A6, A20 */
const mostAtStart = ({ units, medals, special }: CommandCardsScenario, side: Side): number => {
  const { sabotage, prisoners, equipment, exits } = special
  if ([sabotage, prisoners, equipment, exits].some((deeds) => deeds !== undefined && deeds.length > 0))
    return Number.POSITIVE_INFINITY
  const stands = new Set(units.flatMap((unit) => (unit.side === side && unit.hex !== undefined ? [unit.hex] : [])))
  return medals.reduce((sum, place) => sum + place.medals * place.hexes.filter((hex) => stands.has(hex)).length, 0)
}
