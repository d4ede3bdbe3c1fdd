import { briefingOf } from '../prose.ts'
import { defineRule, type SharedContext } from '../rule.ts'

/** Returns the words that may stand for a name: its longer words, or all of it when it has none. */
const wordsOf = (name: string): readonly string[] => name.match(/\p{L}{4,}/gu) ?? [name]

export const rule = defineRule<SharedContext>({
  summary: 'A briefing does not speak of a place that decides the battle.',
  *check({ compiled, chart }) {
    if (chart.goals.length === 0) return
    const { briefing } = compiled
    const { situation } = briefingOf(briefing)
    let text: string | undefined
    // A briefing that names no place at all is told so once.
    if (chart.names.length > 0 && !chart.names.some(({ name }) => situation.text.includes(name))) return
    for (const { name, place } of chart.goals) {
      if (situation.text.includes(name)) continue
      text ??= situation.text.toLowerCase()
      if (wordsOf(name).some((word) => text?.includes(word.toLowerCase()))) continue
      yield {
        place: { file: briefing.path, path: [] },
        about: name,
        message: `The briefing does not speak of "${name}", which counts in the end.`,
        hint: 'Say who wants it and what it is worth.',
        related: [{ ...place, message: 'What counts.' }],
      }
    }
  },
})
