import { placeAt } from '../../rulebook/spots.ts'
import { defineRule, type SharedContext } from '../rule.ts'

const empty = /\[((?:click )?here|this|this (?:link|page)|(?:read )?more|link|https?:[^\]]*)\]\(/gi

export const rule = defineRule<SharedContext>({
  summary: 'The words of a link do not say where it leads.',
  *check({ compiled }) {
    const { briefing } = compiled
    for (const match of briefing.text.matchAll(empty)) {
      const words = match[1]
      yield {
        place: placeAt(briefing, match.index + 1, words.length),
        message: `The link "${words}" does not say where it leads.`,
        hint: 'Those who hear a page jump from link to link: let the words name what is there.',
      }
    }
  },
})
