import { countWords, paragraphsOf, placeIn } from '../prose.ts'
import { defineRule, type SharedContext } from '../rule.ts'

/** Words of a paragraph that still fits a page without tiring anybody. */
const most = 200

export const rule = defineRule<SharedContext>({
  code: 'paragraph-too-long',
  summary: 'A paragraph of a briefing is too long to be read on a screen.',
  severity: 'warning',
  isSurelyFine: ({ compiled }) => !mayBeLong(compiled.briefing.text),
  *check({ compiled }) {
    const { briefing, id } = compiled
    for (const { text, start } of paragraphsOf(briefing.text)) {
      const words = countWords(text)
      if (words <= most) continue
      yield {
        place: placeIn(briefing, start, 1),
        about: id,
        message: `This paragraph has ${words} words.`,
        hint: `Leave an empty line where a new thought begins: after ${most} words at the latest.`,
      }
    }
  },
})

/** Whether what stands between empty lines may have too many words. */
const mayBeLong = (text: string): boolean => {
  for (let start = 0; start < text.length; ) {
    const empty = text.indexOf('\n\n', start)
    const end = empty < 0 ? text.length : empty
    // A word takes two characters: most paragraphs are too short to be counted.
    if ((end - start + 1) / 2 > most && countWords(text, most + 1, start, end) > most) return true
    start = end + 1
  }
  return false
}
