import { briefingOf } from '../prose.ts'
import { defineRule, type SharedContext } from '../rule.ts'

export const rule = defineRule<SharedContext>({
  summary: 'A briefing does not say in which year it is.',
  *check({ compiled }) {
    const { briefing, scenario } = compiled
    const year = scenario.date.slice(0, 4)
    if (briefingOf(briefing).situation.text.includes(year)) return
    yield {
      place: { file: briefing.path, path: [] },
      message: `The briefing does not say that it is ${year}.`,
      hint: `Begin with the day, which is ${scenario.date} in scenario.yaml.`,
    }
  },
})
