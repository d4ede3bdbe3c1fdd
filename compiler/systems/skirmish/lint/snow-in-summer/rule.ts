import { below } from '../../../../diagnostics/diagnostic.ts'
import { isSummer } from '../../../../lint/season.ts'
import { defineRule, type LintContext } from '../rule.ts'

export const rule = defineRule<LintContext>({
  summary: 'It snows in summer.',
  *check({ scenario: { weather, date }, origins }) {
    if (weather !== 'snow' || !isSummer(date)) return
    yield {
      place: below(origins.scenario, 'weather'),
      message: `It snows on ${date}.`,
      hint: 'Check date and weather. High in the mountains or south of the equator say so in "suppress".',
    }
  },
})
