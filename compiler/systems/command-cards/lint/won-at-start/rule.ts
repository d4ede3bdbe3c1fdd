import { type Side, sides } from '../../../../../engine/game.ts'
import { medalsOf } from '../../../../../engine/systems/command-cards/medals.ts'
import type { CommandCardsScenario } from '../../../../../engine/systems/command-cards/scenario.ts'
import { below } from '../../../../diagnostics/diagnostic.ts'
import { musterOf, standsOn } from '../muster.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  code: 'won-at-start',
  summary: 'A side has the medals that win before the first card is played.',
  severity: 'error',
  isSurelyFine: ({ scenario }) => sides.every((side) => mostAtStart(scenario, side) < scenario.sides[side].medals),
  *check(context) {
    const { scenario, origins } = context
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
const mostAtStart = (scenario: CommandCardsScenario, side: Side): number => {
  const { sabotage, prisoners, equipment, exits } = scenario.special
  if (sabotage?.length || prisoners?.length || equipment?.length || exits?.length) return Number.POSITIVE_INFINITY
  const muster = musterOf(scenario)
  let most = 0
  for (const { medals, hexes } of scenario.medals)
    for (const hex of hexes) if (standsOn(muster, side, hex)) most += medals
  return most
}
