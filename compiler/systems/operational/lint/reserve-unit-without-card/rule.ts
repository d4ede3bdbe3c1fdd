import { below } from '../../../../diagnostics/diagnostic.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  code: 'reserve-unit-without-card',
  summary: 'A unit waits for a card that nobody holds.',
  severity: 'warning',
  *check({ scenario, origins }) {
    const called = new Set(scenario.sides.flatMap(({ cards }) => cards.map(({ unit }) => unit)))
    for (const [unit, { id, name, reserve, side }] of scenario.units.entries()) {
      if (reserve !== 'card' || called.has(unit)) continue
      yield {
        place: below(origins.units[unit], 'reserve'),
        about: id,
        message: `No card of ${scenario.sides[side].name} brings ${name}.`, // operational.H14
        hint: 'Name it in a card for a drop or landing, let it arrive in a turn, or leave it out.',
      }
    }
  },
})
