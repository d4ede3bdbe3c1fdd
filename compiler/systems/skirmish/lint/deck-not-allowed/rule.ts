import { problemsOf } from '../../../../../engine/systems/skirmish/army.ts'
import { cardAt, defineRule, isReady, type LintContext } from '../rule.ts'

export const rule = defineRule<LintContext>({
  summary: 'A deck is not allowed: it costs too much, or has cards that it may not have.',
  severity: 'error',
  *check({ scenario, origins }) {
    const { sides, rules, year } = scenario
    for (const [side, seat] of sides.entries())
      for (const { card, text } of problemsOf(rules, seat, origins.points[side], year)) {
        const { id, name } = seat
        const army = isReady(scenario.rules, seat)
        const at = origins.sides[side]
        yield {
          place: card === undefined && !army ? at : cardAt(scenario.rules, seat, card ?? '', at),
          about: id,
          message: `The deck of ${name} is not allowed. ${text}`,
          hint: army
            ? 'Choose an army of that year and of fewer points, or write the cards in "units" and "support".'
            : 'Take cards away, raise "points", or set another "year".',
        }
      }
  },
})
