import { below } from '../../diagnostics/diagnostic.ts'
import { plain } from '../prose.ts'
import { defineRule, type SharedContext } from '../rule.ts'
import { findTwice } from '../twice.ts'

export const rule = defineRule<SharedContext>({
  summary: 'A work is named twice among those that were used.',
  *check({ compiled }) {
    const { origins, sources } = compiled
    const placeOf = (index: number) => below(origins.scenario, 'sources', index)
    for (const { at, first } of findTwice(sources, ({ title, author }) => `${plain(title)} ${plain(author)}`)) {
      const { title } = sources[at]
      yield {
        place: placeOf(at),
        about: title,
        message: `"${title}" is named twice among the sources.`,
        related: [{ ...placeOf(first), message: 'The first time.' }],
        fix: { title: 'Remove the second one', edits: [{ do: 'remove', at: placeOf(at) }] },
      }
    }
  },
})
