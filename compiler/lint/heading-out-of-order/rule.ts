import { placeAt } from '../../rulebook/spots.ts'
import { defineRule, type SharedContext } from '../rule.ts'

/** The page's own title is the only heading of the first level. */
const top = 1

export const rule = defineRule<SharedContext>({
  summary: 'A heading of a briefing has the level of the title, or skips one.',
  *check({ compiled }) {
    const { briefing } = compiled
    let above = top
    for (const { 0: whole, 1: marks, index } of briefing.text.matchAll(/^(#{1,6})[ \t]+\S.*$/gm)) {
      const level = marks.length
      const right = Math.min(Math.max(level, top + 1), above + 1)
      above = right
      if (level === right) continue
      const place = placeAt(briefing, index, level)
      const title = whole.slice(level).trim()
      yield {
        place,
        message:
          level === top
            ? `"${title}" has the level of the title, which the page has already.`
            : `"${title}" has level ${level} below one of level ${right - 1}.`,
        hint: 'Those who hear a page go by the levels of its headings: "##", and "###" below that.',
        fix: { title: `Write "${'#'.repeat(right)}"`, edits: [{ do: 'replace', at: place, text: '#'.repeat(right) }] },
      }
    }
  },
})
