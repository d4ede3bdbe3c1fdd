import { below } from '../../../../diagnostics/diagnostic.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  summary: 'A unit that is to drop never can: it is green, too weak, or brings specialists.',
  severity: 'error',
  *check({ scenario, origins, game, start }) {
    const { rules } = scenario
    const least = rules.experience.levels[rules.landing.leastLevel]
    const dropped = new Set(
      scenario.sides.flatMap(({ cards }) =>
        cards.flatMap(({ card, unit }) => (rules.cards[card].effect === 'drop' && unit !== undefined ? [unit] : [])),
      ),
    )
    for (const [unit, { id, name, experience, specialists, arrives }] of scenario.units.entries()) {
      if (arrives?.by !== 'air' && !dropped.has(unit)) continue
      const [field, lacks] =
        experience < least.from
          ? ['experience', `it has ${experience} experience; ${least.name.toLowerCase()} units have ${least.from}`]
          : specialists.length > 0
            ? ['specialists', 'its specialists cannot drop with it']
            : game.isWeak(start, unit)
              ? ['steps', 'it has too few active steps']
              : []
      if (field === undefined) continue // operational.H13
      yield {
        place: below(origins.units[unit], field),
        about: id,
        message: `${name} can never drop: ${lacks}.`,
        hint: 'Paratroops have some experience and enough steps, and drop without specialists.',
      }
    }
  },
})
