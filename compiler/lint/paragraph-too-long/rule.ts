import { placeAt } from '../../rulebook/spots.ts'
import { countWords, paragraphsOf } from '../prose.ts'
import { defineRule, type SharedContext } from '../rule.ts'

/** Words of a paragraph that still fits a page without tiring anybody. */
const most = 200

export const rule = defineRule<SharedContext>({
  summary: 'A paragraph of a briefing is too long to be read on a screen.',
  *check({ compiled }) {
    const { briefing } = compiled
    for (const { text, start } of paragraphsOf(briefing.text)) {
      const words = countWords(text)
      if (words <= most) continue
      yield {
        place: placeAt(briefing, start, 1),
        message: `This paragraph has ${words} words.`,
        hint: `Leave an empty line where a new thought begins: after ${most} words at the latest.`,
      }
    }
  },
})
