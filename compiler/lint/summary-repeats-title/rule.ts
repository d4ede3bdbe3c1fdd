import { below } from '../../diagnostics/diagnostic.ts'
import { plain } from '../prose.ts'
import { defineRule, type SharedContext } from '../rule.ts'

export const rule = defineRule<SharedContext>({
  summary: 'The summary of a scenario says no more than its title.',
  *check({ compiled }) {
    const { scenario, origins } = compiled
    if (plain(scenario.summary) !== plain(scenario.title)) return
    yield {
      place: below(origins.scenario, 'summary'),
      message: `The summary is the title again: "${scenario.summary}".`,
      hint: 'Lists print both. Say where and when it is, and what somebody wants there, in one sentence.',
    }
  },
})
