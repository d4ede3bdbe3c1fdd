import { placeAt } from '../../rulebook/spots.ts'
import { defineRule, type SharedContext } from '../rule.ts'

/** Small words that never follow themselves, but for a slip. */
const doubled = /\b(the|an?|of|and|to|is|was|for|at|by|with|from|into)[ \t]+\1\b/gi

export const rule = defineRule<SharedContext>({
  summary: 'A small word of a briefing stands twice in a row.',
  *check({ compiled }) {
    const { briefing } = compiled
    for (const { 0: both, 1: word, index } of briefing.text.matchAll(doubled)) {
      const place = placeAt(briefing, index, both.length)
      yield {
        place,
        message: `"${both}" has the word twice.`,
        fix: { title: `Write "${word}"`, edits: [{ do: 'replace', at: place, text: word }] },
      }
    }
  },
})
