import { below } from '../../diagnostics/diagnostic.ts'
import { defineRule, type SharedContext } from '../rule.ts'

export const rule = defineRule<SharedContext>({
  summary: 'A work that was used is older than the battle.',
  *check({ compiled }) {
    const { scenario, origins, sources } = compiled
    const event = Number(scenario.date.slice(0, 4))
    for (const [index, { title, year }] of sources.entries()) {
      if (year >= event) continue
      yield {
        place: below(origins.scenario, 'sources', index, 'year'),
        about: title,
        message: `"${title}" is of ${year}, and the battle of ${event}.`,
        hint: 'Check the year. If it is about the ground or the armies, say so in "suppress".',
      }
    }
  },
})
