import { placeAt } from '../../rulebook/spots.ts'
import { paragraphsOf } from '../prose.ts'
import { defineRule, type SharedContext } from '../rule.ts'

const mark = /(?<!\\)\*\*/g

export const rule = defineRule<SharedContext>({
  summary: 'Bold print begins in a paragraph of a briefing and does not end.',
  *check({ compiled }) {
    const { briefing } = compiled
    for (const { text, start } of paragraphsOf(briefing.text)) {
      const marks = [...text.matchAll(mark)]
      const last = marks.at(-1)
      if (last === undefined || marks.length % 2 === 0) continue
      yield {
        place: placeAt(briefing, start + last.index, 2),
        message: 'This mark "**" has no partner in its paragraph.',
        hint: 'Bold print stands between two of them, in one paragraph; a single one is printed as two stars.',
      }
    }
  },
})
