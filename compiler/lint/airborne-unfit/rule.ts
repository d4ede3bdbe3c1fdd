import { below } from '../../diagnostics/diagnostic.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  code: 'airborne-unfit',
  summary:
    'A unit that is to drop or storm ashore never can: it is green, no infantry, or brings specialists to a drop.',
  severity: 'error',
  *check({ scenario, origins }) {
    const { rules } = scenario
    const least = rules.experience.levels[rules.landing.leastLevel]
    const dropped = new Set(
      scenario.sides.flatMap(({ cards }) =>
        cards.flatMap(({ card, unit }) => (rules.cards[card].effect === 'drop' && unit !== undefined ? [unit] : [])),
      ),
    )
    for (const [unit, { id, name, type, experience, specialists, arrives }] of scenario.units.entries()) {
      if (arrives?.by !== 'air' && !dropped.has(unit)) continue
      const [field, lacks] =
        rules.unitTypes[type].kind !== 'infantry'
          ? ['type', 'it is no infantry']
          : experience < least.from
            ? ['experience', `it has ${experience} experience; ${least.name.toLowerCase()} units have ${least.from}`]
            : specialists.length > 0
              ? ['specialists', 'its specialists cannot drop with it']
              : []
      if (field === undefined) continue // operational.H13
      yield {
        place: below(origins.units[unit], field),
        about: id,
        message: `${name} can never drop: ${lacks}.`,
        hint: 'Paratroops are infantry of some experience, and drop without specialists.',
      }
    }
  },
})
