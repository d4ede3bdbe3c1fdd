import { defineRule, type SharedContext } from '../rule.ts'

export const rule = defineRule<SharedContext>({
  code: 'briefing-without-history',
  summary: 'A briefing does not say what happened.',
  severity: 'warning',
  *check({ compiled }) {
    const { path, text } = compiled.briefing
    if (/^##[ \t]+What happened[ \t]*$/m.test(text)) return
    yield {
      place: { file: path, path: [] },
      about: compiled.id,
      message: 'The briefing has no heading "What happened".',
      hint: 'Below "## What happened" stands the history; the page shows it after the game.',
    }
  },
})
