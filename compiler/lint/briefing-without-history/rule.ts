import { briefingOf } from '../prose.ts'
import { defineRule, type SharedContext } from '../rule.ts'

export const rule = defineRule<SharedContext>({
  summary: 'A briefing does not say what happened.',
  *check({ compiled }) {
    const { briefing } = compiled
    if (briefingOf(briefing).history !== undefined) return
    yield {
      place: { file: briefing.path, path: [] },
      message: 'The briefing has no heading "What happened".',
      hint: 'Below "## What happened" stands the history; the page shows it after the game.',
    }
  },
})
